/** How alike a name and what was typed must be before one is taken for the other, as `pg_trgm` measures. */
const alike = 0.4

/** A pattern for each word of what was typed, for `folded like all`; null when nothing was. */
export function toWordPatterns(name: string | undefined): string[] | null {
  const words = name?.match(/\S+/g)
  return words ? words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`) : null
}

/**
 * SQL: the people or agencies of `table` that pass `filters` and whose name has every word typed, in any order,
 * accents and case aside; where none has, those whose name is nearly what was typed. `$1` is what was typed, `$2`
 * its `wordPatterns`.
 */
export function matchNames(table: 'agent' | 'agency', filters: string): string {
  return `candidate as (
      select ${table}.*, folded like all (array(select fold_name(word) from unnest($2::text[]) as word)) as is_named
      from ${table} where ${filters}
    ),
    named as (
      select * from candidate
      where $2 is null or is_named or (
        not exists (select from candidate where is_named) and word_similarity(fold_name($1), folded) >= ${alike})
    )`
}
