import { createHash } from 'node:crypto'

import { localeTag } from '#locales/texts.ts'
import type { Language } from '#contract/fields.ts'

import { docsWords } from '../http/docs-words.ts'
import type { Description, Operation, Parameter } from './openapi.ts'
import type { Schema } from '../http/schema.ts'

const style = `
:root { color-scheme: light; --ink: #14213d; --soft: #55607a; --line: #dfe3ec; --wash: #f5f7fb; --brand: var(--primary, #1f3564) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; color: var(--ink); background: #fff;
  font: 1rem/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2 }
h2 { margin: 0; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
h3 { margin: 1.25rem 0 .5rem; font-size: .875rem; color: var(--soft) }
p { margin: .5rem 0; max-width: 46rem }
a { color: var(--brand) }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin: 1rem 0 2rem }
section { padding: 1.25rem 0; border-top: 1px solid var(--line) }
.method { padding: .125rem .5rem; margin-inline-end: .5rem; border-radius: .25rem; color: #fff; background: var(--brand);
  font-size: .8125rem }
.scroll { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: .875rem }
th, td { padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
th { color: var(--soft); font-weight: 600 }
td { min-width: 4rem }
td:nth-child(2) { min-width: 14rem }
td:nth-child(3) { max-width: 24rem; min-width: 9rem }
td:first-child, code, pre { font-family: ui-monospace, monospace; font-size: .8125rem }
pre { margin: .5rem 0 0; padding: 1rem; overflow-x: auto; background: var(--wash); border-radius: .5rem }
summary { padding: .25rem 0; cursor: pointer; font-size: .875rem }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The API's description as a page of its own: no scripts, one style that the policy knows by its hash, the colours of the brand. */
export function renderDocsPage(description: Description, language: Language): { html: string; policy: string } {
  const words = docsWords[language]
  const other = language === 'es' ? 'en' : 'es'
  const sections = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(method, path, operation, words)),
  )
  const html = `<!doctype html>
<html lang="${localeTag[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words['docs.title']}</title>
<link rel="stylesheet" href="/brand.css">
<style>${style}</style>
</head>
<body>
<header>
<h1>${words['docs.title']}</h1>
<p>${words['docs.lead']}</p>
<p>${words['docs.key']} ${words['docs.language']}</p>
<nav><a href="/v2/openapi.json?lang=${language}">${words['docs.machine']}</a>
<a href="/v2/docs?lang=${other}" hreflang="${other}" lang="${other}">${words['docs.other']}</a></nav>
</header>
<main>
${sections.join('\n')}
</main>
</body>
</html>`
  const policy = `default-src 'none'; style-src 'self' 'sha256-${styleHash}'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { html, policy }
}

function section(method: string, path: string, operation: Operation, words: Record<string, string>): string {
  const { operationId, summary, requestBody, responses } = operation
  const parameters = [...operation.parameters, ...fieldsOf(requestBody?.content['application/json']?.schema)]
  const answer = (responses['200'] ?? responses['201'])?.content?.['application/json']?.schema as Schema | undefined
  return `<section aria-labelledby="${operationId}">
<h2 id="${operationId}"><span class="method">${method.toUpperCase()}</span>${escaped(path)}</h2>
<p>${escaped(summary)}</p>
${parameters.length > 0 ? parameterTable(parameters, words) : ''}
<h3>${words['docs.answers']}</h3>
<div class="scroll" tabindex="0" role="group" aria-label="${words['docs.answers']}"><table><tbody>
${Object.entries(responses)
  .map(([status, { description }]) => `<tr><td>${status}</td><td>${escaped(description)}</td></tr>`)
  .join('\n')}
</tbody></table></div>
${answer ? `<details><summary>${words['docs.shape']}</summary><pre tabindex="0">${escaped(shapeOf(answer))}</pre></details>` : ''}
</section>`
}

/** The fields of a body, told like parameters. */
function fieldsOf({ properties = {}, required = [] }: Schema = {}): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'body',
    required: required.includes(name),
    description: '',
    schema,
  }))
}

function parameterTable(parameters: Parameter[], words: Record<string, string>): string {
  const rows = parameters.map(({ name, in: place, required, schema, description }) => {
    const notes = [
      kindOf(schema),
      required ? words['docs.required'] : '',
      schema.type === 'array' ? words['docs.repeatable'] : '',
    ]
    const type = escaped(notes.filter(Boolean).join(', '))
    return `<tr><td>${name}</td><td>${escaped(description)}</td><td>${type}</td><td>${words[`docs.in_${place}`]}</td></tr>`
  })
  const heads = ['docs.name', 'docs.meaning', 'docs.type', 'docs.where'].map(
    (key) => `<th scope="col">${words[key]}</th>`,
  )
  return `<h3>${words['docs.parameters']}</h3>
<div class="scroll" tabindex="0" role="group" aria-label="${words['docs.parameters']}"><table><thead><tr>${heads.join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>`
}

/** A schema in few words: `integer 1–5`, `USD | DOP`, `string`. */
function kindOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.type === 'array') return kindOf(schema.items ?? {})
  const kind = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any')
  const { minimum, maximum } = schema
  const isBounded = minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  return isBounded && minimum > Number.MIN_SAFE_INTEGER ? `${kind} ${minimum}–${maximum}` : kind
}

/** A schema as people would sketch it: names, kinds, nesting. */
function shapeOf(schema: Schema, indent = ''): string {
  const nullable = schema.anyOf?.find(({ type }) => type !== 'null')
  if (nullable) return `${shapeOf(nullable, indent)} | null`
  if (schema.type === 'array') return `[${shapeOf(schema.items ?? {}, indent)}]`
  if (!schema.properties) return kindOf(schema)
  const inner = `${indent}  `
  const lines = Object.entries(schema.properties).map(([name, one]) => `${inner}${name}: ${shapeOf(one, inner)}`)
  return `{\n${lines.join('\n')}\n${indent}}`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
