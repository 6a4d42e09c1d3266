import type { DraftDocument, DraftField, Point } from '../draft/document.ts'
import { draftFields } from '../draft/document.ts'
import type { ExchangePicture, ExchangeRow, ExchangeStatus, ExchangeVideo } from '../exchange/row.ts'
import { columnByName } from '../exchange/template.ts'
import type { PhotoTag } from '../picture/picture.ts'
import type { Said } from './read-cells.ts'

/** Fields that are not one column's alone. */
const composed = new Set(
  'exact_point price bathrooms half_bathrooms province city sector project videos view_360'.split(' '),
)

/** A row of what its columns said, places and projects aside; what no column spoke of is not there. */
export function assembleRow(said: ReadonlyMap<string, Said>, external_id: string): ExchangeRow {
  return {
    external_id,
    document: assembleDocument(said),
    ...assemblePictures(said),
    videos: assembleVideos(said),
    view_360: textOf(said, 'vista_360'),
    agent: textOf(said, 'agente'),
    status: (textOf(said, 'estado') as ExchangeStatus | null) ?? null,
    modified_at: textOf(said, 'modificada'),
  }
}

function assembleDocument(said: ReadonlyMap<string, Said>): ExchangeRow['document'] {
  const document: Record<string, unknown> = {}
  for (const [name, { value }] of said) {
    const field = columnByName.get(name)?.field ?? ''
    if (Object.hasOwn(draftFields, field) && !composed.has(field)) document[field] = value
  }
  return { ...document, ...assemblePrice(said), ...assembleBaths(said), ...assemblePoint(said) }
}

/** A price with its currency, which its column's name or its own text may say. */
function assemblePrice(said: ReadonlyMap<string, Said>): Pick<DraftDocument, 'price' | 'currency'> {
  const [name, found] =
    [...said].find(([name, { value }]) => ['precio', 'precio_usd', 'precio_dop'].includes(name) && value !== null) ?? []
  if (!found) return said.has('precio') ? { price: null } : {}
  const price = found.value as number
  if (name === 'precio_usd') return { price, currency: 'USD' }
  if (name === 'precio_dop') return { price, currency: 'DOP' }
  const named = said.get('moneda')?.value ? null : nameCurrency(found.text)
  return { price, ...(named && { currency: named }) }
}

function nameCurrency(text: string): 'USD' | 'DOP' | null {
  if (/us\s?\$|u\$s?|usd|d[oó]lar|dollar/i.test(text)) return 'USD'
  return /rd\s?\$|dop|pesos/i.test(text) ? 'DOP' : null
}

/** Two and a half baths are two full ones and a half one, unless the half ones have a column. */
function assembleBaths(said: ReadonlyMap<string, Said>): Pick<DraftDocument, 'bathrooms' | 'half_bathrooms'> {
  const baths = said.get('banos')?.value as number | null | undefined
  const half = said.get('medios_banos')?.value as number | null | undefined
  const hasHalf = typeof baths === 'number' && !Number.isInteger(baths)
  return {
    ...(baths !== undefined && { bathrooms: hasHalf ? Math.floor(baths) : baths }),
    ...((half !== undefined || hasHalf) && { half_bathrooms: half ?? (hasHalf ? 1 : null) }),
  }
}

function assemblePoint(said: ReadonlyMap<string, Said>): Pick<DraftDocument, 'exact_point'> {
  const latitude = said.get('latitud')?.value
  const longitude = said.get('longitud')?.value
  if (typeof latitude === 'number' && typeof longitude === 'number') return { exact_point: { latitude, longitude } }
  const pair = said.get('coordenadas')?.value as Point | null | undefined
  if (pair) return { exact_point: pair }
  return latitude === null || longitude === null || pair === null ? { exact_point: null } : {}
}

function assemblePictures(said: ReadonlyMap<string, Said>): Pick<ExchangeRow, 'pictures' | 'pictures_untold'> {
  const photos = listPictures(said, 'fotos', 'photo')
  const plans = listPictures(said, 'planos', 'plan')
  if (!photos && !plans) return { pictures: null }
  const pictures = [...(photos ?? []), ...(plans ?? [])]
  return { pictures, ...(!plans && { pictures_untold: 'plan' }), ...(!photos && { pictures_untold: 'photo' }) }
}

function listPictures(said: ReadonlyMap<string, Said>, name: 'fotos' | 'planos', kind: 'photo' | 'plan') {
  const addresses = listOf(said, name)
  if (!addresses) return null
  const [es, en, tags] = [`textos_${name}_es`, `textos_${name}_en`, `tipos_${name}`].map(
    (list) => listOf(said, list) ?? [],
  )
  const pictures = addresses.map((url, at): ExchangePicture => ({
    url,
    kind,
    ...(tags![at] && { tag: tags![at] as PhotoTag }),
    ...(es![at] && { alt_es: es![at] }),
    ...(en![at] && { alt_en: en![at] }),
  }))
  return pictures.filter(({ url }) => url !== '')
}

function assembleVideos(said: ReadonlyMap<string, Said>): ExchangeVideo[] | null {
  const addresses = listOf(said, 'videos')
  if (!addresses) return null
  const [es = [], en = []] = ['titulos_videos_es', 'titulos_videos_en'].map((list) => listOf(said, list) ?? [])
  const videos = addresses.map((url, at) => ({
    url,
    ...(es[at] && { title_es: es[at] }),
    ...(en[at] && { title_en: en[at] }),
  }))
  return videos.filter(({ url }) => url !== '')
}

function listOf(said: ReadonlyMap<string, Said>, name: string): string[] | null {
  const value = said.get(name)?.value
  return Array.isArray(value) ? (value as string[]) : null
}

function textOf(said: ReadonlyMap<string, Said>, name: string): string | null {
  const value = said.get(name)?.value
  return typeof value === 'string' ? value : null
}

/** Whether a field of a problem is one of the draft's. */
export function isDraftField(field: string): field is DraftField {
  return Object.hasOwn(draftFields, field)
}
