import { startJob } from '../../tools/job/start-job.ts'
import type { Loop } from '../../tools/start-loop.ts'
import type { Tools } from '../../tools.ts'
import { beginDeliveries, type Due, listDue } from './begin-deliveries.ts'
import { sendDelivery } from './send-delivery.ts'

const restMs = 1000
/**
 * Messages that are sent at once: over all, to one webhook, and to one host whoever's they are. One that fails is tried
 * with one at a time, and all that fail have an eighth of the whole: those that hang hold up none that work.
 */
const atOnce = { all: 64, host: 4, webhook: 4, failing: 1, allFailing: 8 } as const

/** Tells webhooks what happened, from one process of however many. */
export function startWebhooks(tools: Tools, restsMs = restMs): Pick<Loop, 'close'> {
  const ending = new AbortController()
  const underWay = new Map<Promise<void>, { webhook: number; host: string; isFailing: boolean }>()
  const count = (is: (one: { webhook: number; host: string; isFailing: boolean }) => boolean) =>
    [...underWay.values()].filter(is).length

  function findRoom({ id, url, isFailing }: Due): number {
    const { host } = new URL(url)
    return Math.min(
      atOnce.all - underWay.size,
      atOnce.host - count((one) => one.host === host),
      (isFailing ? atOnce.failing : atOnce.webhook) - count((one) => one.webhook === id),
      isFailing ? atOnce.allFailing - count((one) => one.isFailing) : atOnce.all,
    )
  }

  async function fill(): Promise<number> {
    let begun = 0
    for (const due of await listDue(tools.db)) {
      const room = findRoom(due)
      if (room <= 0 || ending.signal.aborted) continue
      for (const one of await beginDeliveries(tools.db, due.id, room)) {
        begun += 1
        const sent = sendDelivery(tools, due, one, ending.signal)
          .catch((err: unknown) => tools.log.error({ err, webhook: due.id }, 'a webhook could not be told'))
          .finally(() => underWay.delete(sent))
        underWay.set(sent, { webhook: due.id, host: new URL(due.url).host, isFailing: due.isFailing })
      }
    }
    return begun
  }

  const job = startJob(tools, {
    name: 'webhooks',
    problem: 'webhooks could not be told',
    restMs: restsMs,
    work: async () => {
      const begun = await fill()
      // Whoever answers makes room for what waits behind.
      if (begun > 0) await Promise.race([...underWay.keys(), new Promise((resolve) => setTimeout(resolve, restsMs))])
      return begun > 0 ? 0 : restsMs
    },
  })
  return {
    close: async () => {
      ending.abort()
      await job.close()
      await Promise.allSettled(underWay.keys())
    },
  }
}
