import { SaxesParser } from 'saxes'

import type { Article } from '#contract/editorial/editorial.ts'

const longestTitle = 140
const longestText = 200
const items = new Set(['item', 'entry'])
const fields: Record<string, 'title' | 'text' | 'date' | 'url'> = {
  title: 'title',
  link: 'url',
  description: 'text',
  summary: 'text',
  pubDate: 'date',
  published: 'date',
  updated: 'date',
  'dc:date': 'date',
}

type Found = Partial<Record<'title' | 'text' | 'date' | 'url', string>>

/**
 * The articles of an RSS or Atom feed as plain text, newest first. Throws on what is not well-formed XML;
 * an article without a title or a web address is left out. Entities of its own that a document declares are refused.
 */
export function readFeed(xml: string, feedAddress: string): Article[] {
  return entriesOf(xml)
    .flatMap((found) => articleOf(found, feedAddress) ?? [])
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
}

/** What stands directly in each entry; what is nested deeper (a source, a picture's title) is not its own. */
function entriesOf(xml: string): Found[] {
  const parser = new SaxesParser()
  const entries: Found[] = []
  const path: string[] = []
  let field: keyof Found | undefined
  let words = ''

  parser.on('doctype', () => parser.fail('a feed declares nothing'))
  parser.on('opentag', ({ name, attributes }) => {
    if (items.has(name)) entries.push({})
    const entry = items.has(path.at(-1) ?? '') ? entries.at(-1) : undefined
    if (entry && fields[name]) {
      field = fields[name]
      words = ''
      // Atom has its links in attributes.
      if (attributes.href && (attributes.rel ?? 'alternate') === 'alternate') entry.url ??= attributes.href
    }
    path.push(name)
  })
  const add = (text: string) => void (words += text)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    path.pop()
    const entry = items.has(path.at(-1) ?? '') ? entries.at(-1) : undefined
    if (entry && field) {
      if (words.trim()) entry[field] ??= words
      field = undefined
    }
  })
  parser.write(xml).close()
  return entries
}

function articleOf({ title, text, date, url }: Found, feedAddress: string): Article | null {
  const name = plainText(title ?? '', longestTitle)
  const address = URL.parse(url?.trim() ?? '', feedAddress)
  if (!name || !url || !address || !/^https?:$/.test(address.protocol)) return null
  const day = new Date(date ?? '')
  return {
    title: name,
    text: plainText(text ?? '', longestText),
    url: address.href,
    date: Number.isNaN(day.getTime()) ? null : day.toISOString().slice(0, 10),
  }
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…' }

/** The words of a piece of HTML, cut between two of them. */
function plainText(html: string, most: number): string {
  const words = html
    .replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?(p|div|br|hr|li|[uo]l|h[1-6]|t[dr]|blockquote|figure)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) =>
      name ? (signs[name.toLowerCase()] ?? whole) : signOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replace(/[\p{Cc}\p{Zs}\s]+/gu, ' ')
    .trim()
  if (words.length <= most) return words
  const cut = words.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s.,;:]+$/, '')}…`
}

function signOf(point: number): string {
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : ''
}
