import { useMemo } from 'react'

import { agentEndpoints } from '#contract/agent/agent.ts'
import { getDayHere } from '#contract/day.ts'
import type { Property } from '#contract/property/property.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { useDraft } from '../draft-context.ts'
import { useCities } from '../sections/place-section.tsx'
import { useAsked } from '../use-asked.ts'
import { useRate } from '../use-rate.ts'
import { toProperty } from './to-property.ts'

/** The listing that the draft would be now; null until the rate of the day is there. */
export function useDraftProperty(): Property | null {
  const t = useTexts()
  const language = useLanguage()
  const document = useDraft((snapshot) => snapshot.document)
  const code = useDraft(({ draft }) => draft.code)
  const agentId = useDraft(({ draft }) => draft.agent.id)
  const cities = useCities()
  const rate = useRate()
  const agent = useAsked(`agent ${agentId}`, (call) => call(agentEndpoints.agent, { id: agentId }))?.data ?? null
  return useMemo(
    () => rate && toProperty(document, { code, agent, cities, rate, today: getDayHere(), t, language }),
    [document, code, agent, cities, rate, t, language],
  )
}
