import { type SentenceSearch, sentenceEndpoints } from '#contract/search/sentence.ts'

import { handle } from '../../http/handle.ts'
import type { Search } from '../search.ts'
import type { Tools } from '../../tools.ts'
import { readIndexNames } from './names-of-index.ts'
import { readSentence } from './read-sentence.ts'

export function createSentenceHandlers({ search }: Tools) {
  const names = readIndexNames(search)
  return [
    handle(sentenceEndpoints.sentence, async ({ input, language }) => {
      const { search: asked, understood, rest, unused } = readSentence(input.text, names(), language)
      const { q, without } = await wordsThatFind(search, asked, rest)
      const said = q ? { ...asked, q } : asked
      return { data: { search: said, names: namePlaces(search, asked), understood, unused: [...unused, ...without] } }
    }),
  ]
}

function namePlaces({ index }: Search, { city, sector }: SentenceSearch) {
  const { cities, sectors } = index.places
  return {
    city: cities.find(({ slug }) => slug === city)?.name,
    sector: sectors.find(({ slug }) => slug === sector)?.name,
  }
}

/** Each is a search of its own. */
const maxPieces = 4
/** As long as a text that search takes. */
const longestText = 120

/** Of the words without a filter those that still find something together with all before them. */
async function wordsThatFind(search: Search, asked: SentenceSearch, rest: readonly string[]) {
  let q = ''
  const without: string[] = []
  for (const [at, piece] of rest.entries()) {
    const longer = `${q} ${piece}`.trim()
    const isSearched = at < maxPieces && longer.length <= longestText && /[\p{L}\p{N}]{3}/u.test(piece)
    if (isSearched && (await finds(search, { ...asked, q: longer }))) q = longer
    else without.push(piece)
  }
  return { q, without }
}

async function finds(search: Search, asked: SentenceSearch): Promise<boolean> {
  const { total } = await search.page({ ...asked, sort: 'relevance', page: 1, per_page: 1 })
  return total > 0
}
