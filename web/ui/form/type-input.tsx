import { useId } from 'react'

import { userTypes, type UserType } from '#contract/account/account.ts'

import { useTexts } from '../../texts.ts'
import styles from './form.module.css'
import type { Field } from './use-form.ts'

/** What somebody is in this market: one thing or several. */
export function TypeInput({ field: { value, problem, onChange } }: { field: Field<readonly UserType[]> }) {
  const t = useTexts()
  const id = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className={styles.label}>{t('form.type.title')}</legend>
      {userTypes.map((type) => (
        <label key={type} className={styles.check}>
          <input
            type="checkbox"
            name="type"
            value={type}
            checked={value.includes(type)}
            aria-invalid={problem ? true : undefined}
            onChange={({ target }) => {
              onChange(target.checked ? [...value, type] : value.filter((other) => other !== type))
            }}
          />
          <span>
            {t(`form.type.${type}`)}
            <small>{t(`form.type.${type}_text`)}</small>
          </span>
        </label>
      ))}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
