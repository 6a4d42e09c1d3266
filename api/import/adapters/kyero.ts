import { restorePesos } from '#contract/exchange/kyero.ts'
import type { RawRow } from '#contract/exchange/row.ts'

import { readXml, type XmlReader } from './read-xml.ts'
import { isMarkup, toPlainParagraphs } from './to-paragraphs.ts'
import { createUnreadable } from './unreadable.ts'

const maxEntries = 500
const maxCells = 400
/** Levels at which a property stands: under the root, or under a list of them. */
const deepest = 3

/**
 * The properties of a Kyero feed, each element under the path that leads to it: `price`, `location/latitude`, `desc/es`,
 * `images/image/url`, which come more than once as lists. What a program adds of its own comes as well.
 */
export async function* readKyero(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RawRow> {
  const found: RawRow[] = []
  const state = createReader(found)
  for await (const _ of readXml(bytes, state.reader)) {
    yield* found
    found.length = 0
  }
  // A feed without properties is empty; what has other elements is no feed of properties.
  if (state.count() === 0 && !state.isFeed()) throw createUnreadable('field.file_kind')
}

function createReader(found: RawRow[]) {
  let number = 0
  let isFeed = false
  let cells: Map<string, string[]> | undefined
  let at = 0
  const path: string[] = []
  const reader: XmlReader = {
    open({ name, attributes }, depth) {
      if (depth === 1 && /^(?:root|kyero|properties)$/i.test(name)) isFeed = true
      if (!cells && name === 'property' && depth > 1 && depth <= deepest) {
        cells = new Map()
        at = depth
        path.length = 0
      } else if (cells) {
        path.push(name)
        for (const [key, value] of Object.entries(attributes).slice(0, 10))
          add(cells, `${path.join('/')}@${key}`, value)
      }
    },
    close(_, text, depth) {
      if (!cells) return
      if (depth === at) {
        found.push({ number: ++number, cells: restorePesos(toCells(cells)) })
        cells = undefined
        return
      }
      add(cells, path.join('/'), text)
      path.pop()
    },
  }
  return { reader, count: () => number, isFeed: () => isFeed }
}

function add(cells: Map<string, string[]>, name: string, value: string): void {
  const entries = cells.get(name)
  if (!entries) {
    if (cells.size >= maxCells) throw createUnreadable('field.file_columns')
    cells.set(name, [value])
  } else if (entries.length < maxEntries) entries.push(value)
}

function toCells(cells: ReadonlyMap<string, readonly string[]>): RawRow['cells'] {
  // What only holds others has blanks alone.
  const holders = new Set([...cells.keys()].map((name) => name.slice(0, name.lastIndexOf('/'))))
  const said = [...cells].filter(([name, values]) => !(holders.has(name) && values.every((value) => !value.trim())))
  return Object.fromEntries(
    said.map(([name, values]) => {
      const texts = values.map((value) => toText(name, value))
      return [name, texts.length === 1 ? texts[0]! : texts]
    }),
  )
}

function toText(name: string, value: string): string {
  return name.startsWith('desc') && isMarkup(value) ? toPlainParagraphs(value) : value.trim()
}
