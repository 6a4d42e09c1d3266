import type { Language } from '#contract/fields.ts'

import { AppError } from '../../app-error.ts'
import { toRefusal } from '../../http/refusal.ts'
import { type Arguments, type Fetch, createAskSite, Refused } from './ask-site.ts'
import { trueCost, monthlyPayment } from './cost-tools.ts'
import type { OfferedTool, Working } from './offered-tool.ts'
import { findAgents, findPlaces } from './people-tools.ts'
import { readProject, searchProjects } from './project-tools.ts'
import { readProperty } from './read-property.ts'
import { searchProperties } from './search-tools.ts'
import { texts } from './words.ts'

/** Everything that assistants may ask. */
export const offered: readonly OfferedTool[] = [
  searchProperties,
  readProperty,
  searchProjects,
  readProject,
  trueCost,
  monthlyPayment,
  findAgents,
  findPlaces,
]

type Tools = Working['tools'] & { clientApiKey: string }
type Answered = {
  content: { type: 'text'; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: true
}

/** Runs a tool with whatever it was given; what is refused says why, in the language of the answer. */
export async function runTool(
  tool: OfferedTool,
  given: unknown,
  { fetch, tools, language: accepted }: { fetch: Fetch; tools: Tools; language: Language },
): Promise<Answered> {
  const { lang, ...asked } = isObject(given) ? given : {}
  const language = lang === 'es' || lang === 'en' ? lang : accepted
  const t = texts[language]
  if (!isObject(given)) return refuse(t('mcp.no_object'))
  const unknown = Object.keys(asked).filter((name) => !Object.hasOwn(tool.takes, name))
  if (unknown.length > 0) {
    const names = unknown.slice(0, 5).join(', ').slice(0, 200).toWellFormed()
    return refuse(t('mcp.unknown', { names, known: [...Object.keys(tool.takes), 'lang'].join(', ') }))
  }
  try {
    const { lines, data } = await tool.run(asked, { ask: createAskSite(fetch, tools, language), t, language, tools })
    return { content: [{ type: 'text', text: lines.filter(Boolean).join('\n') }], structuredContent: data }
  } catch (error) {
    if (error instanceof Refused) return refuse(error.message)
    if (error instanceof AppError) {
      const { body, status } = toRefusal(error, language)
      return refuse(new Refused(status, body).message)
    }
    throw error
  }
}

function isObject(value: unknown): value is Arguments & { lang?: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refuse(text: string): Answered {
  return { content: [{ type: 'text', text }], isError: true }
}
