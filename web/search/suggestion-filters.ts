import type { Suggestion } from '#contract/search/search.ts'

/** The filters that a suggestion stands for. A place takes the place of an area of the map. */
export function toFilters({ kind, value, name, city }: Suggestion): Record<string, string> {
  const place = { q: '', bbox: '', polygon: '' }
  if (kind === 'city') return { ...place, city: value, sector: '' }
  if (kind === 'sector') return { ...place, city: city ?? '', sector: value }
  return { q: kind === 'property' ? value : name }
}
