import type { BusinessType, ListingStatus } from '../property/property-type.ts'
import {
  imageOf,
  resoFeatureFields,
  type ResoFeatureField,
  resoStatuses,
  underContract,
  writeResoFeatures,
  writeResoKind,
} from './reso-lookups.ts'
import type { ExchangeRow } from './row.ts'

/** What is public of a listing beside its row. */
export type ResoFacts = {
  id: number
  code: string
  status: ListingStatus
  is_under_offer: boolean
  price_usd: number
  price_dop: number
  rate_date: string
  /** ISO 8601 to the microsecond: a replica follows it. */
  changed_at: string
  first_published_at: string | null
  status_since: string | null
  closed_on: string | null
  confirmed_at: string | null
  delivery_date_promised: string | null
  urls: { es: string; en: string }
  agent: { id: number; name: string; email: string }
  agency: { id: number; name: string }
  places: { province: string; city: string; sector: string }
}
export type ResoSource = { row: ExchangeRow; facts: ResoFacts }

export type EdmType =
  | 'Edm.String'
  | 'Edm.Boolean'
  | 'Edm.Int32'
  | 'Edm.Int64'
  | 'Edm.Decimal'
  | 'Edm.Double'
  | 'Edm.Date'
  | 'Edm.DateTimeOffset'
  | 'Collection(Edm.String)'
export type ResoValue = string | number | boolean | readonly string[] | null

export type ResoField = {
  name: string
  type: EdmType
  /** Its values are those of a lookup, which has the field's name unless it is told here. */
  lookup?: string
  /** What listings that are off say too: which they are, and what became of them. */
  stays?: true
  write: (source: ResoSource) => ResoValue | undefined
  /** The column of the template that it becomes on the way in, where its value is that column's as it is. */
  target?: string
}

type Write = ResoField['write']
type More = Partial<Pick<ResoField, 'target' | 'lookup' | 'stays'>>
const field = (name: string, type: EdmType, write: Write, more: More = {}): ResoField => ({
  name,
  type,
  write,
  ...more,
})
const of =
  (name: keyof ExchangeRow['document']): Write =>
  ({ row }) =>
    row.document[name] as ResoValue | undefined
const kindOf =
  (name: keyof ReturnType<typeof writeResoKind>): Write =>
  ({ row: { document } }) =>
    writeResoKind(document.type, document.business_type)[name]
const features = (name: ResoFeatureField): ResoField =>
  field(
    name,
    'Collection(Edm.String)',
    ({ row: { document } }) => writeResoFeatures(name, document.features ?? [], document.type),
    { lookup: name },
  )
const isLease = (business: BusinessType | null | undefined): boolean => business === 'lease'
const squareMetres = 'Square Meters'
const yes = 'Yes'
const no = 'No'

/** StandardStatus of a listing. */
export function writeStatus({ status, is_under_offer }: Pick<ResoFacts, 'status' | 'is_under_offer'>): string {
  return status === 'published' && is_under_offer ? underContract : resoStatuses[status]
}

