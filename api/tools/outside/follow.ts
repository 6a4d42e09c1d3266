import type { IncomingMessage } from 'node:http'

import { createRefusal } from './refusal.ts'
import type { Sent } from './send-request.ts'

/** What may be said to another origin than the one that was meant: nothing of these is a secret. */
const harmless = ['user-agent', 'accept', 'accept-language', 'if-none-match', 'if-modified-since']
const redirecting = [301, 302, 303, 307, 308]

/** Asks, and follows redirects one by one, each looked at like the first; to another origin go neither body nor secrets. */
export async function follow(
  ask: (url: string, sent: Sent) => Promise<IncomingMessage>,
  address: string,
  sent: Sent,
  redirects: number,
): Promise<{ answer: IncomingMessage; url: string }> {
  let [url, next] = [address, sent]
  for (let followed = 0; ; followed++) {
    const answer = await ask(url, next)
    const { statusCode: status, headers } = answer
    const location = headers.location
    if (redirects === 0 || !redirecting.includes(status!) || !location) return { answer, url }
    answer.on('error', () => {})
    answer.destroy()
    if (followed === redirects || !URL.canParse(location, url)) throw createRefusal('redirects')
    const to = new URL(location, url)
    next = carryOver(next, status!, to.origin === new URL(url).origin)
    url = to.href
  }
}

function carryOver(sent: Sent, status: number, isSameOrigin: boolean): Sent {
  const keepsBody = isSameOrigin && (sent.method === 'GET' || status === 307 || status === 308)
  const kept = isSameOrigin
    ? Object.entries(sent.headers).filter(([name]) => keepsBody || !name.startsWith('content-'))
    : Object.entries(sent.headers).filter(([name]) => harmless.includes(name))
  return {
    method: keepsBody ? sent.method : 'GET',
    headers: Object.fromEntries(kept),
    body: keepsBody ? sent.body : undefined,
  }
}
