import * as z from 'zod/mini'

import type { Endpoint } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'
import type { Language } from '#contract/fields.ts'
import en from '#locales/en/docs.ts'
import es from '#locales/es/docs.ts'

export const docsWords: Record<Language, Record<keyof typeof es, string>> = { es, en }

export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  default?: unknown
}
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'body' | 'header'
  required: boolean
  description: string
  schema: Schema
}
export type Operation = {
  operationId: string
  summary: string
  parameters: Parameter[]
  requestBody?: { required: true; content: Record<string, { schema: Schema }> }
  security?: Record<string, never[]>[]
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema | { $ref: string } }> }>
}
export type Description = ReturnType<typeof describeApi>

/** The OpenAPI 3.1 description of these doors, out of the schemas that check and strip what passes them. */
export function describeApi(endpoints: readonly Endpoint[], language: Language) {
  const words = docsWords[language]
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    ;(paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint, words)
  }
  return {
    openapi: '3.1.0',
    info: { title: words['docs.title'], version: '2', description: `${words['docs.lead']} ${words['docs.language']}` },
    servers: [{ url: '/' }],
    security: [{ client_key: [] }],
    paths,
    components: {
      securitySchemes: {
        client_key: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: words['docs.key'] },
        session: { type: 'http', scheme: 'bearer', description: words['docs.session'] },
      },
      schemas: { Failure: schemaOf(failure) },
    },
  }
}

const failure = z.object({
  code: z.enum(Object.keys(errorStatus)),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})

function operationOf(endpoint: Endpoint, words: Record<string, string>): Operation {
  const { properties = {}, required = [] } = schemaOf(endpoint.input)
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const isRead = endpoint.method === 'GET'
  const named = Object.entries(properties).filter(([name]) => isRead || inPath.has(name))
  const parameters = named.map(([name, schema]): Parameter => ({
    name,
    in: inPath.has(name) ? 'path' : 'query',
    required: inPath.has(name) || (required.includes(name) && schema.default === undefined),
    description: words[`parameter.${endpoint.path.split('/')[2]}.${name}`] ?? words[`parameter.${name}`] ?? '',
    // The box is read from one text; its schema knows only what it becomes.
    schema: name === 'bbox' ? { type: 'string' } : schema,
  }))
  return {
    operationId: operationId(endpoint),
    summary: words[`door.${isRead ? '' : `${endpoint.method} `}${endpoint.path}`] ?? endpoint.summary,
    parameters: [...parameters, ...(endpoint.repeats ? [idempotencyKey(words)] : [])],
    ...(endpoint.access === 'session' && { security: [{ client_key: [], session: [] }] }),
    ...(isRead ? {} : bodyOf(endpoint, properties, required, inPath)),
    responses: responsesOf(endpoint, parameters, words),
  }
}

function idempotencyKey(words: Record<string, string>): Parameter {
  const description = words['docs.repeatable_call']!
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description,
    schema: { type: 'string', maxLength: 255 },
  }
}

function bodyOf(
  endpoint: Endpoint,
  properties: Record<string, Schema>,
  required: string[],
  inPath: ReadonlySet<string | undefined>,
): Pick<Operation, 'requestBody'> {
  const named = Object.entries(properties).filter(([name]) => !inPath.has(name))
  if (named.length === 0) return {}
  const schema: Schema = {
    type: 'object',
    properties: Object.fromEntries(named),
    required: named.flatMap(([name, { default: given }]) =>
      required.includes(name) && given === undefined ? name : [],
    ),
  }
  // Both forms are read alike, with files or without.
  const kinds = ['application/json', 'multipart/form-data']
  return { requestBody: { required: true, content: Object.fromEntries(kinds.map((kind) => [kind, { schema }])) } }
}

function responsesOf(endpoint: Endpoint, parameters: Parameter[], words: Record<string, string>) {
  const refusals = [
    ...(endpoint.access === 'anyone' ? [] : [401]),
    ...(endpoint.method === 'GET' ? [] : [403]),
    ...(parameters.some((parameter) => parameter.in === 'path') ? [404] : []),
    ...(endpoint.mayConflict || endpoint.repeats ? [409] : []),
    ...(endpoint.path === '/v2/properties/{code}' ? [410] : []),
    414,
    ...(parameters.length > 0 || endpoint.method !== 'GET' ? [422] : []),
    429,
    503,
  ]
  const refused = refusals.map((status) => [
    String(status),
    { description: words[`docs.status_${status}`]!, content: answered({ $ref: '#/components/schemas/Failure' }) },
  ])
  const { status = 200 } = endpoint
  const good = status === 204 ? {} : { content: answered(schemaOf(endpoint.output), endpoint.media) }
  return {
    [status]: { description: words[`docs.status_${status}`]!, ...good },
    ...(Object.fromEntries(refused) as Operation['responses']),
  }
}

function answered(schema: Schema | { $ref: string }, media = 'application/json') {
  return { [media]: { schema } }
}

/** `GET /v2/properties/{code}/similar` → `get_properties_code_similar`. */
function operationId({ method, path }: Endpoint): string {
  return `${method}${path.replace('/v2', '')}`.toLowerCase().replace(/\W+/g, '_').replace(/_$/, '')
}

function schemaOf(schema: z.ZodMiniType): Schema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return described as Schema
}
