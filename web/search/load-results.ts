import { redirect } from 'react-router'

import { dayHere } from '#contract/day.ts'

import { languageOf } from '../paths.ts'
import { pack } from './packed.ts'
import type { Site } from '../site.ts'
import { saidProblem } from '../ui/form/said-problem.ts'
import { textsFor } from '../texts.server.ts'
import { chipsOf } from './chips.ts'
import { findProperties, placeNames, popularPlaces, waysOut } from './find-properties.ts'
import { codeTyped } from './none/code-typed.ts'
import { findMissingCode } from './none/find-missing-code.ts'
import { readSearch } from './read-search.ts'
import { addressOfSearch, unfiltered } from './search-address.ts'
import { headOf } from './search-head.ts'
import { addressOfSaid, noteOfSaid } from './said.ts'
import { titleOf } from './search-title.ts'

/**
 * Everything that a page of results shows. A page past the last one leads to the last one, a sentence to its filters, a
 * code however it is typed to the code.
 */
export async function loadResults(url: URL, site: Site) {
  const language = languageOf(url.pathname)
  const t = textsFor(language)
  const call = site.callIn(language)
  const read = readSearch(url.pathname, url.searchParams)
  const code = codeTyped(read.search.q)
  if (code && code !== read.search.q) throw redirect(addressOfSearch({ ...read.search, q: code }, language))
  const address = await addressOfSaid(call, read.search, url.searchParams.get('q'), language)
  if (address) throw redirect(address)

  const { asked, found, facets } = await findProperties(call, read)
  const { search, typed, problems } = asked
  if (found.total > 0 && found.page > found.last) {
    throw redirect(addressOfSearch({ ...search, page: found.last }, language))
  }

  const names = await placeNames(call, search, facets)
  const words = { t, language, names }
  const chips = chipsOf(search, words)
  const isEmpty = found.total === 0
  const missing = isEmpty ? await findMissingCode(call, search, words) : null
  const results = {
    heading: titleOf(search, names, t, language),
    search,
    typed,
    problems: Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [name, saidProblem(t, problem, name)]),
    ),
    names,
    found,
    facets,
    note: await noteOfSaid(call, url.searchParams.get('said'), search, words),
    chips: chips.map(({ label, without }) => ({ label, href: addressOfSearch(without, language) })),
    /** How many filters are set beside the place and the words, which are seen in their own field. */
    count: chips.filter(({ isPlace }) => !isPlace).length,
    clearHref: addressOfSearch(unfiltered(search), language),
    missing,
    waysOut: isEmpty && !missing ? await waysOut(call, search, words) : [],
    popular: isEmpty ? await popularPlaces(call, search, language) : [],
    /** ISO date of the render: it decides what is new. */
    today: dayHere(),
  }
  const { data, ...head } = headOf({ search, names, found, site, t, language })
  return { head, data: pack(data), results: pack(results) }
}
