import type { RawRow } from '#contract/exchange/row.ts'

import { type Post, toPropertyCells } from './houzez-cells.ts'
import { readXml, type XmlReader } from './read-xml.ts'
import { createUnreadable } from './unreadable.ts'

const maxProperties = 20_000
const maxFields = 500
/** What an item of an export says of itself, by its element. */
const elements: Readonly<
  Record<string, 'title' | 'link' | 'content' | 'id' | 'type' | 'status' | 'modified' | 'address'>
> = {
  title: 'title',
  link: 'link',
  'content:encoded': 'content',
  'wp:post_id': 'id',
  'wp:post_type': 'type',
  'wp:status': 'status',
  'wp:post_modified_gmt': 'modified',
  'wp:attachment_url': 'address',
}

/**
 * The properties of a WordPress export of Houzez: its own names for fields, pictures by their addresses, texts as
 * paragraphs, and a home that stands in two languages as one. Pictures are told anywhere in the file, so rows come at its end.
 */
export async function* readHouzez(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RawRow> {
  const posts: { number: number; post: Post }[] = []
  const addresses = new Map<string, string>()
  const state = createReader((post, number) => {
    if (post.type === 'attachment' && post.id && post.address) addresses.set(post.id, post.address)
    if (post.type === 'property' && !['trash', 'auto-draft'].includes(post.status ?? '')) posts.push({ number, post })
    if (posts.length > maxProperties) throw createUnreadable('field.file_rows')
  })
  for await (const _ of readXml(bytes, state.reader));
  if (!state.isExport()) throw createUnreadable('field.file_kind')
  const twins = pairLanguages(posts.map(({ post }) => post))
  for (const { number, post } of posts) {
    if (twins.others.has(post)) continue
    yield { number, cells: toPropertyCells(post, twins.ofPost.get(post) ?? null, addresses) }
  }
}

function createReader(hand: (post: Post, number: number) => void) {
  let isExport = false
  let number = 0
  let post: Post | undefined
  let itemDepth = 0
  let category: { domain: string; slug: string } | undefined
  let key = ''
  const reader: XmlReader = {
    open({ name, attributes }, depth) {
      if (name === 'rss' || name === 'channel') isExport = true
      if (name === 'item' && !post) {
        post = { meta: new Map(), terms: new Map() }
        itemDepth = depth
      }
      if (name === 'category') category = { domain: attributes.domain ?? '', slug: attributes.nicename ?? '' }
    },
    close(name, text, depth) {
      if (!post) return
      if (name === 'item' && depth === itemDepth) {
        hand(post, ++number)
        post = undefined
      } else if (depth === itemDepth + 1) readElement(post, name, text)
      else if (name === 'wp:meta_key') key = text.trim()
      else if (name === 'wp:meta_value') addEntry(post.meta, key, text)
    },
  }

  function readElement(one: Post, name: string, text: string): void {
    const field = elements[name]
    if (field) one[field] ??= text.trim()
    if (name === 'category' && category)
      addEntry(
        one.terms,
        category.domain,
        category.domain.startsWith('post_translations') ? category.slug : text.trim() || category.slug,
      )
    if (name === 'category' && category?.domain === 'language') addEntry(one.terms, 'language_code', category.slug)
  }
  return { reader, isExport: () => isExport }
}

function addEntry(entries: Map<string, string[]>, name: string, value: string): void {
  const known = entries.get(name)
  if (known) {
    if (known.length < maxFields) known.push(value)
  } else if (entries.size < maxFields) entries.set(name, [value])
}

/** Which post says in English what another says in Spanish: Polylang's groups, WPML's duplicates. */
function pairLanguages(posts: readonly Post[]) {
  const byId = new Map(posts.map((post) => [post.id ?? '', post]))
  const others = new Set<Post>()
  const ofPost = new Map<Post, Post>()
  const groups = Map.groupBy(posts, (post) => post.terms.get('post_translations')?.[0] ?? '')
  for (const [group, inside] of groups) {
    if (group === '' || inside.length < 2) continue
    const first = inside.find(({ terms }) => /^es\b/.test(terms.get('language_code')?.[0] ?? '')) ?? inside[0]!
    const english = inside.find((post) => post !== first && /^en\b/.test(post.terms.get('language_code')?.[0] ?? ''))
    if (english) ofPost.set(first, english)
    for (const post of inside) if (post !== first) others.add(post)
  }
  for (const post of posts) {
    const first = byId.get(post.meta.get('_icl_lang_duplicate_of')?.[0] ?? '')
    if (!first || first === post || others.has(post) || others.has(first)) continue
    others.add(post)
    if (!ofPost.has(first)) ofPost.set(first, post)
  }
  return { others, ofPost }
}
