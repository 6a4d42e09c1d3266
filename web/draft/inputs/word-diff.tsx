import { diffWords } from 'diff'

import { useTexts } from '../../texts.ts'
import styles from './inputs.module.css'

/** Two texts as one: what only theirs says is struck out, what only one's own says stands out. */
export function WordDiff({ mine, theirs }: { mine: string; theirs: string }) {
  const t = useTexts()
  return (
    <>
      <p className="fine">{t('draft.diff_key')}</p>
      <p className={styles.diff}>
        {diffWords(theirs, mine).map(({ value, added, removed }, at) => {
          // Parts have no names: their place is what they are known by.
          const key = `${at} ${value}`
          if (added) return <ins key={key}>{value}</ins>
          return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>
        })}
      </p>
    </>
  )
}
