import type { ListMeta } from '#contract/list.ts'
import { writeBox } from '#contract/search/search.ts'

type Page = { page: number; per_page: number; total: number }

/** Numbers and neighbours of one page of a list. `path` is the endpoint's, `filters` what was asked besides the page. */
export function pageOf(path: string, filters: Record<string, unknown>, { page, per_page, total }: Page) {
  const last_page = Math.max(1, Math.ceil(total / per_page))
  const meta: ListMeta = { total, per_page, current_page: page, last_page }
  const at = (number: number) =>
    number >= 1 && number <= last_page ? addressOf(path, { ...filters, page: number }) : null
  return { meta, links: { next: at(page + 1), prev: at(page - 1) } }
}

/** A relative address: lists repeated, flags as 1 and 0, boxes as `west,south,east,north`, page 1 unnamed. */
function addressOf(path: string, values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && !(name === 'page' && one === 1)) query.append(name, textOf(one))
    }
  }
  return query.size > 0 ? `${path}?${query}` : path
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value !== 'object' || value === null) return String(value)
  return writeBox(value)
}
