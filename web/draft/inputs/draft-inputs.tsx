import type { DraftField } from '#contract/draft/document.ts'
import type { Currency } from '#contract/currency.ts'

import { useTexts } from '../../texts.ts'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { PhoneInput } from '../../ui/form/phone-input.tsx'
import { SelectInput } from '../../ui/form/select-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useEditing, useField, useValue } from '../draft-context.ts'
import { ChoiceRow } from './choice-row.tsx'
import { ClashNote } from './clash-note.tsx'
import { useIsMust } from './use-is-must.ts'
import { asAmount, asWhole } from './writing.ts'

type Shared = { name: DraftField; label: string; hint?: string | undefined }

/** One line of text. */
export function DraftText({ name, label, hint, ...more }: Shared & Partial<React.ComponentProps<typeof TextInput>>) {
  const isRequired = useIsMust(name)
  return (
    <div data-field={name}>
      <TextInput field={useField(name)} label={label} isRequired={isRequired} {...(hint && { hint })} {...more} />
      <ClashNote name={name} />
    </div>
  )
}

/** A whole number, on a pad of digits. */
export function DraftNumber({ name, label, hint }: Shared) {
  const isRequired = useIsMust(name)
  return (
    <div data-field={name}>
      <TextInput
        field={useField(name, asWhole)}
        label={label}
        isRequired={isRequired}
        inputMode={name === 'level' ? 'text' : 'numeric'}
        autoComplete="off"
        {...(hint && { hint })}
      />
      <ClashNote name={name} />
    </div>
  )
}

/** An amount of money in the listing's currency. */
export function DraftMoney({ name, label, hint, currency }: Shared & { currency: Currency }) {
  const isRequired = useIsMust(name)
  return (
    <div data-field={name}>
      <MoneyInput
        field={useField(name, asAmount)}
        label={label}
        currency={currency}
        isRequired={isRequired}
        {...(hint && { hint })}
      />
      <ClashNote name={name} />
    </div>
  )
}

export function DraftDate({ name, label, hint }: Shared) {
  return (
    <div data-field={name}>
      <TextInput field={useField(name)} label={label} type="date" {...(hint && { hint })} />
      <ClashNote name={name} />
    </div>
  )
}

export function DraftPhone({ name, label }: Shared) {
  return (
    <div data-field={name}>
      <PhoneInput field={useField(name)} label={label} />
      <ClashNote name={name} />
    </div>
  )
}

type Options = { options: readonly { value: string; label: string }[] }

/** One of many, or none. */
export function DraftSelect({
  name,
  label,
  hint,
  options,
  onPick,
}: Shared & Options & { onPick?: (value: string) => void }) {
  const t = useTexts()
  const field = useField(name)
  const isRequired = useIsMust(name)
  return (
    <div data-field={name}>
      <SelectInput
        field={{
          ...field,
          onChange: (value) => {
            field.onChange(value)
            onPick?.(value)
          },
        }}
        label={label}
        none={t('form.choose')}
        hint={hint}
        options={options}
        isRequired={isRequired}
      />
      <ClashNote name={name} />
    </div>
  )
}

type Choices = { choices: readonly { value: unknown; label: string }[] }

/** One of a few, each as large as a finger; pressed again, none. */
export function DraftChoice({ name, label, hint, choices }: Shared & Choices) {
  const { store } = useEditing()
  const value = useValue(name) ?? null
  const isRequired = useIsMust(name)
  return (
    <div data-field={name}>
      <ChoiceRow
        name={name}
        label={label}
        hint={hint}
        isRequired={isRequired}
        choices={choices}
        value={value}
        onChoose={(next) => {
          store.edit(name, next)
          void store.flush()
        }}
      />
      <ClashNote name={name} />
    </div>
  )
}

/** Yes, no, or nothing said. */
export function DraftYesNo({ name, label, hint }: Shared) {
  const t = useTexts()
  const choices = [
    { value: true, label: t('draft.yes') },
    { value: false, label: t('draft.no') },
    { value: null, label: t('draft.not_said') },
  ]
  return <DraftChoice name={name} label={label} hint={hint} choices={choices} />
}
