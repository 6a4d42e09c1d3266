import { odataOptions, type OdataOption } from '#contract/exchange/reso-api.ts'

import { OdataFault } from './odata-error.ts'
import { type Condition, FilterFault, longestFilter, parseFilter } from './parse-filter.ts'

export const orders = ['ModificationTimestamp', 'ListPrice', 'ListingKey'] as const
export type Order = { by: (typeof orders)[number]; isDescending: boolean }

/** How much a page has, and how far somebody may skip; who follows changes gets larger ones. */
const most = { page: 200, followed: 1000, skip: 10_000 } as const

export type Options = {
  select: string[] | null
  filter: Condition | null
  /** The most that is wanted in all; null where pages may follow each other. */
  top: number | null
  pageSize: number
  skip: number
  order: Order
  isCounted: boolean
  isExpanded: boolean
  token: string | null
}

type Given = Readonly<Record<string, unknown>>

/** What a call of a resource asks for; what it does not take is refused by its name. */
export function readOptions(given: Given, fields: ReadonlySet<string>, takes: readonly OdataOption[], prefer?: string) {
  const said = readSaid(given, takes)
  readFormat(said.$format)
  const isExpanded = readExpand(said.$expand)
  const order = readOrder(said.$orderby)
  const largest = order.by === 'ModificationTimestamp' && said.$orderby !== undefined ? most.followed : most.page
  const top = said.$top === undefined ? null : readNumber('$top', said.$top, largest)
  const wanted = /(?:odata\.)?maxpagesize=(\d{1,6})/.exec(prefer ?? '')?.[1]
  return {
    select: readSelect(said.$select, fields, isExpanded),
    filter: said.$filter === undefined ? null : readFilter(said.$filter),
    top,
    pageSize: Math.min(largest, Math.max(1, Number(wanted ?? largest))),
    skip: said.$skip === undefined ? 0 : readNumber('$skip', said.$skip, most.skip),
    order,
    isCounted: readCount(said.$count),
    isExpanded,
    token: said.$skiptoken ?? null,
  } satisfies Options
}

function readSaid(given: Given, takes: readonly OdataOption[]): Partial<Record<OdataOption, string>> {
  const said: Partial<Record<OdataOption, string>> = {}
  for (const [name, value] of Object.entries(given)) {
    if (!name.startsWith('$')) continue
    const option = odataOptions.find((one) => one === name)
    if (!option || (!takes.includes(option) && option !== '$format')) throw new OdataFault('reso.option', name)
    if (typeof value !== 'string') throw new OdataFault('reso.twice', name)
    said[option] = value
  }
  return said
}

function readFormat(format: string | undefined): void {
  if (format !== undefined && !/^(json|application\/json(;.*)?)$/i.test(format))
    throw new OdataFault('reso.format', format)
}

function readExpand(expand: string | undefined): boolean {
  if (expand === undefined) return false
  if (expand.trim() !== 'Media') throw new OdataFault('reso.expand', expand)
  return true
}

function readSelect(select: string | undefined, fields: ReadonlySet<string>, isExpanded: boolean): string[] | null {
  if (select === undefined || select.trim() === '*') return null
  const names = select.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !fields.has(name) && !(isExpanded && name === 'Media'))
  if (unknown !== undefined) throw new OdataFault('reso.field', unknown || '$select')
  return [...new Set(names)].filter((name) => name !== 'Media')
}

function readFilter(text: string): Condition {
  if (text.length > longestFilter) throw new OdataFault('reso.filter_long')
  try {
    return parseFilter(text)
  } catch (error) {
    if (error instanceof FilterFault) throw new OdataFault('reso.filter', error.word)
    throw error
  }
}

function readNumber(name: string, text: string, largest: number): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  if (!(number <= largest)) throw new OdataFault('reso.number', `${name}=${text}`)
  return number
}

function readOrder(text: string | undefined): Order {
  if (text === undefined) return { by: 'ListingKey', isDescending: false }
  const [, name, direction] = /^\s*(\w+)(?:\s+(asc|desc))?\s*$/.exec(text) ?? []
  const by = orders.find((one) => one === name)
  if (!by) throw new OdataFault('reso.order', text)
  return { by, isDescending: direction === 'desc' }
}

function readCount(text: string | undefined): boolean {
  if (text === undefined || text === 'false') return false
  if (text !== 'true') throw new OdataFault('reso.count', text)
  return true
}
