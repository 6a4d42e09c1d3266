import type { DescribedCriteria } from './use-describe-criteria.ts'

/** A search in words, beside the name that somebody gave it. */
export function CriteriaText({ said: { title, filters }, name }: { said: DescribedCriteria; name: string }) {
  const words = [...(title === name ? [] : [title]), ...filters]
  return words.length > 0 && <p className="caption">{words.join(' · ')}</p>
}
