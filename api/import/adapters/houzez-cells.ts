import type { RawRow } from '#contract/exchange/row.ts'
import { isSpanish } from '#contract/property/english.ts'

import { readPhp, type PhpValue } from './read-php.ts'
import { readEntities, toPlainParagraphs } from './to-paragraphs.ts'

/** An item of an export: what it says of itself, its fields and its terms by their kind. */
export type Post = {
  title?: string
  link?: string
  content?: string
  id?: string
  type?: string
  status?: string
  modified?: string
  address?: string
  meta: Map<string, string[]>
  terms: Map<string, string[]>
}

/** Fields that are put together with others or lead elsewhere. */
const composed = new Set([
  'fave_property_images',
  'fave_property_size',
  'fave_property_size_prefix',
  'fave_property_land',
  'fave_property_land_postfix',
  'fave_property_location',
  'houzez_geolocation_lat',
  'houzez_geolocation_long',
  'floor_plans',
])
const maxPictures = 200

/** A property's cells by Houzez' own names, with what stands in several fields put together. */
export function toPropertyCells(
  post: Post,
  english: Post | null,
  addresses: ReadonlyMap<string, string>,
): RawRow['cells'] {
  const { meta, terms } = post
  const cells: [string, string | string[]][] = [
    ['post_id', post.id ?? ''],
    ['link', post.link ?? ''],
    ['modified', post.modified ?? ''],
    ...listTexts(post, english),
    ['size', joinUnit(meta, 'fave_property_size', 'fave_property_size_prefix')],
    ['land', joinUnit(meta, 'fave_property_land', 'fave_property_land_postfix')],
    ['coordinates', findCoordinates(meta)],
    ['images', listImages(meta, addresses)],
    ['floor_plans', listPlans(meta, addresses)],
  ]
  for (const [name, values] of meta) {
    if (!/^(?:fave_|houzez_)/.test(name) || composed.has(name)) continue
    cells.push([name, readEntities(values[0] ?? '').trim()])
  }
  for (const [domain, values] of terms)
    if (domain.startsWith('property_')) cells.push([domain, values.map((value) => readEntities(value))])
  // A status of ours and what WordPress shows are two things.
  cells.push(['post_status', post.status ?? ''])
  return Object.fromEntries(cells)
}

/** Titles and texts by language, whichever the export was written in. */
function listTexts(post: Post, other: Post | null): [string, string][] {
  const read = ({ title = '', content = '' }: Post) => [readEntities(title), toPlainParagraphs(content)] as const
  const [title, content] = read(post)
  const [otherTitle, otherContent] = other ? read(other) : ['', '']
  const isEnglish =
    !other && content !== '' && !isSpanish(`${title} ${content}`) && / the | and | with | of /i.test(content)
  const isSwapped = other !== null && !isSpanish(content) && isSpanish(otherContent)
  const [es, en] = isEnglish || isSwapped ? ['en', 'es'] : ['es', 'en']
  return [
    [`title_${es}`, title],
    [`content_${es}`, content],
    [`title_${en}`, otherTitle],
    [`content_${en}`, otherContent],
  ]
}

function joinUnit(meta: Post['meta'], figure: string, unit: string): string {
  const [value = ''] = meta.get(figure) ?? []
  const [of = ''] = meta.get(unit) ?? []
  return value.trim() && /\d$/.test(value.trim()) ? `${value.trim()} ${of.trim()}`.trim() : value.trim()
}

function findCoordinates(meta: Post['meta']): string {
  const [lat] = meta.get('houzez_geolocation_lat') ?? []
  const [long] = meta.get('houzez_geolocation_long') ?? []
  if (lat?.trim() && long?.trim()) return `${lat.trim()}, ${long.trim()}`
  // Latitude, longitude and the map's zoom.
  return /^-?[\d.]+,\s*-?[\d.]+/.exec(meta.get('fave_property_location')?.[0] ?? '')?.[0] ?? ''
}

/** Addresses of pictures by the numbers of their attachments, the one on the card first. */
function listImages(meta: Post['meta'], addresses: ReadonlyMap<string, string>): string[] {
  const cover = meta.get('_thumbnail_id') ?? []
  const listed = (meta.get('fave_property_images') ?? []).flatMap((value) => {
    const read = /^a:\d+:\{/.test(value) ? readPhp(value) : undefined
    return read === undefined ? value.split(/[,\s]+/) : listLeaves(read)
  })
  const found = [...cover, ...listed].flatMap((id) => addresses.get(id.trim()) ?? (/^https?:/.test(id) ? [id] : []))
  return [...new Set(found)].slice(0, maxPictures)
}

function listPlans(meta: Post['meta'], addresses: ReadonlyMap<string, string>): string[] {
  const plans = readPhp(meta.get('floor_plans')?.[0] ?? '')
  if (typeof plans !== 'object' || plans === null) return []
  const images = Object.values(plans).flatMap((plan) => {
    const image = typeof plan === 'object' && plan !== null ? plan.fave_plan_image : undefined
    return typeof image === 'string' || typeof image === 'number' ? [String(image)] : []
  })
  return images
    .flatMap((image) => addresses.get(image) ?? (/^https?:/.test(image) ? [image] : []))
    .slice(0, maxPictures)
}

function listLeaves(value: PhpValue): string[] {
  if (value === null || typeof value === 'boolean') return []
  return typeof value === 'object' ? Object.values(value).flatMap(listLeaves) : [String(value)]
}