/** Every field of the Property resource, in the order in which they are served: name, type, how it is written and read. */
export const resoFields: readonly ResoField[] = [
  field('ListingKey', 'Edm.String', ({ facts }) => String(facts.id), { stays: true }),
  field('ListingId', 'Edm.String', ({ facts }) => facts.code, { stays: true, target: 'referencia' }),
  field('StandardStatus', 'Edm.String', ({ facts }) => writeStatus(facts), { stays: true, lookup: 'StandardStatus' }),
  field('ModificationTimestamp', 'Edm.DateTimeOffset', ({ facts }) => facts.changed_at, {
    stays: true,
    target: 'modificada',
  }),
  field('StatusChangeTimestamp', 'Edm.DateTimeOffset', ({ facts }) => facts.status_since, { stays: true }),
  field('OnMarketDate', 'Edm.Date', ({ facts }) => facts.first_published_at?.slice(0, 10), { stays: true }),
  field('CloseDate', 'Edm.Date', ({ facts }) => facts.closed_on, { stays: true }),
  field('ListOfficeKey', 'Edm.String', ({ facts }) => String(facts.agency.id), { stays: true }),
  field('ListOfficeName', 'Edm.String', ({ facts }) => facts.agency.name),
  field('ListAgentKey', 'Edm.String', ({ facts }) => String(facts.agent.id), { stays: true }),
  field('ListAgentFullName', 'Edm.String', ({ facts }) => facts.agent.name),
  field('ListAgentEmail', 'Edm.String', ({ facts }) => facts.agent.email, { target: 'agente' }),
  field('PropertyType', 'Edm.String', kindOf('PropertyType'), { stays: true, lookup: 'PropertyType' }),
  field('PropertySubType', 'Edm.String', kindOf('PropertySubType'), { stays: true, lookup: 'PropertySubType' }),
  field('PropertySubcategory', 'Edm.String', kindOf('PropertySubcategory'), { lookup: 'PropertySubcategory' }),
  field('X_AlsoAsLand', 'Edm.Boolean', kindOf('X_AlsoAsLand')),
  field('X_IsPenthouse', 'Edm.Boolean', kindOf('X_IsPenthouse')),
  field('Country', 'Edm.String', () => 'DO'),
  field('StateOrProvince', 'Edm.String', ({ facts }) => facts.places.province, { target: 'provincia' }),
  field('City', 'Edm.String', ({ facts }) => facts.places.city, { target: 'ciudad' }),
  field('SubdivisionName', 'Edm.String', ({ facts }) => facts.places.sector, { target: 'sector' }),
  field('Latitude', 'Edm.Double', ({ row }) => row.document.exact_point?.latitude, { target: 'latitud' }),
  field('Longitude', 'Edm.Double', ({ row }) => row.document.exact_point?.longitude, { target: 'longitud' }),
  field('X_PlaceIsApproximate', 'Edm.Boolean', of('is_approximate')),
  field('ListPrice', 'Edm.Decimal', of('price')),
  field('LeaseAmount', 'Edm.Decimal', ({ row: { document } }) =>
    isLease(document.business_type) ? document.price : null,
  ),
  field('LeaseAmountFrequency', 'Edm.String', ({ row }) => (isLease(row.document.business_type) ? 'Monthly' : null), {
    lookup: 'FeeFrequency',
  }),
  field('X_Currency', 'Edm.String', of('currency'), { target: 'moneda' }),
  field('X_PriceUSD', 'Edm.Decimal', ({ facts }) => facts.price_usd),
  field('X_PriceDOP', 'Edm.Decimal', ({ facts }) => facts.price_dop),
  field('X_RateDate', 'Edm.Date', ({ facts }) => facts.rate_date),
  field('AssociationFee', 'Edm.Decimal', of('maintenance_fee')),
  field(
    'AssociationFeeFrequency',
    'Edm.String',
    ({ row }) => (row.document.maintenance_fee == null ? null : 'Monthly'),
    {
      lookup: 'FeeFrequency',
    },
  ),
  field('X_ReservationAmount', 'Edm.Decimal', of('separation_amount'), { target: 'separacion' }),
  field('X_DeliveryDatePromised', 'Edm.Date', ({ facts }) => facts.delivery_date_promised),
  field('X_DeliveryDateCurrent', 'Edm.Date', of('delivery_date'), { target: 'entrega' }),
  field('X_TaxIncentiveResolution', 'Edm.String', of('tax_incentive_resolution'), { target: 'confotur_resolucion' }),
  field('X_TaxIncentiveUntil', 'Edm.Date', of('tax_incentive_until'), { target: 'confotur_hasta' }),
  field('X_Project', 'Edm.String', of('project'), { target: 'proyecto' }),
  field('BedroomsTotal', 'Edm.Int32', of('bedrooms'), { target: 'habitaciones' }),
  field('BathroomsFull', 'Edm.Int32', of('bathrooms'), { target: 'banos' }),
  field('BathroomsHalf', 'Edm.Int32', of('half_bathrooms'), { target: 'medios_banos' }),
  field('BathroomsTotalInteger', 'Edm.Int32', ({ row: { document } }) =>
    document.bathrooms == null ? null : document.bathrooms + (document.half_bathrooms ?? 0),
  ),
  field('ParkingTotal', 'Edm.Decimal', of('parkings'), { target: 'parqueos' }),
  field('Stories', 'Edm.Int32', of('stories'), { target: 'niveles' }),
  field('EntryLevel', 'Edm.Int32', of('level'), { target: 'piso' }),
  field('LivingArea', 'Edm.Decimal', of('construction_m2')),
  field('LivingAreaUnits', 'Edm.String', ({ row }) => (row.document.construction_m2 == null ? null : squareMetres), {
    lookup: 'AreaUnits',
  }),
  field('LotSizeArea', 'Edm.Decimal', of('lot_m2')),
  field('LotSizeUnits', 'Edm.String', ({ row }) => (row.document.lot_m2 == null ? null : squareMetres), {
    lookup: 'LotSizeUnits',
  }),
  field('YearBuilt', 'Edm.Int32', of('year_built'), { target: 'ano' }),
  field(
    'Furnished',
    'Edm.String',
    ({ row: { document } }) =>
      document.is_furnished == null ? null : document.is_furnished ? 'Furnished' : 'Unfurnished',
    { lookup: 'Furnished', target: 'amueblado' },
  ),
  field('X_WhiteLine', 'Edm.Boolean', of('is_white_line'), { target: 'linea_blanca' }),
  field(
    'PetsAllowed',
    'Collection(Edm.String)',
    ({ row: { document } }) => (document.pets_allowed == null ? [] : [document.pets_allowed ? yes : no]),
    { lookup: 'PetsAllowed', target: 'mascotas' },
  ),
  field(
    'PropertyCondition',
    'Collection(Edm.String)',
    ({ row }) => (row.document.is_under_construction ? ['Under Construction'] : []),
    { lookup: 'PropertyCondition' },
  ),
  field('X_UnderConstruction', 'Edm.Boolean', of('is_under_construction'), { target: 'en_construccion' }),
  field('X_IsExclusive', 'Edm.Boolean', of('is_exclusive'), { target: 'exclusiva' }),
  ...resoFeatureFields.map(features),
  field('X_Features', 'Collection(Edm.String)', ({ row }) => row.document.features ?? [], { lookup: 'X_Features' }),
  field('X_AbsentFeatures', 'Collection(Edm.String)', ({ row }) => row.document.absent_features ?? [], {
    lookup: 'X_Features',
    target: 'no_tiene',
  }),
  field('X_TitleEs', 'Edm.String', of('title_es'), { target: 'titulo_es' }),
  field('X_TitleEn', 'Edm.String', of('title_en'), { target: 'titulo_en' }),
  field('PublicRemarks', 'Edm.String', of('description_es')),
  field('X_PublicRemarksEs', 'Edm.String', of('description_es'), { target: 'descripcion_es' }),
  field('X_PublicRemarksEn', 'Edm.String', of('description_en'), { target: 'descripcion_en' }),
  field('ListingURL', 'Edm.String', ({ facts }) => facts.urls.es),
  field('X_ListingURLEn', 'Edm.String', ({ facts }) => facts.urls.en),
  field('VirtualTourURLUnbranded', 'Edm.String', ({ row }) => row.view_360, { target: 'vista_360' }),
  field('X_ConfirmedOn', 'Edm.DateTimeOffset', ({ facts }) => facts.confirmed_at),
  field('PhotosCount', 'Edm.Int32', ({ row }) => (row.pictures ?? []).filter(({ kind }) => kind === 'photo').length),
  field('VideosCount', 'Edm.Int32', ({ row }) => row.videos?.length ?? 0),
]

