import type { MouseEvent } from 'react'

import type { InputOf } from '#contract/endpoint.ts'

import { ApiRefusal, createApiClient } from '../../api-client.ts'
import { toWhatsappLink } from '../../phone.ts'
import { useLanguage } from '../../texts.ts'
import { useSite } from '../../use-site.ts'
import { getReferral, withReferral } from '../referral/referral.ts'

type Chat = {
  phone: string
  /** What the visitor writes first; addresses of this site in it take along who sent the visitor. */
  message: string
  /** Whose chat it is, for the network's ledger; nobody's: the network's own. */
  to?: { agent_id?: number; agency_id?: number; property_code?: string }
}

const endpoint = { method: 'POST', path: '/v2/leads/whatsapp' } as unknown as WhatsappEndpoint
type WhatsappEndpoint = typeof import('#contract/lead/enquiry.ts').enquiryEndpoints.whatsapp

/** Seconds to wait before each new try. */
const pauses = [1, 5, 20]

/**
 * What makes a link open a chat. The server writes it whole, so that it leads there without scripts. A press adds the page
 * and who sent the visitor, and tells the network in passing: nobody waits for that, and nothing is lost to the visitor
 * when it fails.
 */
export function useWhatsapp(): (chat: Chat) => React.ComponentProps<'a'> {
  const language = useLanguage()
  const { url, api } = useSite()

  async function record(to: Chat['to']): Promise<void> {
    const call = createApiClient({
      // What is under way is finished when the visitor has left.
      fetch: (request) => fetch(request, { keepalive: true }),
      origin: api.origin || location.origin,
      key: api.key,
      language,
    })
    const key = crypto.randomUUID?.()
    const page = location.pathname + location.search
    const input = { ...to, ...getReferral('fields'), page, lang: language } as InputOf<WhatsappEndpoint>
    for (const pause of [0, ...pauses]) {
      await new Promise((resolve) => setTimeout(resolve, pause * 1000))
      const isOver = await call(endpoint, input, undefined, key).then(
        () => true,
        // Refused with a reason of its own: another try would be refused too.
        (error: unknown) => error instanceof ApiRefusal && error.status < 500 && error.status !== 429,
      )
      if (isOver) return
    }
  }

  return ({ phone, message, to }) => {
    const leave = ({ currentTarget, button }: MouseEvent<HTMLAnchorElement>) => {
      if (button > 1) return
      currentTarget.href = toWhatsappLink(phone, whole(message, url))
      void record(to)
    }
    const href = toWhatsappLink(phone, message)
    return { href, target: '_blank', rel: 'noopener', onClick: leave, onAuxClick: leave }
  }
}

/** The message with an address of this site, the page's own where it names none, and who sent the visitor. */
function whole(message: string, siteUrl: string): string {
  const at = message.indexOf(`${siteUrl}/`)
  if (at < 0) return `${message}\n${withReferral(siteUrl + location.pathname)}`
  const [address = ''] = message.slice(at).split(/\s/, 1)
  return message.slice(0, at) + withReferral(address) + message.slice(at + address.length)
}
