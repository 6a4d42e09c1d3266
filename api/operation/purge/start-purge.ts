import { cacheTags, toAgencyTag, toAgentTag, toListingTag, toProjectTag } from '#contract/cache-tags.ts'

import { listNames, type OtherChange } from '../../search/queries.ts'
import { startJob } from '../../tools/job/start-job.ts'
import type { Loop } from '../../tools/start-loop.ts'
import type { Tools } from '../../tools.ts'
import { sendPurge, tagsAtOnce, type PurgeTarget } from './send-purge.ts'
import { createWaitingTags } from './waiting-tags.ts'

type Following = Pick<Tools, 'db' | 'log' | 'database' | 'search'> & {
  target: PurgeTarget
  /** Moves when the articles of the blog have changed. */
  newsVersion: () => number
  now?: () => number
}

/** By then every process shows what changed: each looks once a second, and asks once a second what its pages are worth. */
const settleMs = 2500
/** Once more, for what was under way to a cache meanwhile, or of a process that heard later. */
const againMs = 15_000
/** Lists change with every listing. */
const searchEvery = 5000
const restMs = 500
const batchEvery = 1000
const retryMs = 5000
/** More than so many listings at once, or tags that wait: then all pages. */
const most = 5000

/**
 * Follows what changes and has the caches before the site let go of the pages that show it, from one process of however
 * many. What they refuse is kept and said again; whoever takes the work over begins with all pages.
 */
export function startPurge(tools: Following): Pick<Loop, 'close'> {
  const { target, search, now = () => performance.now() } = tools
  const waiting = createWaitingTags(now)
  const all = [cacheTags.site]
  let changed: (() => Promise<string[]>)[] = []
  let news = tools.newsVersion()
  let searchAt = -Infinity
  /** What was purged and will be once more. */
  const repeated = new Set<string>()

  search.onChange((ids) => {
    if (ids === null || ids.length > most) waiting.add(all, settleMs)
    else note(() => nameListings(tools, ids))
  })
  search.onOtherChange((changes) => note(() => nameOthers(tools, changes)))

  /** What has changed gets its names when they are asked for: the database may be away. */
  function note(name: () => Promise<string[]>): void {
    if (changed.length < most) changed.push(name)
  }

  async function nameChanged(): Promise<void> {
    if (tools.newsVersion() !== news) {
      news = tools.newsVersion()
      waiting.add([cacheTags.news], settleMs)
    }
    while (changed.length > 0) {
      const name = changed[0]!
      waiting.add(await name(), settleMs)
      changed = changed.filter((one) => one !== name)
    }
    if (waiting.size() < most) return
    waiting.clear()
    waiting.add(all, 0)
  }

  async function purgeSome(): Promise<number> {
    const isHeldBack = (tag: string) => tag === cacheTags.search && now() - searchAt < searchEvery
    const tags = waiting.take(tagsAtOnce[target.kind], isHeldBack)
    if (tags.length === 0) return restMs
    try {
      await sendPurge(target, tags)
    } catch (error) {
      waiting.add(tags, retryMs)
      throw error
    }
    if (tags.includes(cacheTags.search)) searchAt = now()
    const firsts = tags.filter((tag) => !repeated.delete(tag))
    for (const tag of firsts) repeated.add(tag)
    waiting.add(firsts, againMs)
    return batchEvery
  }

  return startJob(tools, {
    name: 'purge',
    problem: 'the caches before the site did not let go of what changed',
    restMs,
    onTaken: () => {
      waiting.clear()
      repeated.clear()
      waiting.add(all, 0)
    },
    work: async () => {
      await nameChanged()
      return purgeSome()
    },
  })
}

async function nameListings({ database }: Following, ids: readonly number[]): Promise<string[]> {
  const codes = await listNames(database.jobs, 'listing', ids)
  return [...codes.map(toListingTag), cacheTags.search]
}

async function nameOthers({ database }: Following, changes: readonly OtherChange[]): Promise<string[]> {
  const idsOf = (kind: OtherChange['kind']) => changes.filter((one) => one.kind === kind).map(({ ref_id }) => ref_id)
  const slugs = await listNames(database.jobs, 'project', idsOf('project'))
  const people = [...idsOf('agent').map(toAgentTag), ...idsOf('agency').map(toAgencyTag)]
  return [
    ...people,
    ...(people.length > 0 ? [cacheTags.people] : []),
    ...slugs.map(toProjectTag),
    ...(slugs.length > 0 ? [cacheTags.search] : []),
  ]
}
