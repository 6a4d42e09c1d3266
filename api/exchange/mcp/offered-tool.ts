import type { Language } from '#contract/fields.ts'

import { docsWords } from '../../http/docs-words.ts'
import type { Schema } from '../../http/schema.ts'
import type { Tools } from '../../tools.ts'
import type { Arguments, AskSite } from './ask-site.ts'
import { findArgumentWords, type Words } from './words.ts'

/** What a tool works with for one call. */
export type Working = {
  ask: AskSite
  t: Words
  language: Language
  tools: Pick<Tools, 'pageAddress' | 'siteUrl' | 'now'>
}

/** The same answer twice: lines for people, and an object for programs. */
export type Told = { lines: (string | null | undefined | false)[]; data: Record<string, unknown> }

export type ToolName =
  | 'search_properties'
  | 'read_property'
  | 'search_projects'
  | 'read_project'
  | 'true_cost'
  | 'monthly_payment'
  | 'find_agents'
  | 'find_places'

/** Something that assistants may ask; it reads and changes nothing. */
export type OfferedTool = {
  name: ToolName
  /** What it takes, by name; `required` are those it cannot do without. */
  takes: Record<string, Schema>
  required?: readonly string[]
  /** What its answers have for programs. */
  tells: Schema & { type: 'object' }
  run: (given: Arguments, working: Working) => Promise<Told>
}

const answerLanguage: Schema = { type: 'string', enum: ['es', 'en'] }

/** What a tool takes as JSON Schema, its arguments explained in a language. */
export function describeArguments({ takes, required = [] }: OfferedTool, language: Language) {
  const properties = Object.entries({ ...takes, lang: answerLanguage }).map(([name, schema]) => {
    const { default: given, ...rest } = schema
    return [name, { ...rest, ...(given !== undefined && { default: given }), description: explain(name, language) }]
  })
  return {
    type: 'object' as const,
    properties: Object.fromEntries(properties) as Record<string, Schema>,
    required: [...required],
    additionalProperties: false,
  }
}

function explain(name: string, language: Language): string {
  return findArgumentWords(name, language) ?? (docsWords[language] as Record<string, string>)[`parameter.${name}`] ?? ''
}
