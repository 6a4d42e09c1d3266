import { freshnessEndpoints, type ReportReason, reportReasons } from '#contract/freshness/freshness.ts'
import { propertyEndpoints } from '#contract/property/property.ts'
import { data } from 'react-router'

import { createMeta, type Head } from '../meta.ts'
import { getLanguage, getTwinPaths, toPropertyPath } from '../paths.ts'
import { getSite } from '../site.ts'
import { getTexts } from '../texts.server.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import styles from '../account/account.module.css'
import { ReportForm } from './report-form.tsx'
import type { Route } from './+types/report-page'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const site = getSite(context)
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const { code } = params
  const isCode = /^\d{2}-\d{4,8}$/.test(code)
  const found = isCode ? await site.callIn(language)(propertyEndpoints.byCode, { codes: [code] }) : null
  const property = found?.data[0]
  if (!property) throw data(null, { status: found?.meta.gone[0] ? 410 : 404 })
  const head: Head = {
    title: `${t('report.title')} · ${site.brand.name}`,
    description: t('report.lead', { title: property.title }),
    paths: getTwinPaths('report', { code }),
    isHidden: true,
  }
  return {
    head,
    site: { url: site.url, name: site.brand.name },
    language,
    property,
    isDone: url.searchParams.has('done'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function ReportPage({ loaderData: { property, isDone } }: Route.ComponentProps) {
  const t = useTexts()
  const back = <ButtonLink to={toPropertyPath(property, useLanguage())}>{t('report.back')}</ButtonLink>
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1>{t('report.title')}</h1>
        {isDone ? (
          <>
            <output>{t('report.thanks')}</output>
            <div className="actions">{back}</div>
          </>
        ) : (
          <>
            <p>{t('report.lead', { title: property.title })}</p>
            <div className="scripted">
              <ReportForm code={property.code} back={back} />
            </div>
            <PlainForms code={property.code} />
          </>
        )}
      </section>
    </div>
  )
}

/** One press for each reason, for who reads without scripts. */
function PlainForms({ code }: { code: string }) {
  const t = useTexts()
  const path = (reason: ReportReason) =>
    freshnessEndpoints.reportPlainly.path.replace('{code}', code).replace('{reason}', reason)
  return (
    <div className="unscripted">
      <div className="stack">
        {reportReasons.map((reason) => (
          <form key={reason} method="post" action={path(reason)}>
            <Button type="submit" look="secondary">
              {t(`report.reason_${reason}`)}
            </Button>
          </form>
        ))}
      </div>
    </div>
  )
}
