import { SaxesParser } from 'saxes'

import { decodeText } from './decode-text.ts'
import { usualEntities } from './to-paragraphs.ts'
import { createUnreadable, limitBytes } from './unreadable.ts'

const maxBytes = 200 * 2 ** 20
/** Levels of elements, letters of a text or tag, and letters that are handed to the parser at once. */
const maxDepth = 40
const maxText = 2 ** 21
const pieceLetters = 32 * 1024

export type Element = { name: string; attributes: Readonly<Record<string, string>> }
export type XmlReader = {
  open: (element: Element, depth: number) => void
  close: (name: string, text: string, depth: number) => void
}

/**
 * Reads XML as it comes and stops between pieces, so that what was read can be taken away. What declares entities of its
 * own is refused, as are more levels, longer texts or more bytes than any feed has, and a document without its end; HTML's
 * usual entities and signs that XML does not allow are forgiven, for feeds are full of them.
 */
export async function* readXml(bytes: AsyncIterable<Uint8Array>, reader: XmlReader): AsyncGenerator<undefined> {
  const parser = createParser(reader)
  for await (const text of decodeText(limitBytes(bytes, maxBytes))) {
    for (let at = 0; at < text.length; at += pieceLetters) {
      parser.write(text.slice(at, at + pieceLetters))
      yield undefined
    }
  }
  parser.end()
  yield undefined
}

function createParser(reader: XmlReader) {
  const parser = new SaxesParser({ xmlns: false })
  Object.assign(parser.ENTITIES, usualEntities)
  let depth = 0
  let text = ''
  let waiting = 0
  let failed: Error | undefined
  const happen = () => void (waiting = 0)
  parser.on('doctype', (declared) => {
    happen()
    // An address of a definition is not followed; a page of HTML is no feed.
    if (/\[|<!|^\s*html\b/i.test(declared))
      failed ??= createUnreadable(/^\s*html\b/i.test(declared) ? 'field.file_kind' : 'field.file_declares')
  })
  parser.on('opentag', ({ name, attributes }) => {
    happen()
    if (++depth > maxDepth) throw createUnreadable('field.file_columns')
    text = ''
    reader.open({ name, attributes }, depth)
  })
  parser.on('closetag', ({ name }) => {
    happen()
    reader.close(name, text, depth--)
    text = ''
  })
  const add = (part: string) => {
    happen()
    text += part
    if (text.length > maxText) throw createUnreadable('field.file_cell')
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('error', (error) => {
    if (!/undefined entity|disallowed character/.test(error.message))
      failed ??= createUnreadable('field.file_broken', error)
  })
  return {
    write(piece: string): void {
      waiting += piece.length
      parser.write(piece)
      if (failed) throw failed
      // No tag and no text for so long: one of them has no end.
      if (waiting > maxText) throw createUnreadable('field.file_cell')
    },
    end(): void {
      parser.close()
      if (failed) throw failed
      if (depth > 0) throw createUnreadable('field.file_broken')
    },
  }
}
