import { cacheTags } from '#contract/cache-tags.ts'

import { startJob } from '../../tools/job/start-job.ts'
import type { Loop } from '../../tools/start-loop.ts'
import type { Tools } from '../../tools.ts'
import { followChanges, type Followed } from './follow-changes.ts'
import { sendPurge, tagsAtOnce, type PurgeTarget } from './send-purge.ts'
import { createWaitingTags } from './waiting-tags.ts'

type Following = Followed &
  Pick<Tools, 'db' | 'log'> & {
    target: PurgeTarget
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
  const { target, now = () => performance.now() } = tools
  const waiting = createWaitingTags(now)
  const all = [cacheTags.site]
  const changes = followChanges(tools, most)
  let searchAt = -Infinity
  /** What was purged and will be once more. */
  const repeated = new Set<string>()

  async function nameChanged(): Promise<void> {
    waiting.add(await changes.takeTags(), settleMs)
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
      changes.forget()
      repeated.clear()
      waiting.clear()
      waiting.add(all, 0)
    },
    work: async () => {
      await nameChanged()
      return purgeSome()
    },
  })
}