export const resoFieldByName: ReadonlyMap<string, ResoField> = new Map(resoFields.map((one) => [one.name, one]))

export type ResoMedia = {
  MediaKey: string
  ResourceRecordKey: string
  MediaURL: string
  MediaCategory: 'Photo' | 'Floor Plan' | 'Video'
  Order: number
  ShortDescription: string | null
  X_ShortDescriptionEn: string | null
  ImageOf: string | null
}

/** Fields of the Media resource. */
export const resoMediaFields: Readonly<Record<keyof ResoMedia, EdmType>> = {
  MediaKey: 'Edm.String',
  ResourceRecordKey: 'Edm.String',
  MediaURL: 'Edm.String',
  MediaCategory: 'Edm.String',
  Order: 'Edm.Int32',
  ShortDescription: 'Edm.String',
  X_ShortDescriptionEn: 'Edm.String',
  ImageOf: 'Edm.String',
}

/** A listing as the Property resource has it: every field asked for, null where nothing is said, or may be any more. */
export function writeReso(source: ResoSource, fields: readonly ResoField[] = resoFields): Record<string, ResoValue> {
  const isOffered = source.facts.status === 'published'
  return Object.fromEntries(
    fields.map(({ name, type, stays, write }) => {
      const value = isOffered || stays ? (write(source) ?? null) : null
      return [name, value === null && type.startsWith('Collection') ? [] : value]
    }),
  )
}

/** Its pictures, plans and videos in their order, numbered through; none once it is off. */
export function writeResoMedia({ row, facts }: ResoSource): ResoMedia[] {
  if (facts.status !== 'published') return []
  const pictures = (row.pictures ?? []).map(({ url, kind, tag, alt_es, alt_en }) => ({
    url,
    category: kind === 'plan' ? ('Floor Plan' as const) : ('Photo' as const),
    es: alt_es,
    en: alt_en,
    image: tag ? imageOf[tag] : null,
  }))
  const videos = (row.videos ?? []).map(({ url, title_es, title_en }) => ({
    url,
    category: 'Video' as const,
    es: title_es,
    en: title_en,
    image: null,
  }))
  return [...pictures, ...videos].map(({ url, category, es, en, image }, at) => ({
    MediaKey: `${facts.id}-${at + 1}`,
    ResourceRecordKey: String(facts.id),
    MediaURL: url,
    MediaCategory: category,
    Order: at + 1,
    ShortDescription: es ?? null,
    X_ShortDescriptionEn: en ?? null,
    ImageOf: image,
  }))
}
