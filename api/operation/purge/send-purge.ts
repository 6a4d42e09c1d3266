/** Where caches before the site hear what to let go of. */
export type PurgeTarget = {
  kind: 'fastly' | 'cloudflare' | 'varnish'
  url: string
  token?: string | undefined
}

/** Tags that one call may name. */
export const tagsAtOnce = { fastly: 256, cloudflare: 30, varnish: 256 } as const

const patience = 5000

/**
 * Has a cache let go of whatever carries one of these tags: where it can, pages are shown a last time while they are
 * fetched anew. It throws where the cache does not say that it did.
 */
export async function sendPurge(target: PurgeTarget, tags: readonly string[]): Promise<void> {
  const { url, token = '' } = target
  const answer = await fetch(url, {
    ...describe(target, tags, token),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the cache answered ${answer.status}`)
}

function describe({ kind }: PurgeTarget, tags: readonly string[], token: string): RequestInit {
  const list = tags.join(' ')
  if (kind === 'fastly') {
    return { method: 'POST', headers: { 'Fastly-Key': token, 'Fastly-Soft-Purge': '1', 'Surrogate-Key': list } }
  }
  const bearer: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  if (kind === 'varnish') return { method: 'PURGE', headers: { ...bearer, 'xkey-softpurge': list } }
  return { method: 'POST', headers: { ...bearer, 'Content-Type': 'application/json' }, body: JSON.stringify({ tags }) }
}
