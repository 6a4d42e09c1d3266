import { createContext, useContext } from 'react'

import { workspaceEndpoints } from '#contract/workspace/workspace.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { useLanguage } from '../texts.ts'

/** What waits for whoever works here; the frame asks once, and its screens read it. */
export function useOverviewAnswer() {
  const language = useLanguage()
  const { data, failure, again } = useAnswer(`workspace ${language}`, (call, signal) =>
    call(workspaceEndpoints.overview, {}, signal),
  )
  return { data: data?.data ?? null, failure, again }
}

type OverviewAnswer = ReturnType<typeof useOverviewAnswer>

export const OverviewContext = createContext<OverviewAnswer>({ data: null, failure: null, again: () => {} })

export const useOverview = (): OverviewAnswer => useContext(OverviewContext)
