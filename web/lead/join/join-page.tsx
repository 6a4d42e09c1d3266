import { agencyEndpoints } from '#contract/agency/agency.ts'

import { createBreadcrumbData } from '../../crumbs.ts'
import { createMeta, type Head } from '../../meta.ts'
import { getLanguage, toPath, getTwinPaths } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { FormSection } from '../../ui/page/form-section.tsx'
import { JoinForm } from '../forms/lazy-forms.ts'
import { ContactWays } from '../contact-ways/contact-ways.tsx'
import { Offices } from '../contact-ways/offices.tsx'
import { PageIntro } from '../../ui/page/page-intro.tsx'
import { useSite } from '../../use-site.ts'
import type { Route } from './+types/join-page'
import { JoinReasons } from './join-reasons.tsx'
import { WhatWeAsk } from './what-we-ask.tsx'
import styles from './join-page.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = getSite(context)
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const crumbs = [{ name: t('pieces.home'), path: toPath('home', language) }]
  const head: Head = {
    title: t('join.head.title', { brand: site.brand.name }),
    description: t('join.head.description'),
    paths: getTwinPaths('join'),
    data: [createBreadcrumbData(crumbs, { name: t('join.crumb'), path: toPath('join', language) }, site.url)],
  }
  const { data: offices } = await site.callIn(language)(agencyEndpoints.locations, {})
  return { head, site: { url: site.url, name: site.brand.name }, language, crumbs, offices }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function JoinPage({ loaderData: { crumbs, offices } }: Route.ComponentProps) {
  const t = useTexts()
  const language = useLanguage()
  const { brand } = useSite()
  return (
    <>
      <PageIntro crumbs={crumbs} title={t('join.title')} lead={t('join.lead', { brand: brand.name })}>
        <ButtonAnchor href="#solicitud">{t('join.apply')}</ButtonAnchor>
      </PageIntro>
      <JoinReasons />
      <WhatWeAsk />
      <FormSection
        id="solicitud"
        title={t('join.form.title')}
        text={t('join.form.text')}
        beside={<ContactWays message={t('join.message')} />}
      >
        <JoinForm />
      </FormSection>
      <section className="section">
        <div className="wrap">
          <h2>{t('join.where.title')}</h2>
          <p className="introducing">{t('join.where.text')}</p>
          <Offices offices={offices} />
        </div>
      </section>
      <section className={`wrap ${styles.franchise}`}>
        <h2>{t('join.franchise.title')}</h2>
        <p>{t('join.franchise.text')}</p>
        <ButtonLink to={toPath('franchises', language)} look="sol">
          {t('join.franchise.action')}
        </ButtonLink>
      </section>
    </>
  )
}
