import { useEffect, useState } from 'react'

import { accountEndpoints } from '#contract/account/account.ts'

import { countryNames } from '#locales/country-names.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { useCall } from '../../use-call.ts'
import { SelectInput } from '../../ui/form/select-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import type { Field } from '../../ui/form/use-form.ts'

type Props = {
  field: Field
  label: string
  isRequired?: boolean
  /** Where a name does as well as a code: typed if the list cannot be had. */
  takesNames?: boolean
  autoComplete?: string
}

/** The countries of the world, as the API names them; until they are there, the one that is chosen. */
export function CountryInput({ field, label, isRequired, takesNames, autoComplete = 'country' }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { countries, hasFailed } = useCountries()
  const nameOf = (code: string) => countryNames(language).of(code) ?? code
  const required = isRequired ? { isRequired } : {}
  if (takesNames && hasFailed) {
    return <TextInput field={field} label={label} {...required} autoComplete={`${autoComplete}-name`} maxLength={80} />
  }
  const known = countries.length > 0 || !field.value ? countries : [{ code: field.value, name: nameOf(field.value) }]
  return (
    <SelectInput
      field={field}
      label={label}
      {...required}
      none={t(isRequired ? 'form.choose' : 'form.none')}
      autoComplete={autoComplete}
      options={known.map(({ code, name }) => ({ value: code, label: name }))}
    />
  )
}

function useCountries() {
  const call = useCall()
  const [countries, setCountries] = useState<readonly { code: string; name: string }[]>([])
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    call(accountEndpoints.countries, {}, left.signal).then(
      ({ data }) => setCountries(data),
      () => {
        if (!left.signal.aborted) setFailed(true)
      },
    )
    return () => left.abort()
  }, [call])
  return { countries, hasFailed }
}
