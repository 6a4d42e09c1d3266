import { IconX } from '@tabler/icons-react'

import { useLanguage, useTexts } from '../../texts.ts'
import styles from '../import.module.css'
import { TargetSelect } from './target-select.tsx'
import { isList, listOptions, nameTarget } from './targets.ts'

type Props = { constants: Record<string, string>; onChange: (constants: Record<string, string>) => void }

/** What no column says and is the same for every row. */
export function Constants({ constants, onChange }: Props) {
  const t = useTexts()
  const said = Object.keys(constants)
  return (
    <section className={styles.card} aria-labelledby="constants">
      <h2 id="constants">{t('import.constants')}</h2>
      <p className="muted">{t('import.constants_text')}</p>
      {said.length > 0 && (
        <ul className={styles.constants}>
          {said.map((target) => (
            <li key={target}>
              <b>{nameTarget(target, t)}</b>
              <ConstantValue
                target={target}
                value={constants[target] ?? ''}
                onChange={(value) => onChange({ ...constants, [target]: value })}
              />
              <button
                type="button"
                aria-label={t('import.constant_drop', { target: nameTarget(target, t) })}
                onClick={() => {
                  const { [target]: _, ...rest } = constants
                  onChange(rest)
                }}
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.target}>
        <TargetSelect
          label={t('import.constant_add')}
          none={t('import.constant_add')}
          value={null}
          only={(target) => !said.includes(target) && target !== 'referencia' && !isList(target)}
          onChange={(target) => target && onChange({ ...constants, [target]: firstValue(target) })}
        />
      </div>
    </section>
  )
}

function ConstantValue({
  target,
  value,
  onChange,
}: {
  target: string
  value: string
  onChange: (value: string) => void
}) {
  const t = useTexts()
  const options = listOptions(target, useLanguage())
  const label = t('import.constant_value', { target: nameTarget(target, t) })
  if (!options) {
    return (
      <input
        aria-label={label}
        value={value}
        maxLength={200}
        autoComplete="off"
        onChange={({ target: { value: next } }) => onChange(next)}
      />
    )
  }
  return (
    <select aria-label={label} value={value} onChange={({ target: { value: next } }) => onChange(next)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

const firstValue = (target: string) => listOptions(target, 'es')?.[0]?.value ?? ''
