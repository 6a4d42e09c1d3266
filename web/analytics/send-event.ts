import type { ReferralType } from '#contract/lead/referral.ts'

import { analyticsService } from './analytics-host.ts'
import type { AnalyticsEvent } from '../track.ts'

/** Tells the service of an event, and of what kind the visitor's referral is: neither the page's address nor the one before it goes along, nor any cookie. */
export async function sendEvent(id: string, event: AnalyticsEvent, referral?: ReferralType): Promise<void> {
  const query = new URLSearchParams({
    v: '2',
    tid: id,
    cid: visit(),
    sid: visit().split('.')[1]!,
    _p: String(Date.now()),
    ul: document.documentElement.lang.toLowerCase(),
    dl: location.origin,
    en: event.name,
    ...valuesOf(event, referral),
  })
  await fetch(`${analyticsService}/g/collect?${query}`, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
}

function valuesOf(event: AnalyticsEvent, referral: ReferralType | undefined): Record<string, string> {
  switch (event.name) {
    case 'newsletter_subscription':
      return { 'ep.interests': event.interests.join(',') }
    case 'sign_up':
      return {
        'ep.tipo_usuario': event.types.join(','),
        'ep.codigo_referido': referral ? 'yes' : 'no',
        'ep.refererForAgent': String(referral === 'referer'),
        'ep.refererForAgency': String(referral === 'areferer'),
      }
    default:
      return {}
  }
}

/** A number for this visit, made up when the first event is counted and forgotten with the tab. */
function visit(): string {
  const made = `${crypto.getRandomValues(new Uint32Array(1))[0]}.${Math.floor(Date.now() / 1000)}`
  try {
    const kept = sessionStorage.getItem('visit') ?? made
    sessionStorage.setItem('visit', kept)
    return kept
  } catch {
    return made
  }
}
