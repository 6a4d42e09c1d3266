import { createHash, randomBytes } from 'node:crypto'

import { holdScripts, lateStartScript } from './late-start.ts'

/** The header in which a render tells the front the hashes of its scripts; it never leaves the process. */
export const scriptHashesHeader = 'X-Script-Hashes'

/** Marks the scripts that React writes, so that none which slipped in among the words is ever allowed. */
export function newScriptMark(): string {
  return randomBytes(12).toString('hex')
}

const inlineScript = /<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Hashes the inline scripts that carry the mark, and those known word for word; takes the mark away.
 * What starts the page gives way to its first view.
 */
export function sealScripts(html: string, mark: string, known: readonly string[]): { html: string; hashes: string[] } {
  const attribute = ` nonce="${mark}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    const isOurs = attributes.includes(attribute) || known.includes(code)
    if (isOurs && !/\ssrc=/.test(attributes)) hashes.add(hashOf(code))
  }
  const held = holdScripts(html.replaceAll(attribute, ''))
  if (held) hashes.add(hashOf(lateStartScript))
  return { html: held ?? html.replaceAll(attribute, ''), hashes: [...hashes] }
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}
