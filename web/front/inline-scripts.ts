import { createHash, randomBytes } from 'node:crypto'

/** The header in which a render tells the front the hashes of its scripts; it never leaves the process. */
export const scriptHashesHeader = 'X-Script-Hashes'

/** Marks the scripts that React writes, so that none which slipped in among the words is ever allowed. */
export function newScriptMark(): string {
  return randomBytes(12).toString('hex')
}

const inlineScript = /<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Hashes the inline scripts that carry the mark, and those known word for word; takes the mark away.
 * What the browser fetches ahead for later gives way to what the first view needs.
 */
export function sealScripts(html: string, mark: string, known: readonly string[]): { html: string; hashes: string[] } {
  const attribute = ` nonce="${mark}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    const isOurs = attributes.includes(attribute) || known.includes(code)
    if (isOurs && !/\ssrc=/.test(attributes)) hashes.add(hashOf(code))
  }
  const sealed = html
    .replaceAll(attribute, '')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  return { html: sealed, hashes: [...hashes] }
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}
