import type { Language } from '#contract/fields.ts'
import type { ProjectQuery } from '#contract/project/project.ts'

import { queryOf } from '../../api-client.ts'
import { toPath } from '../../paths.ts'

/** Any part of what can be asked of the projects. */
export type ProjectSearch = Partial<ProjectQuery>

/** What is meant when nothing is written. */
const usual: Record<string, string> = { page: '1', currency: 'USD' }

/** The one address of a list of projects: nothing usual or empty is written, nor what means nothing by itself. */
export function writeProjectsAddress(params: URLSearchParams, language: Language): string {
  const rest = new URLSearchParams([...params].filter(([name, value]) => value !== '' && usual[name] !== value))
  if (!rest.has('min_price') && !rest.has('max_price')) rest.delete('currency')
  if (!rest.has('city')) rest.delete('sector')
  const query = rest.toString()
  return toPath('projects', language) + (query && `?${query}`)
}

export function toProjectsAddress(search: ProjectSearch, language: Language): string {
  return writeProjectsAddress(queryOf(search), language)
}
