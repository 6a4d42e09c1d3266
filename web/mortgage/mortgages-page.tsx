import { IconPhone } from '@tabler/icons-react'

import { termLimits } from '#contract/mortgage/loan-terms.ts'

import { createMeta } from '../meta.ts'
import { toPath } from '../paths.ts'
import { formatPhone, toTelephoneLink } from '../phone.ts'
import { getSite } from '../site.ts'
import { getTexts } from '../texts.server.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx'
import { PageIntro } from '../ui/page/page-intro.tsx'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/mortgages-page'
import { Documents } from './documents.tsx'
import { loadLoan } from './calculator/load-loan.ts'
import { LoanFacts } from './calculator/loan-facts.tsx'
import { LoanSteps } from './loan-steps.tsx'
import styles from './mortgages-page.module.css'
import { Questions, createQuestionsData } from './questions.tsx'
import { QuickQuota } from './quick-quota.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = getSite(context)
  const { head, ...loaded } = await loadLoan(url, site, 'mortgages')
  const data = [...(head.data ?? []), createQuestionsData(getTexts(loaded.language))]
  return { ...loaded, head: { ...head, data }, bank: site.brand.mortgage_referral?.bank ?? null }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function MortgagesPage({ loaderData }: Route.ComponentProps) {
  const { crumbs, asked, refused, exchange, bank } = loaderData
  const t = useTexts()
  const language = useLanguage()
  const { phone } = useSite().brand.contact
  return (
    <>
      <PageIntro crumbs={crumbs} title={t('mortgage.title')} lead={t('mortgage.lead', { years: termLimits.most })}>
        <div className="cluster on-screen">
          <ButtonLink to={toPath('loan_form', language)}>{t('mortgage.apply')}</ButtonLink>
          <ButtonLink to={toPath('loan_calculator', language)} look="secondary">
            {t('mortgage.calculator')}
          </ButtonLink>
          {bank && (
            <ButtonLink to={toPath('mortgage_referral', language)} look="secondary">
              {t('mortgage.with_bank', { bank })}
            </ButtonLink>
          )}
          <ButtonAnchor href={toTelephoneLink(phone)} look="secondary">
            <IconPhone size={20} stroke={1.75} aria-hidden />
            {t('mortgage.call', { phone: formatPhone(phone) })}
          </ButtonAnchor>
        </div>
      </PageIntro>
      <div className="wrap">
        <div className={styles.first}>
          <LoanFacts />
          <QuickQuota asked={asked} refused={refused} exchange={exchange} />
        </div>
        <LoanSteps />
        <Documents />
        <Questions />
        <p className={styles.note}>{t('mortgage.note')}</p>
      </div>
    </>
  )
}
