import { useEffect, useState } from 'react'

import { arrivals } from '#contract/import/source.ts'
import { goneRules } from '#contract/import/run.ts'

import { useSession } from '../account/session/session.ts'
import { useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { CheckInput } from '../ui/form/check-input.tsx'
import { SelectInput } from '../ui/form/select-input.tsx'
import { SendButton } from '../ui/form/send-button.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { AddressFields } from './address-fields.tsx'
import { AgentInput } from './agent-input.tsx'
import styles from './import.module.css'
import { RefusedLines } from './refused-lines.tsx'
import { KindChoice, RadioCards } from './kind-choice.tsx'
import { isByAddress, sourceSchemas, type SourceValues } from './source-values.ts'

type Props = {
  start: SourceValues
  /** What the source is cannot be changed any more. */
  isThere?: boolean
  hasPassword?: boolean
  submit: string
  send: (values: SourceValues) => Promise<void>
  onRefused: (error: unknown) => void
  onCancel: () => void
  /** Why it could not be sent, beside what is said of fields. */
  failure: readonly string[]
  onChange?: (values: SourceValues) => void
}

/** All that is said of a source. */
export function SourceForm({ start, isThere = false, hasPassword = false, submit, failure, ...rest }: Props) {
  const t = useTexts()
  const isStaff = useSession()?.user.role === 'staff'
  const [schema, setSchema] = useState(isByAddress(start) ? sourceSchemas.address : sourceSchemas.file)
  const { formProps, field, values, fill, isSending } = useForm({
    start,
    schema,
    send: rest.send,
    onRefused: rest.onRefused,
  })
  const isFar = isByAddress(values)
  const asked = isFar ? sourceSchemas.address : sourceSchemas.file
  if (asked !== schema) setSchema(asked)
  const { onChange } = rest
  useEffect(() => onChange?.(values), [onChange, values])
  return (
    <form {...formProps} className={styles.form}>
      <section className={styles.card}>
        <TextInput
          field={field('name')}
          label={t('import.name')}
          hint={t('import.name_hint')}
          maxLength={80}
          isRequired
        />
        {!isThere && <KindChoice field={field('kind')} />}
        {!isThere && values.kind !== 'reso_api' && (
          <RadioCards
            field={field('arrival')}
            title={t('import.arrival')}
            options={arrivals.map((value) => ({
              value,
              label: t(`import.arrival.${value}`),
              text: t(`import.arrival_hint.${value}`),
            }))}
          />
        )}
        {isFar && <AddressFields field={field} values={values} hasPassword={hasPassword} />}
      </section>
      <section className={styles.card}>
        <AgentInput
          agencyId={values.agency_id}
          field={field('agent_id')}
          onAgency={isThere || !isStaff ? undefined : (agency_id) => fill((before) => chooseAgency(before, agency_id))}
        />
        <SelectInput
          field={field('gone')}
          label={t('import.gone')}
          options={goneRules.map((value) => ({ value, label: t(`import.gone.${value}`) }))}
        />
        {isStaff && (
          <fieldset className={styles.choice}>
            <legend>{t('import.network_rules')}</legend>
            <CheckInput field={field('is_trusted')}>{t('import.trusted')}</CheckInput>
            <CheckInput field={field('publishes_without_pictures')}>{t('import.without_pictures')}</CheckInput>
          </fieldset>
        )}
      </section>
      <RefusedLines failure={failure} />
      <div className="cluster">
        <SendButton isSending={isSending} className="">
          {submit}
        </SendButton>
        <Button look="secondary" onClick={rest.onCancel}>
          {t('import.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Who was chosen of another agency is none of this one. */
function chooseAgency(before: SourceValues, agency_id: string): Partial<SourceValues> {
  return before.agency_id === '' ? { agency_id } : { agency_id, agent_id: '' }
}
