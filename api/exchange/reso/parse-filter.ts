/** How deep a condition may be nested, and how many letters it may have. */
const deepest = 20
export const longestFilter = 2000

export const comparisons = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const
export type Comparison = (typeof comparisons)[number]

/** A value as it was written: whether it is one of the field that it is compared with, the field says. */
export type Literal =
  | { kind: 'text' | 'date' | 'moment'; value: string }
  | { kind: 'number'; value: number }
  | { kind: 'now' | 'null' }

export type Condition =
  | { kind: 'and' | 'or'; parts: Condition[] }
  | { kind: 'not'; part: Condition }
  | { kind: 'compare'; field: string; is: Comparison; value: Literal }
  | { kind: 'in'; field: string; values: Literal[] }
  | { kind: 'any'; field: string; value: string }
  | { kind: 'all'; field: string; value: string }

/** A condition that cannot be read, or asks for what is not offered, and the word at which that was seen. */
export class FilterFault extends Error {
  readonly word: string

  constructor(word: string) {
    super(word)
    this.word = word
  }
}

type Token = { text: string; kind: 'word' | 'text' | 'number' | 'date' | 'moment' | 'sign' }

/** Reads a `$filter` of the subset: eq ne gt ge lt le, in, and or not, parentheses, any(x:x eq '…') and all(…), now(). */
export function parseFilter(text: string): Condition {
  if (text.length > longestFilter) throw new FilterFault(`${text.slice(0, 40)}…`)
  return new FilterReader(listTokens(text)).read()
}

class FilterReader {
  private at = 0
  private readonly tokens: readonly Token[]

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  read(): Condition {
    const condition = this.readOr(0)
    if (this.at < this.tokens.length) this.fail()
    return condition
  }

  private readOr(depth: number): Condition {
    return this.join('or', () => this.join('and', () => this.readNot(depth), depth), depth)
  }

  private join(kind: 'and' | 'or', read: () => Condition, depth: number): Condition {
    if (depth > deepest) this.fail()
    const parts = [read()]
    while (this.skipWord(kind)) parts.push(read())
    return parts.length === 1 ? parts[0]! : { kind, parts }
  }

  private readNot(depth: number): Condition {
    if (depth > deepest) this.fail()
    return this.skipWord('not') ? { kind: 'not', part: this.readNot(depth + 1) } : this.readOne(depth)
  }

  private readOne(depth: number): Condition {
    if (this.skipSign('(')) {
      const inside = this.readOr(depth + 1)
      this.expectSign(')')
      return inside
    }
    const field = this.takeWord()
    if (this.skipSign('/')) return this.readLambda(field)
    if (this.skipWord('in')) return { kind: 'in', field, values: this.readList() }
    const is = comparisons.find((one) => this.skipWord(one)) ?? this.fail()
    return { kind: 'compare', field, is, value: this.readLiteral() }
  }

  private readList(): Literal[] {
    this.expectSign('(')
    const values = [this.readLiteral()]
    while (this.skipSign(',')) values.push(this.readLiteral())
    this.expectSign(')')
    return values
  }

  private readLambda(field: string): Condition {
    const kind = (['any', 'all'] as const).find((one) => this.skipWord(one)) ?? this.fail()
    this.expectSign('(')
    const name = this.takeWord()
    this.expectSign(':')
    if (!this.skipWord(name) || !this.skipWord('eq')) this.fail()
    const value = this.readLiteral()
    if (value.kind !== 'text') return this.fail(-1)
    this.expectSign(')')
    return { kind, field, value: value.value }
  }

  private readLiteral(): Literal {
    const { text, kind } = this.tokens[this.at] ?? this.fail()
    this.at++
    if (kind === 'text') return { kind, value: text.slice(1, -1).replaceAll("''", "'") }
    if (kind === 'number') return { kind, value: Number(text) }
    if (kind === 'date' && isDay(text)) return { kind, value: text }
    if (kind === 'moment' && isMoment(text)) return { kind, value: text }
    if (kind === 'word' && text === 'null') return { kind: 'null' }
    if (kind === 'word' && text === 'now' && this.skipSign('(') && this.skipSign(')')) return { kind: 'now' }
    return this.fail(-1)
  }

  private takeWord(): string {
    const { text, kind } = this.tokens[this.at] ?? this.fail()
    if (kind !== 'word') this.fail()
    this.at++
    return text
  }

  private skipWord(word: string): boolean {
    return this.skip('word', word)
  }

  private skipSign(sign: string): boolean {
    return this.skip('sign', sign)
  }

  private skip(kind: Token['kind'], text: string): boolean {
    const next = this.tokens[this.at]
    if (next?.kind !== kind || next.text !== text) return false
    this.at++
    return true
  }

  private expectSign(sign: string): void {
    if (!this.skipSign(sign)) this.fail()
  }

  /** Names the word that stands here, or the last one where nothing does. */
  private fail(from = 0): never {
    const word = this.tokens[this.at + from] ?? this.tokens.at(-1)
    throw new FilterFault(word?.text.slice(0, 80) ?? '$filter')
  }
}

const pattern =
  /\s*(?:(?<text>'(?:[^']|'')*')|(?<moment>\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))|(?<date>\d{4}-\d\d-\d\d)(?![\w.-])|(?<number>-?\d{1,15}(?:\.\d{1,10})?)(?![\w.])|(?<word>[A-Za-z_]\w*)|(?<sign>[(),:/]))/y

function listTokens(text: string): Token[] {
  const found: Token[] = []
  let at = 0
  while (text.slice(at).trim() !== '') {
    pattern.lastIndex = at
    const groups = pattern.exec(text)?.groups
    if (!groups) throw new FilterFault(text.slice(at).trim().split(/\s/, 1)[0]!.slice(0, 40))
    const [kind, said] = Object.entries(groups).find(([, value]) => value !== undefined) as [Token['kind'], string]
    found.push({ kind, text: said })
    at = pattern.lastIndex
  }
  return found
}

/** Whether a date is in the calendar, and one that databases know. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return text >= '1000' && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function isMoment(text: string): boolean {
  return isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}
