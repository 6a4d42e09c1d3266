import { toSlug } from '#contract/slugs.ts'

import { AppError } from '../../app-error.ts'
import { readText } from '../../http/body.ts'
import { type Answer, answerHeaders, type Call, unkept } from '../../http/call.ts'
import { readLanguage } from '../../http/language.ts'
import type { ProtocolRoutes } from '../../http/serve.ts'
import type { Tools } from '../../tools.ts'
import type { Fetch } from './ask-site.ts'
import { describeArguments } from './offered-tool.ts'
import { offered, runTool } from './run-tool.ts'
import { texts } from './words.ts'

type Needed = Pick<Tools, 'brandName' | 'clientApiKey' | 'log' | 'now' | 'pageAddress' | 'siteUrl'>

/** Of the contract of the tools, not of a release. */
const version = '1.0.0'

/**
 * `/mcp`: the Model Context Protocol over streamable HTTP, each call on its own. It reads what everyone may read, asks the
 * API itself by `fetch`, and answers each message at once: no stream is held open, and none is opened by GET.
 */
export function createMcp(tools: Needed, fetch: Fetch): ProtocolRoutes {
  let handler: ReturnType<typeof openHandler> | undefined
  return {
    '/mcp': {
      POST: async (call) => {
        refuseStrangers(call, tools.siteUrl)
        const body = await readText(call)
        const batch = parseBatch(body)
        if (batch) return batch
        // Loaded when the first assistant comes.
        handler ??= openHandler(tools, fetch)
        const { fetch: answer } = await handler
        return toAnswer(await answer(toRequest(call, body, tools.siteUrl)))
      },
    },
  }
}

async function openHandler(tools: Needed, fetch: Fetch) {
  const { createMcpHandler, fromJsonSchema, McpServer } = await import('@modelcontextprotocol/server')
  // Arguments are checked by the endpoints that they are for, and refused in their words.
  const asTheyCome = {
    getValidator: () => (data: unknown) => ({ valid: true, data, errorMessage: undefined }) as never,
  }
  return createMcpHandler(
    ({ requestInfo }) => {
      const language = readLanguage(requestInfo?.headers.get('accept-language'))
      const t = texts[language]
      const server = new McpServer(
        { name: toSlug(tools.brandName), title: tools.brandName, version, websiteUrl: tools.siteUrl },
        { capabilities: { tools: {} }, instructions: t('mcp.instructions', { name: tools.brandName }) },
      )
      for (const tool of offered) {
        const settings = {
          title: t(`mcp.${tool.name}.title`),
          description: t(`mcp.${tool.name}.text`),
          inputSchema: fromJsonSchema(describeArguments(tool, language) as never, asTheyCome),
          outputSchema: fromJsonSchema(tool.tells as never, asTheyCome),
          annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
        }
        server.registerTool(tool.name, settings, (given) => runTool(tool, given, { fetch, tools, language }))
      }
      return server
    },
    { maxSubscriptions: 0, onerror: (err) => tools.log.debug({ err }, 'a message of an assistant was refused') },
  )
}

/** A page of another site may not call in its reader's name, whatever name it has itself resolved to here. */
function refuseStrangers(call: Call, siteUrl: string): void {
  const origin = call.header('origin')
  if (origin !== undefined && origin !== new URL(siteUrl).origin) throw new AppError('request.not_allowed')
}

/** Many messages at once are many calls for the price of one: the protocol has none since 2025-06-18. */
function parseBatch(body: string): Answer | null {
  if (!body.trimStart().startsWith('[')) return null
  const error = { code: -32600, message: 'Invalid Request: batches are not supported' }
  return {
    status: 400,
    headers: { ...answerHeaders, ...unkept },
    body: JSON.stringify({ jsonrpc: '2.0', error, id: null }),
  }
}

function toRequest(call: Call, body: string, siteUrl: string): Request {
  const names = ['content-type', 'accept', 'accept-language', 'mcp-protocol-version', 'mcp-method', 'mcp-name']
  const given = names.flatMap((name): [string, string][] => {
    const value = call.header(name)
    return value === undefined ? [] : [[name, value]]
  })
  return new Request(`${siteUrl}/mcp`, { method: 'POST', headers: given, body })
}

/** The whole answer at once: of the streams that the protocol allows each ends with its one message. */
async function toAnswer(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type')
  return {
    status: response.status,
    headers: { ...answerHeaders, ...unkept, ...(type && { 'Content-Type': type }) },
    body: await response.text(),
  }
}
