import type { Language } from '#contract/fields.ts'
import { searchEndpoints } from '#contract/search/search.ts'
import { longestSentence, sentenceEndpoints } from '#contract/search/sentence.ts'

import { queryOf, type Call } from '../../api-client.ts'
import { toPath } from '../../paths.ts'
import { writeProjectsAddress } from './projects-address.ts'

/** What a search of homes and one of projects both understand. */
const shared = ['city', 'sector', 'min_price', 'max_price', 'currency']

/**
 * Where a search for projects leads that was made in the form of the first page: to their list with the place and the
 * price that its words say, or to the project that they name. Null for any other search.
 */
export async function readProjectsAddress(call: Call, params: URLSearchParams, language: Language) {
  if (params.get('business_type') !== 'project') return null
  const asked = new URLSearchParams([...params].filter(([name]) => shared.includes(name)))
  const text = params.get('q')?.trim().slice(0, longestSentence)
  if (!text) return writeProjectsAddress(asked, language)

  const { data } = await call(sentenceEndpoints.sentence, { text })
  const said = [...queryOf(data.search)].filter(([name]) => shared.includes(name))
  for (const [name, value] of said) asked.set(name, value)
  if (said.length > 0) return writeProjectsAddress(asked, language)

  const slug = await findProject(call, text)
  if (slug) return toPath('project', language, { slug })
  // The list says that it knows no such place.
  asked.set('city', text)
  return writeProjectsAddress(asked, language)
}

/** The project whose name begins like a text. */
async function findProject(call: Call, text: string): Promise<string | undefined> {
  if (text.length < 2) return undefined
  const { data } = await call(searchEndpoints.suggestions, { q: text.slice(0, 80) })
  return data.find(({ kind }) => kind === 'project')?.value
}
