import * as z from 'zod/mini'

import { webhookPayload } from '#contract/connection/webhook.ts'
import { pieceType, type Endpoint } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'
import type { Language } from '#contract/fields.ts'
import { type FilterName, filters } from '#contract/search/filters.ts'

import { getPermission, needsSession } from '../http/permissions.ts'
import { describeSchema, toWireSchema, type Schema } from '../http/schema.ts'
import { docsWords } from '../http/docs-words.ts'

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'body' | 'header'
  required: boolean
  description: string
  schema: Schema
  /** Of a filter: the day from which it is understood. */
  'x-since'?: string
}
export type Operation = {
  operationId: string
  summary: string
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
  security?: Record<string, string[]>[]
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema | { $ref: string } }> }>
}
export type Description = ReturnType<typeof describeApi>

/** The OpenAPI 3.1 description of these endpoints, out of the schemas that check and strip what passes them. */
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
    webhooks: {
      event: {
        post: {
          operationId: 'webhook_event',
          summary: words['docs.webhook'],
          requestBody: { required: true, content: answered(describeSchema(webhookPayload)) },
          responses: { '2XX': { description: words['docs.status_200'] } },
        },
      },
    },
    components: {
      securitySchemes: {
        client_key: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: words['docs.key'] },
        session: { type: 'http', scheme: 'bearer', description: words['docs.session'] },
        token: { type: 'http', scheme: 'bearer', description: words['docs.token'] },
      },
      schemas: { Failure: describeSchema(failure) },
    },
  }
}

/** What a call may be refused with, beyond what others of its kind are. */
const alsoRefused: Record<string, number[]> = {
  'GET /v2/properties/{code}': [410],
  'POST /v2/clients/confirm-email': [410],
  'POST /v2/clients/reset-password/{id}': [410],
  'POST /v2/alerts/{key}/confirm': [410],
  'POST /v2/newsletter-subscription/{key}/confirm': [410],
  'GET /v2/alerts/{key}': [403],
  'GET /v2/newsletter-subscription/{key}': [403],
  'GET /v2/leads': [403],
  'GET /v2/leads/export': [403],
  'GET /v2/leads/{id}': [403],
}
/** What a call that changes something brings in its address: that of an email's link. */
const inLink: Record<string, string[]> = { '/v2/clients/reset-password/{id}': ['expires', 'signature'] }

const marker = 'X-Requested-With'
const requiredOfTus = new Set(['Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset'])

const piece: Operation['requestBody'] = {
  required: true,
  content: { [pieceType]: { schema: { type: 'string', format: 'binary' } as Schema } },
}

const failure = z.object({
  code: z.enum(Object.keys(errorStatus)),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})

function operationOf(endpoint: Endpoint, words: Record<string, string>): Operation {
  const { properties = {}, required = [] } = describeSchema(endpoint.input)
  const row = getPermission(endpoint)
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const isRead = endpoint.method === 'GET'
  const isInAddress = (name: string) =>
    isRead || endpoint.isOneClick || inPath.has(name) || inLink[endpoint.path]?.includes(name)
  const [named, sent] = [
    Object.entries(properties).filter(([name]) => isInAddress(name)),
    Object.entries(properties).filter(([name]) => !isInAddress(name)),
  ]
  const parameters = named.map(([name, schema]): Parameter => ({
    name,
    in: inPath.has(name) ? 'path' : 'query',
    required: inPath.has(name) || (required.includes(name) && schema.default === undefined),
    description: words[`parameter.${endpoint.path.split('/')[2]}.${name}`] ?? words[`parameter.${name}`] ?? '',
    schema: toWireSchema(name, schema),
    ...(endpoint.path.startsWith('/v2/properties') &&
      name in filters && { 'x-since': filters[name as FilterName].since }),
  }))
  const headers = [
    ...(isRead || endpoint.isOneClick ? [] : [header(marker, words, { const: 'XMLHttpRequest' })]),
    ...(endpoint.headers ?? []).map((name) => header(name, words, { type: 'string' })),
    ...(endpoint.repeats ? [header('Idempotency-Key', words, { type: 'string', maxLength: 255 })] : []),
  ]
  return {
    operationId: operationId(endpoint),
    summary: words[`endpoint.${isRead ? '' : `${endpoint.method} `}${endpoint.path}`] ?? endpoint.summary,
    parameters: [...parameters, ...headers],
    ...(needsSession(row) && {
      security: [{ client_key: [], session: [] }, ...(row.token ? [{ token: [row.token] }] : [])],
    }),
    ...(sent.length > 0 && bodyOf(sent, required)),
    ...(endpoint.takesBytes !== undefined && { requestBody: piece }),
    responses: responsesOf(endpoint, parameters, words),
  }
}

function header(name: string, words: Record<string, string>, schema: Schema): Parameter {
  return {
    name,
    in: 'header',
    required: name === marker || requiredOfTus.has(name),
    description: words[`docs.header_${name}`]!,
    schema,
  }
}

function bodyOf(sent: [string, Schema][], required: string[]): Pick<Operation, 'requestBody'> {
  const needed = sent.flatMap(([name, { default: given }]) =>
    required.includes(name) && given === undefined ? name : [],
  )
  const schema: Schema = {
    type: 'object',
    properties: Object.fromEntries(sent.map(([name, one]) => [name, toWireSchema(name, one)])),
    required: needed,
  }
  // Both forms are read alike, with files or without.
  const kinds = ['application/json', 'multipart/form-data']
  const content = Object.fromEntries(kinds.map((kind) => [kind, { schema }]))
  return { requestBody: { required: needed.length > 0, content } }
}

function responsesOf(endpoint: Endpoint, parameters: Parameter[], words: Record<string, string>) {
  const isRead = endpoint.method === 'GET'
  const refusals = [
    ...(getPermission(endpoint).needsKey ? [401] : []),
    ...(isRead ? [] : [403]),
    ...(parameters.some((parameter) => parameter.in === 'path') ? [404] : []),
    ...(endpoint.mayConflict || endpoint.repeats ? [409] : []),
    ...(alsoRefused[`${endpoint.method} ${endpoint.path}`] ?? []),
    414,
    ...(isRead || endpoint.isOneClick ? [] : [408, 413, 415]),
    // What can be no name in a path is unknown there, not invalid.
    ...(!isRead || parameters.some((parameter) => parameter.in === 'query') ? [422] : []),
    429,
    503,
  ]
  const refused = refusals.map((status) => [
    String(status),
    { description: words[`docs.status_${status}`]!, content: answered({ $ref: '#/components/schemas/Failure' }) },
  ])
  const { status = 200 } = endpoint
  const good = status === 204 ? {} : { content: answered(describeSchema(endpoint.output), endpoint.media) }
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
