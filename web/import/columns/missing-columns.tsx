import { IconAlertCircle } from '@tabler/icons-react'

import { useTexts, type TextKey } from '../../texts.ts'
import styles from '../import.module.css'

type Props = { missing: { musts: TextKey[]; wishes: TextKey[] } }

/** What nothing says yet: what a home on offer needs in red, what it had better have below. */
export function MissingColumns({ missing: { musts, wishes } }: Props) {
  const t = useTexts()
  const name = (key: TextKey) => t(key as 'import.need.place')
  return (
    <div className="stack" aria-live="polite">
      {musts.length > 0 && (
        <div className={styles.missing}>
          <p>
            <IconAlertCircle size={20} stroke={1.75} aria-hidden />
            <b>{t('import.missing')}</b>
          </p>
          <ul className="cluster">
            {musts.map((key) => (
              <li key={key} className="badge">
                {name(key)}
              </li>
            ))}
          </ul>
          <p>{t('import.missing_text')}</p>
        </div>
      )}
      {wishes.length > 0 && <p className="fine">{t('import.wished', { names: wishes.map(name).join(', ') })}</p>}
    </div>
  )
}
