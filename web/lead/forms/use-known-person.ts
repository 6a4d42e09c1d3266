import { useEffect, useEffectEvent, useRef } from 'react'

import type { accountEndpoints, Profile } from '#contract/account/account.ts'

import { formatPhone } from '../../phone.ts'
import { useSession } from '../../account/session/session.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import type { Fill, Values } from './use-lead.ts'

const profileEndpoint = { method: 'GET', path: '/v2/clients' } as unknown as typeof accountEndpoints.profile

/** Whoever is signed in need not write what is known of them; `left` hears that nobody is. */
export function useKnownPerson<Form extends Values>(fill: Fill<Form>, left: () => void) {
  const call = useSignedCall()
  const session = useSession()
  const knows = useRef<Partial<Profile>>({})

  function fillBlanks(): void {
    const { full_name = '', email = '', phone, cellphone } = { ...session?.user, ...knows.current }
    const numbers = { phone: formatPhone(phone ?? cellphone ?? ''), cellphone: formatPhone(cellphone ?? phone ?? '') }
    const known: Record<string, string> = { full_name, name: full_name, email, ...numbers }
    fill((before) => {
      const blanks = Object.entries(known).filter(([field, value]) => before[field] === '' && value !== '')
      return Object.fromEntries(blanks) as Partial<Form>
    })
  }

  const meet = useEffectEvent((visitor: typeof session) => {
    if (visitor) return fillBlanks()
    // What was known of whoever has left goes with them.
    knows.current = {}
    left()
  })
  useEffect(() => meet(session), [session])

  return {
    fillBlanks,
    /** Asks for the telephone numbers, which a session does not say. */
    recall: async () => {
      if (!session) return
      try {
        knows.current = (await call(profileEndpoint, {})).data
        fillBlanks()
      } catch {
        // Then it is typed.
      }
    },
  }
}
