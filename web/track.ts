import type { UserType } from '#contract/account/account.ts'

import { readConsent } from './analytics/consent.ts'

/** The three events that are counted, and all that is said of them: no name, no address, no number, nobody's code. */
export type AnalyticsEvent =
  | { name: 'contact_form_menu' }
  | { name: 'newsletter_subscription'; interests: readonly (string | number)[] }
  /** Counted once for each account: when it is complete, for then it is known what somebody is. */
  | { name: 'sign_up'; types: readonly UserType[] }

/** Counts an event, where the site is told to count and the visitor agreed. Never fails, never waits. */
export function track(event: AnalyticsEvent): void {
  const id = document.documentElement.dataset.analytics
  if (!id || readConsent() !== 'granted') return
  void send(id, event).catch(() => undefined)
}

async function send(id: string, event: AnalyticsEvent): Promise<void> {
  const [{ sendEvent }, { getReferral }] = await Promise.all([
    import('./analytics/send-event.ts'),
    import('./lead/referral/referral.ts'),
  ])
  // The kind of referral alone: a code would name somebody.
  await sendEvent(id, event, getReferral('code')?.type)
}
