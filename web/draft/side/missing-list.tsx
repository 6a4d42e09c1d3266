import { Link } from 'react-router'

import { useTexts } from '../../texts.ts'
import { describeHeld } from '../draft-context.ts'
import { nameDraftField } from '../name-field.ts'
import { findSection } from '../sections/sections.ts'
import { useMissing } from '../use-missing.ts'
import styles from './side.module.css'

/** What stands in the way of a publication, each with the way to it. */
export function MissingList() {
  const t = useTexts()
  const missing = useMissing()
  if (missing.length === 0) return null
  return (
    <div className={styles.missing}>
      <p>{t('draft.missing', { count: missing.length })}</p>
      <ul>
        {missing.map(({ field, code }) => (
          <li key={`${field} ${code}`}>
            <Link to={`#${findSection(field)}`} state={{ field }} preventScrollReset>
              {nameDraftField(field, t)}
              {code !== 'field.required' && <small>{describeHeld(code, field, t)}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
