import { useState } from 'react'

import { initialLimits } from '#contract/mortgage/loan-terms.ts'
import { readPercent } from '#contract/amount.ts'

import { useTexts } from '../../texts.ts'
import { PercentField } from '../number-fields.tsx'

const [least, most] = [initialLimits.least * 100, initialLimits.most * 100]

type Props = { value: number; onChange: (percent: number) => void; refused?: string | undefined }

/** The initial payment as a percentage, which the amount may change too: as it was typed while it is typed. */
export function InitialPercentField({ value, onChange, refused }: Props) {
  const t = useTexts()
  const [typed, setTyped] = useState<string | null>(refused ?? null)
  return (
    <PercentField
      name="initial_percent"
      label={t('mortgage.calc.percent')}
      value={typed ?? String(value)}
      least={least}
      most={most}
      onChange={(text) => {
        setTyped(text)
        const percent = readPercent(text, least, most)
        if (!Number.isNaN(percent)) onChange(percent)
      }}
      onBlur={() => {
        if (typed !== null && !Number.isNaN(readPercent(typed, least, most))) setTyped(null)
      }}
    />
  )
}
