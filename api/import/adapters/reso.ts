import { toResoCells, type ResoObject } from '#contract/exchange/reso.ts'
import type { RawRow } from '#contract/exchange/row.ts'

import { decodeText } from './decode-text.ts'
import { createUnreadable } from './unreadable.ts'

/** Letters that one listing may have with all its media: nobody's has more. */
const longestObject = 2 * 2 ** 20

/**
 * Rows of a file of the RESO Web API's answers: an object with its list under `value`, or a bare list of objects, read
 * object by object however long it is. What is cut off or no JSON is refused behind the last whole object.
 */
export async function* readReso(bytes: AsyncIterable<Uint8Array>): AsyncIterable<RawRow> {
  let number = 0
  for await (const text of cutObjects(decodeText(bytes))) {
    number++
    yield { number, cells: toResoCells(parseObject(text)) }
  }
}

/** The texts of the objects in the list, each as it is whole. */
async function* cutObjects(chunks: AsyncIterable<string>): AsyncIterable<string> {
  const scanner = new ListScanner()
  for await (const chunk of chunks) yield* scanner.take(chunk)
  scanner.end()
}

/** Finds the first list of objects of a JSON text, and where each of them begins and ends. */
class ListScanner {
  private state: 'before' | 'inside' | 'behind' = 'before'
  private depth = 0
  private isText = false
  private isEscaped = false
  /** What was read of the object that is under way, or of what stands before the list. */
  private kept = ''
  /** The last name at the outermost level, where the list is looked for. */
  private name = ''
  private said = ''

  take(chunk: string): string[] {
    const found: string[] = []
    let from = this.depth > 0 && this.state === 'inside' ? 0 : -1
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk[at]!
      if (this.isText) {
        this.readText(sign)
        continue
      }
      if (sign === '"') {
        if (this.state === 'inside' && this.depth === 0) throw createUnreadable('field.file_kind')
        this.isText = true
        this.said = ''
        continue
      }
      if (this.state === 'inside') {
        if (sign === '{' && this.depth++ === 0) from = at
        else if (sign === '[' && this.depth > 0) this.depth++
        else if (sign === '}' || sign === ']') {
          if (this.depth === 0) {
            this.state = 'behind'
            continue
          }
          if (--this.depth === 0) {
            found.push(this.kept + chunk.slice(from, at + 1))
            this.kept = ''
            from = -1
          }
        } else if (this.depth === 0 && !/[\s,]/.test(sign)) throw createUnreadable('field.file_kind')
      } else if (this.state === 'before') this.look(sign)
    }
    if (from >= 0) this.keep(chunk.slice(from))
    return found
  }

  end(): void {
    if (this.state === 'before') throw createUnreadable('field.file_kind')
    // Cut off in its middle.
    if (this.state === 'inside') throw createUnreadable('field.file_broken')
  }

  private readText(sign: string): void {
    if (this.isEscaped) this.isEscaped = false
    else if (sign === '\\') this.isEscaped = true
    else if (sign === '"') this.isText = false
    else if (this.state === 'before' && this.said.length < 40) this.said += sign
  }

  /** Before the list: a bare one, or `value` of the object that stands around it. */
  private look(sign: string): void {
    if (sign === ':' && this.depth === 1) this.name = this.said
    else if (sign === '[' && (this.depth === 0 || (this.depth === 1 && this.name === 'value'))) {
      this.state = 'inside'
      this.depth = 0
    } else if (sign === '{' || sign === '[') this.depth++
    else if (sign === '}' || sign === ']') this.depth--
    else if (this.depth === 0 && !/[\s\uFEFF]/.test(sign)) throw createUnreadable('field.file_kind')
  }

  private keep(text: string): void {
    this.kept += text
    if (this.kept.length > longestObject) throw createUnreadable('field.file_cell')
  }
}

function parseObject(text: string): ResoObject {
  try {
    return JSON.parse(text) as ResoObject
  } catch (cause) {
    throw createUnreadable('field.file_broken', cause)
  }
}
