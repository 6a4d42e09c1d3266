import { redirect } from 'react-router'

import { getDayHere } from '#contract/day.ts'

import { getLanguage } from '../paths.ts'
import { readProjectsAddress } from '../project/list/read-projects-address.ts'
import { pack } from './packed.ts'
import type { Site } from '../site.ts'
import { describeProblem } from '../ui/form/describe-problem.ts'
import { getTexts } from '../texts.server.ts'
import { countHidden, listChips } from './chips.ts'
import { findProperties, placeNames, listPopularPlaces, findWaysOut } from './find-properties.ts'
import { readTypedCode } from './none/code-typed.ts'
import { findMissingCode } from './none/find-missing-code.ts'
import { readSearch } from './read-search.ts'
import { toSearchAddress, dropFilters } from './search-address.ts'
import { createSearchHead } from './search-head.ts'
import { readSentenceAddress, describeSentence } from './sentence-address.ts'
import { writeTitle } from './search-title.ts'

/**
 * Everything that a page of results shows. A page past the last one leads to the last one, a sentence to its filters, a
 * code however it is typed to the code.
 */
export async function loadResults(url: URL, site: Site) {
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const call = site.callIn(language)
  const projects = await readProjectsAddress(call, url.searchParams, language)
  if (projects) throw redirect(projects)
  const read = readSearch(url.pathname, url.searchParams)
  const code = readTypedCode(read.search.q)
  if (code && code !== read.search.q) throw redirect(toSearchAddress({ ...read.search, q: code }, language))
  const address = await readSentenceAddress(call, read.search, url.searchParams.get('q'), language)
  if (address) throw redirect(address)

  const { asked, found, facets } = await findProperties(call, read)
  const { search, typed, problems } = asked
  if (found.total > 0 && found.page > found.last) {
    throw redirect(toSearchAddress({ ...search, page: found.last }, language))
  }

  const names = await placeNames(call, search, facets)
  const words = { t, language, names }
  const chips = listChips(search, words)
  const isEmpty = found.total === 0
  const missing = isEmpty ? await findMissingCode(call, search, words) : null
  const results = {
    heading: writeTitle(search, names, t, language),
    search,
    typed,
    problems: Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [name, describeProblem(t, problem, name)]),
    ),
    names,
    found,
    facets,
    note: await describeSentence(call, url.searchParams.get('said'), search, words),
    chips: chips.map(({ label, drops, without }) => ({ label, drops, href: toSearchAddress(without, language) })),
    count: countHidden(chips),
    clearHref: toSearchAddress(dropFilters(search), language),
    missing,
    waysOut: isEmpty && !missing ? await findWaysOut(call, search, words) : [],
    popular: isEmpty ? await listPopularPlaces(call, search, language) : [],
    /** ISO date of the render: it decides what is new. */
    today: getDayHere(),
  }
  const { data, ...head } = createSearchHead({ search, names, found, site, t, language })
  return { head, data: pack(data), results: pack(results) }
}
