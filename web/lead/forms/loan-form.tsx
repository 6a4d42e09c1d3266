import { currencies, type Currency } from '#contract/currency.ts'
import { enquiryEndpoints, loanInput, longestMessage } from '#contract/lead/enquiry.ts'

import { useTexts } from '../../texts.ts'
import { CountryInput } from '../../account/inputs/country-input.tsx'
import { EmailInput } from '../../ui/form/email-input.tsx'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { SelectInput } from '../../ui/form/select-input.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { LeadForm } from './lead-form.tsx'
import styles from './lead.module.css'
import { BirthInput, FullNameInput, IdentityInputs, NumbersInputs } from './person-inputs.tsx'
import { useLead } from './use-lead.ts'

/** What the address of the form brings from a calculator or a property. */
export type LoanDraft = { currency: Currency; loan_amount: string; initial_payment: string; property_code: string }

const person = {
  full_name: '',
  nationality: '',
  identification_type: 'id_card',
  identification: '',
  cellphone: '',
  phone: '',
  email: '',
  country: '',
  birth_date: '',
  comment: '',
}

/** A request for a mortgage loan: who asks, and for how much. */
export function LoanForm(asked: LoanDraft) {
  const t = useTexts()
  const lead = useLead<typeof person & Record<keyof LoanDraft, string>>({
    name: 'loan',
    action: 'loan',
    start: { ...person, ...asked },
    // Whoever comes with figures means these.
    wins: asked.loan_amount || asked.property_code ? asked : {},
    schema: loanInput,
    endpoint: enquiryEndpoints.loan,
  })
  const { field, values } = lead
  return (
    <LeadForm lead={lead} submit={t('lead.request.submit')} sent={t('lead.request_sent')}>
      <h2 className={styles.part}>{t('lead.loan.who')}</h2>
      <FullNameInput field={field('full_name')} />
      <div className={styles.pair}>
        <IdentityInputs type={field('identification_type')} number={field('identification')} />
        <CountryInput
          field={field('nationality')}
          label={t('lead.facts.nationality')}
          autoComplete="off"
          isRequired
          takesNames
        />
        <BirthInput field={field('birth_date')} />
      </div>
      <h2 className={styles.part}>{t('lead.loan.reach')}</h2>
      <div className={styles.pair}>
        <NumbersInputs cellphone={field('cellphone')} phone={field('phone')} />
        <EmailInput field={field('email')} label={t('lead.email')} />
        <CountryInput field={field('country')} label={t('lead.facts.country')} isRequired takesNames />
      </div>
      <h2 className={styles.part}>{t('lead.loan.what')}</h2>
      <div className={styles.pair}>
        <SelectInput
          field={field('currency')}
          label={t('lead.facts.currency')}
          options={currencies.map((value) => ({ value, label: t(`lead.currency.${value}`) }))}
          isRequired
        />
        <MoneyInput
          field={field('initial_payment')}
          label={t('lead.facts.initial_payment')}
          currency={currencyOf(values.currency)}
          isRequired
        />
        <MoneyInput
          field={field('loan_amount')}
          label={t('lead.facts.loan_amount')}
          currency={currencyOf(values.currency)}
          isRequired
        />
        <TextInput
          field={field('property_code')}
          label={t('lead.property_code')}
          placeholder="10-20345"
          autoComplete="off"
          maxLength={11}
        />
      </div>
      <TextArea field={field('comment')} label={t('lead.comment')} rows={3} maxLength={longestMessage} />
    </LeadForm>
  )
}

const currencyOf = (value: string): Currency => currencies.find((currency) => currency === value) ?? 'USD'
