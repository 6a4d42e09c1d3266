import { cacheTags, toAgencyTag, toAgentTag, toListingTag, toProjectTag } from '#contract/cache-tags.ts'

import { listNames, type OtherChange } from '../../search/queries.ts'
import type { Tools } from '../../tools.ts'

export type Followed = Pick<Tools, 'database' | 'search'> & {
  /** Moves when the articles of the blog have changed. */
  newsVersion: () => number
}

const all = async (): Promise<string[]> => [cacheTags.site]

/** Collects what changes, and tells the tags of it when it is asked: until then the database may have been away. */
export function followChanges({ database, search, newsVersion }: Followed, most: number) {
  let changed: (() => Promise<string[]>)[] = []
  let news = newsVersion()

  function note(name: () => Promise<string[]>): void {
    if (changed.length < most) changed.push(name)
    else changed = [all]
  }
  search.onChange((ids) => note(ids === null || ids.length > most ? all : () => nameListings(database, ids)))
  search.onOtherChange((others) => note(() => nameOthers(database, others)))

  return {
    forget: () => void (changed = []),
    async takeTags(): Promise<string[]> {
      const names = [...changed]
      const tags = new Set((await Promise.all(names.map((name) => name()))).flat())
      changed = changed.filter((one) => !names.includes(one))
      if (newsVersion() !== news) tags.add(cacheTags.news)
      news = newsVersion()
      return [...tags]
    },
  }
}

type Database = Tools['database']

async function nameListings({ jobs }: Database, ids: readonly number[]): Promise<string[]> {
  const codes = await listNames(jobs, 'listing', ids)
  return [...codes.map(toListingTag), cacheTags.search]
}

async function nameOthers({ jobs }: Database, changes: readonly OtherChange[]): Promise<string[]> {
  const idsOf = (kind: OtherChange['kind']) => changes.filter((one) => one.kind === kind).map(({ ref_id }) => ref_id)
  const slugs = await listNames(jobs, 'project', idsOf('project'))
  const codes = await listNames(jobs, 'listing', idsOf('listing'))
  const people = [...idsOf('agent').map(toAgentTag), ...idsOf('agency').map(toAgencyTag)]
  return [
    ...people,
    ...(people.length > 0 ? [cacheTags.people] : []),
    ...slugs.map(toProjectTag),
    ...codes.map(toListingTag),
    ...(slugs.length > 0 ? [cacheTags.search] : []),
  ]
}
