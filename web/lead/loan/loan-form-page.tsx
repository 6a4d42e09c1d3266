import { currencies } from '#contract/currency.ts'
import { listingCode } from '#contract/fields.ts'
import { longestAmountText, readAmount } from '#contract/amount.ts'

import { createBreadcrumbData } from '../../crumbs.ts'
import { createMeta, type Head } from '../../meta.ts'
import { getLanguage, toPath, getTwinPaths } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import { useTexts } from '../../texts.ts'
import { FormSection } from '../../ui/page/form-section.tsx'
import { LoanForm } from '../forms/lazy-forms.ts'
import { ContactWays } from '../contact-ways/contact-ways.tsx'
import { PageIntro } from '../../ui/page/page-intro.tsx'
import type { Route } from './+types/loan-form-page'

export function loader({ url, context }: Route.LoaderArgs) {
  const site = getSite(context)
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const title = t('mortgage.form.title')
  const crumbs = [
    { name: t('mortgage.home'), path: toPath('home', language) },
    { name: t('mortgage.title'), path: toPath('mortgages', language) },
  ]
  const head: Head = {
    title,
    description: t('mortgage.form.description'),
    paths: getTwinPaths('loan_form'),
    data: [createBreadcrumbData(crumbs, { name: title, path: toPath('loan_form', language) }, site.url)],
  }
  return {
    head,
    site: { url: site.url, name: site.brand.name },
    language,
    crumbs,
    asked: readAskedLoan(url.searchParams),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function LoanFormPage({ loaderData: { crumbs, asked } }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <>
      <PageIntro crumbs={crumbs} title={t('mortgage.form.title')} lead={t('mortgage.form.lead')} />
      <FormSection
        id="solicitud"
        title={t('mortgage.form.next')}
        text={t('mortgage.form.next_text')}
        beside={<ContactWays message={t('mortgage.message')} />}
      >
        <LoanForm {...asked} />
      </FormSection>
    </>
  )
}

/** What a calculator or a property's page sent along; an amount that cannot be read stands as it was written. */
function readAskedLoan(query: URLSearchParams) {
  const currency = currencies.find((one) => one === query.get('currency')) ?? 'USD'
  const amount = (name: string) => {
    const text = (query.get(name) ?? '').slice(0, longestAmountText)
    const read = readAmount(text, currency)
    return Number.isNaN(read) ? text : String(read)
  }
  return {
    currency,
    loan_amount: amount('loan_amount'),
    initial_payment: amount('initial_payment'),
    property_code: listingCode.safeParse(query.get('property_code')).data ?? '',
  }
}
