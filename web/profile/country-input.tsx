import { useEffect, useState } from 'react'

import { accountEndpoints } from '#contract/account/account.ts'

import { useLanguage, useTexts } from '../texts.ts'
import { SelectInput } from '../ui/form/select-input.tsx'
import type { Field } from '../ui/form/use-form.ts'
import { useCall } from '../use-call.ts'

/** The countries of the world, as the API names them; until they are there, the one that is chosen. */
export function CountryInput({ field }: { field: Field }) {
  const t = useTexts()
  const language = useLanguage()
  const call = useCall()
  const [countries, setCountries] = useState<readonly { code: string; name: string }[]>([])
  useEffect(() => {
    const left = new AbortController()
    call(accountEndpoints.countries, {}, left.signal).then(
      ({ data }) => setCountries(data),
      () => undefined,
    )
    return () => left.abort()
  }, [call])
  const nameOf = (code: string) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  const known = countries.length > 0 || !field.value ? countries : [{ code: field.value, name: nameOf(field.value) }]
  return (
    <SelectInput
      field={field}
      label={t('profile.country')}
      none={t('profile.none')}
      autoComplete="country"
      options={known.map(({ code, name }) => ({ value: code, label: name }))}
    />
  )
}
