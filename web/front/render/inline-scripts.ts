import { hash, randomBytes } from 'node:crypto'

import { holdScripts, lazyStartScript } from './lazy-start.ts'

/** The header in which a render tells the front the hashes of its scripts; it never leaves the process. */
export const scriptHashesHeader = 'X-Script-Hashes'

/** Marks the scripts that React writes, so that none which slipped in among the words is ever allowed. */
export function createScriptMark(): string {
  return randomBytes(12).toString('hex')
}

/**
 * Hashes the inline scripts that carry the mark, and those known word for word; takes the mark away.
 * What starts the page gives way to its first view.
 */
export function sealScripts(html: Buffer, mark: string, known: readonly string[]): { html: Buffer; hashes: string[] } {
  const attribute = ` nonce="${mark}"`
  const plain: Buffer[] = []
  const codes: (Buffer | string)[] = []
  let from = 0
  // What is looked for is long and rare: a page is passed over in leaps, not read letter by letter.
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, from)) {
    plain.push(html.subarray(from, at))
    codes.push(inlineCode(html, at))
    from = at + attribute.length
  }
  const unmarked = Buffer.concat([...plain, html.subarray(from)])
  for (const code of known) if (unmarked.includes(`<script>${code}</script>`)) codes.push(code)
  const held = holdScripts(unmarked)
  if (held) codes.push(lazyStartScript)
  return { html: held ?? unmarked, hashes: [...new Set(codes.filter(({ length }) => length > 0).map(hashOf))] }
}

const none = Buffer.alloc(0)

/** The code of the script whose tag has a mark there; none for another element and for a script that is a file. */
function inlineCode(html: Buffer, at: number): Buffer {
  const start = html.lastIndexOf('<', at)
  const open = html.indexOf('>', at)
  const tag = html.toString('utf8', start, open)
  if (!/^<script\s/.test(tag) || /\ssrc=/.test(tag)) return none
  return html.subarray(open + 1, html.indexOf('</script>', open))
}

function hashOf(code: Buffer | string): string {
  return `sha256-${hash('sha256', code, 'base64')}`
}
