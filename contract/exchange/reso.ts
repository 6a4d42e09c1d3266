import type { ColumnMapping, Mapping } from '../import/mapping.ts'
import { resoFields, type ResoSource, writeReso, writeResoMedia } from './reso-fields.ts'
import { readImageOf, readResoFeatures, readResoKind, resoFeatureFields, statusOfReso } from './reso-lookups.ts'
import type { RawRow } from './row.ts'

/** An object of the Property resource, as anybody may have written it. */
export type ResoObject = Readonly<Record<string, unknown>>
type Cells = Record<string, string | readonly string[]>

/** Fields that a cell may come from at most: nobody's Property has more. */
const mostFields = 1500
/** Columns that are put together of several fields, by what they are called in reports. */
const made = {
  type: 'PropertySubType',
  business: 'PropertyType',
  features: 'Features',
  photos: 'Media Photo',
  plans: 'Media Floor Plan',
  videos: 'Media Video',
} as const
const captions = (column: string) =>
  [`${column} ShortDescription`, `${column} X_ShortDescriptionEn`, `${column} ImageOf`] as const

const perMonth: Record<string, number> = { monthly: 1, bimonthly: 2, quarterly: 3, semiannually: 6, annually: 12 }
const metresOf: Record<string, number> = {
  squaremeters: 1,
  squaremetres: 1,
  squarefeet: 0.092_903_04,
  acres: 4046.856_422_4,
  hectares: 10_000,
}

/** The cells of a Property: its fields by their names, and those that only several together say. */
export function toResoCells(object: ResoObject): RawRow['cells'] {
  const cells: Cells = {}
  for (const [name, value] of Object.entries(object).slice(0, mostFields)) {
    const cell = toCell(value)
    if (cell !== null && !name.startsWith('@')) cells[name] = cell
  }
  return { ...cells, ...toKind(object), ...toAmounts(object), ...toFeatures(object), ...toMedia(object) }
}

function toCell(value: unknown): string | readonly string[] | null {
  if (value === null) return ''
  if (Array.isArray(value)) {
    const texts = value.filter((one): one is string => typeof one === 'string')
    return texts.length === value.length ? texts : null
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return Number.isFinite(value) ? writeNumber(value) : ''
  return typeof value === 'string' ? value : null
}

const writeNumber = (value: number): string => (Number.isInteger(value) ? String(value) : String(+value.toFixed(8)))
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string')
    : textOf(value)
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean)
const fold = (value: unknown): string =>
  textOf(value)
    .toLowerCase()
    .replace(/[^a-z]/g, '')

function toKind(object: ResoObject): Cells {
  const { type, business } = readResoKind({
    PropertyType: textOf(object.PropertyType),
    PropertySubType: textOf(object.PropertySubType),
    PropertySubcategory: listOf(object.PropertySubcategory)[0] ?? '',
    X_AlsoAsLand: object.X_AlsoAsLand === true,
    X_IsPenthouse: object.X_IsPenthouse === true,
    hasLeaseAmount: typeof object.LeaseAmount === 'number',
  })
  const status = textOf(object.StandardStatus) || textOf(object.MlsStatus)
  return {
    [made.type]: type,
    [made.business]: business,
    ...(status && { StandardStatus: /^closed$/i.test(status) && business === 'lease' ? 'Closed Lease' : status }),
  }
}

/** Prices by the month and areas in square metres; what cannot be brought to those stays as it is said, and is refused. */
function toAmounts(object: ResoObject): Cells {
  const cells: Cells = {}
  const often = fold(object.LeaseAmountFrequency)
  const lease = object.LeaseAmount
  if (typeof lease === 'number' && often && often !== 'monthly')
    cells.LeaseAmount = `${lease} ${textOf(object.LeaseAmountFrequency)}`
  const fee = object.AssociationFee
  const months = perMonth[fold(object.AssociationFeeFrequency) || 'monthly']
  if (typeof fee === 'number')
    cells.AssociationFee = months
      ? String(Math.round((fee / months) * 100) / 100)
      : `${fee} ${textOf(object.AssociationFeeFrequency)}`
  for (const [area, units] of [
    ['LivingArea', 'LivingAreaUnits'],
    ['BuildingAreaTotal', 'BuildingAreaUnits'],
    ['LotSizeArea', 'LotSizeUnits'],
  ] as const) {
    const size = object[area]
    if (typeof size !== 'number' || size <= 0) continue
    const metres = metresOf[fold(object[units]) || 'squaremeters']
    cells[area] = metres
      ? writeNumber(metres === 1 ? size : Math.round(size * metres * 100) / 100)
      : `${size} ${textOf(object[units])}`
  }
  const shown = object.X_PlaceIsApproximate
  if (typeof shown === 'boolean') cells.X_PlaceIsApproximate = shown ? 'approximate' : 'exact'
  return cells
}

