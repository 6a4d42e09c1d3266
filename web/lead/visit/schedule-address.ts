import type { Language } from '#contract/language.ts'

import { toPath } from '../../paths.ts'

/** What the page that asks for a visit brings along in its address. */
export const scheduleNames = ['property', 'project', 'unit'] as const

type Wish = { agent: number; property?: string; project?: string; unit?: string }

/** The page that asks an agent for a visit: of a property, of a unit of a project, or of whatever the agent shows. */
export function toSchedulePath({ agent, ...about }: Wish, language: Language): string {
  const query = new URLSearchParams(Object.entries(about))
  return toPath('schedule', language, { id: agent }) + (query.size > 0 ? `?${query}` : '')
}
