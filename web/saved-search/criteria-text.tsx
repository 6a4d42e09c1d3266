import type { DescribedCriteria } from './use-describe-criteria.ts'
import styles from './saved-search.module.css'

/** A search in words, beside the name that somebody gave it. */
export function CriteriaText({ said: { title, filters }, name }: { said: DescribedCriteria; name: string }) {
  const words = [...(title === name ? [] : [title]), ...filters]
  return words.length > 0 && <p className={styles.words}>{words.join(' · ')}</p>
}