/** Our own names where they are said, else what the standard's fields mean here. */
function toFeatures(object: ResoObject): Cells {
  if (Array.isArray(object.X_Features)) return { [made.features]: listOf(object.X_Features) }
  const said = resoFeatureFields.filter((field) => object[field] !== undefined)
  if (said.length === 0) return {}
  return { [made.features]: [...new Set(said.flatMap((field) => readResoFeatures(field, listOf(object[field]))))] }
}

function toMedia({ Media }: ResoObject): Cells {
  if (!Array.isArray(Media)) return {}
  const all = Media.filter((one): one is ResoObject => typeof one === 'object' && one !== null)
    .filter(({ MediaURL }) => textOf(MediaURL) !== '')
    .toSorted((one, other) => Number(one.Order ?? 0) - Number(other.Order ?? 0))
  const categoryOf = ({ MediaCategory }: ResoObject) => fold(MediaCategory) || 'photo'
  return {
    ...listMedia(
      made.photos,
      all.filter((one) => categoryOf(one) === 'photo'),
    ),
    ...listMedia(
      made.plans,
      all.filter((one) => categoryOf(one) === 'floorplan'),
    ),
    ...listMedia(
      made.videos,
      all.filter((one) => categoryOf(one) === 'video'),
    ),
  }
}

function listMedia(column: string, media: readonly ResoObject[]): Cells {
  const [es, en, image] = captions(column)
  return {
    [column]: media.map(({ MediaURL }) => textOf(MediaURL)),
    [es]: media.map(({ ShortDescription, LongDescription }) => textOf(ShortDescription) || textOf(LongDescription)),
    [en]: media.map(({ X_ShortDescriptionEn }) => textOf(X_ShortDescriptionEn)),
    [image]: media.map(({ ImageOf }) => readImageOf(textOf(ImageOf)) ?? ''),
  }
}

const mediaColumns = (column: string, [list, es, en, tags]: readonly string[]): [string, ColumnMapping][] => {
  const [saidEs, saidEn, image] = captions(column)
  return [
    [column, { target: list! }],
    [saidEs, { target: es! }],
    [saidEn, { target: en! }],
    ...(tags ? ([[image, { target: tags }]] satisfies [string, ColumnMapping][]) : []),
  ]
}
const point = { marks: 'point' } as const
/** Answers that are words there. */
const valuesOf: Readonly<Record<string, Record<string, string>>> = {
  Furnished: { furnished: 'yes', unfurnished: 'no', partially: '', negotiable: '' },
}

/** What becomes of the fields of a Property unless its source says otherwise; of two of one target the first that says something counts. */
export const resoMapping: Mapping = {
  columns: Object.fromEntries<ColumnMapping>([
    ...resoFields.flatMap(({ name, target }): [string, ColumnMapping][] =>
      target ? [[name, { target, ...point, ...(valuesOf[name] && { values: valuesOf[name] }) }]] : [],
    ),
    ['ListingKey', { target: 'referencia' }],
    ['StandardStatus', { target: 'estado', values: statusOfReso }],
    [made.business, { target: 'operacion' }],
    [made.type, { target: 'tipo' }],
    ['LeaseAmount', { target: 'precio', ...point }],
    ['ListPrice', { target: 'precio', ...point }],
    ['AssociationFee', { target: 'mantenimiento', ...point }],
    ['LivingArea', { target: 'm2_construccion', ...point }],
    ['BuildingAreaTotal', { target: 'm2_construccion', ...point }],
    ['LotSizeArea', { target: 'm2_solar', ...point }],
    ['X_PlaceIsApproximate', { target: 'mostrar_punto' }],
    ['ListAgentFullName', { target: 'agente' }],
    [made.features, { target: 'caracteristicas' }],
    ['PublicRemarks', { target: 'descripcion_es' }],
    ...mediaColumns(made.photos, ['fotos', 'textos_fotos_es', 'textos_fotos_en', 'tipos_fotos']),
    ...mediaColumns(made.plans, ['planos', 'textos_planos_es', 'textos_planos_en', 'tipos_planos']),
    ...mediaColumns(made.videos, ['videos', 'titulos_videos_es', 'titulos_videos_en']),
  ]),
  constants: {},
}

/** Listings as one answer of the Property resource with its media; what nothing is said of is left out. */
export async function* writeResoFeed(sources: AsyncIterable<ResoSource>, siteUrl: string): AsyncGenerator<string> {
  yield `{"@odata.context":${JSON.stringify(`${siteUrl}/v2/reso/$metadata#Property`)},"value":[`
  let between = '\n'
  for await (const source of sources) {
    const said = Object.entries(writeReso(source)).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    )
    yield between + JSON.stringify({ ...Object.fromEntries(said), Media: writeResoMedia(source) })
    between = ',\n'
  }
  yield '\n]}\n'
}
