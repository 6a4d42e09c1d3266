import { hoursBetween } from '#contract/import/run.ts'

import { useTexts } from '../texts.ts'
import { CheckInput } from '../ui/form/check-input.tsx'
import { SelectInput } from '../ui/form/select-input.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import type { useForm } from '../ui/form/use-form.ts'
import styles from './import.module.css'
import type { SourceValues } from './source-values.ts'

type Props = {
  field: ReturnType<typeof useForm<SourceValues>>['field']
  values: SourceValues
  hasPassword: boolean
}

/** Where files are fetched, how often, and as whom. */
export function AddressFields({ field, values, hasPassword }: Props) {
  const t = useTexts()
  return (
    <>
      <TextInput
        field={field('address')}
        label={t('import.address')}
        hint={t('import.address_hint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        isRequired
      />
      <SelectInput
        field={field('every_hours')}
        label={t('import.every')}
        none={t('import.every.none')}
        options={hoursBetween.map((hours) => ({ value: String(hours), label: t(`import.every.${hours}`) }))}
      />
      <div className={styles.grid}>
        <TextInput
          field={field('user')}
          label={t('import.user')}
          {...(values.kind === 'reso_api' && { hint: t('import.user_hint_api') })}
          autoComplete="off"
          spellCheck={false}
        />
        <TextInput
          field={field('password')}
          label={t(values.kind === 'reso_api' ? 'import.password_api' : 'import.password')}
          {...(hasPassword && { hint: t('import.password_kept') })}
          type="password"
          autoComplete="new-password"
        />
      </div>
      {values.kind === 'reso_api' && values.user.trim() !== '' && (
        <TextInput
          field={field('token_address')}
          label={t('import.token_address')}
          hint={t('import.token_address_hint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {hasPassword && !values.password && (
        <CheckInput field={field('drops_password')}>{t('import.password_drop')}</CheckInput>
      )}
    </>
  )
}
