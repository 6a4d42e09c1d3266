import { queryOf } from '../api-client.ts'

const usual: Record<string, string> = { page: '1', sort: 'relevance' }

/** An address with what it asks; nothing usual is written. */
export function toQueryAddress(path: string, values: Record<string, unknown>): string {
  const query = queryOf(values)
  for (const [name, value] of Object.entries(usual)) if (query.get(name) === value) query.delete(name)
  return query.size > 0 ? `${path}?${query}` : path
}
