import { useState } from 'react'

import { TextField } from './text-field.tsx'

type Props = { name: string; label: string; value: number; onChange: (percent: number) => void }

/** A percentage that another field may change too: as it was typed while it is typed. */
export function PercentField({ name, label, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div onBlur={() => setTyped(null)}>
      <TextField
        name={name}
        label={label}
        value={typed ?? String(value)}
        onChange={(text) => {
          setTyped(text)
          const percent = Number(text.replace(',', '.'))
          if (text.trim() !== '' && Number.isFinite(percent)) onChange(percent)
        }}
      />
    </div>
  )
}
