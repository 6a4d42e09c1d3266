import { userTypes, type UserType } from '#contract/account/account.ts'

import { useTexts } from '../../texts.ts'
import { ChoicesInput } from '../../ui/form/choices-input.tsx'
import type { Field } from '../../ui/form/use-form.ts'

/** What somebody is in this market: one thing or several. */
export function TypeInput({ field }: { field: Field<readonly UserType[]> }) {
  const t = useTexts()
  return (
    <ChoicesInput
      field={field}
      title={t('form.type.title')}
      choices={userTypes.map((value) => ({
        value,
        label: t(`form.type.${value}`),
        text: t(`form.type.${value}_text`),
      }))}
    />
  )
}
