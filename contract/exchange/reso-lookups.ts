import type { PhotoTag } from '../picture/picture.ts'
import type { Feature } from '../property/feature.ts'
import type { BusinessType, ListingStatus, PropertyType } from '../property/property-type.ts'
import type { ExchangeStatus } from './row.ts'

/** Names and values of the RESO Data Dictionary 2.1; what it has no word for is local, under `X_`. */

type Kind = {
  /** PropertyType of a sale, and of a lease where it has one of its own. */
  sale: string
  lease?: string
  subtype: string
  /** PropertySubcategory. */
  subcategory?: string
  flag?: 'X_AlsoAsLand' | 'X_IsPenthouse'
}
type DraftType = Exclude<PropertyType, 'project'>

const residential = { sale: 'Residential', lease: 'Residential Lease' } as const
const commercial = { sale: 'Commercial Sale', lease: 'Commercial Lease' } as const

/** What each kind of property is there. */
export const resoKinds: Record<DraftType, Kind> = {
  apartment: { ...residential, subtype: 'Apartment' },
  penthouse: { ...residential, subtype: 'Apartment', flag: 'X_IsPenthouse' },
  house: { ...residential, subtype: 'Single Family Residence' },
  house_or_plot: { ...residential, subtype: 'Single Family Residence', flag: 'X_AlsoAsLand' },
  land: { sale: 'Land', subtype: 'Unimproved Land' },
  commercial_premises: { ...commercial, subtype: 'Retail' },
  office_space: { ...commercial, subtype: 'Office' },
  building: { sale: 'Residential Income', lease: 'Commercial Lease', subtype: 'Multi Family' },
  building_or_plot: {
    sale: 'Residential Income',
    lease: 'Commercial Lease',
    subtype: 'Multi Family',
    flag: 'X_AlsoAsLand',
  },
  industrial_site: { ...commercial, subtype: 'Industrial' },
  estate: { sale: 'Farm', subtype: 'Farm' },
  business: { sale: 'Business Opportunity', subtype: 'Business' },
  tourist: { ...commercial, subtype: 'Hotel/Motel', subcategory: 'Resort' },
  hotel: { ...commercial, subtype: 'Hotel/Motel', subcategory: 'Hotel' },
  gas_station: { ...commercial, subtype: 'Retail', subcategory: 'Gas Station' },
}

/** What others call a home that is one of these kinds here. */
const otherSubtypes: Partial<Record<DraftType, readonly string[]>> = {
  apartment: ['Condominium', 'Stock Cooperative', 'Own Your Own', 'Timeshare', 'Loft'],
  house: [
    'Townhouse',
    'Duplex',
    'Triplex',
    'Quadruplex',
    'Cabin',
    'Villa',
    'Ranch House',
    'Manufactured Home',
    'Manufactured On Land',
    'Mobile Home',
    'Single Family',
  ],
  building: ['Mixed Use'],
  industrial_site: ['Warehouse'],
  estate: ['Ranch', 'Agriculture', 'Farm/Ranch'],
  land: ['Lot', 'Vacant Land', 'Residential Lot'],
  hotel: ['Hotel', 'Motel'],
  business: ['Business Opportunity'],
}
/** Where the subtype says nothing. */
const byClass: Record<string, DraftType> = {
  land: 'land',
  farm: 'estate',
  businessopportunity: 'business',
  residentialincome: 'building',
  commercialsale: 'commercial_premises',
  commerciallease: 'commercial_premises',
}

/** `SingleFamilyResidence`, `Single Family Residence` and `single_family_residence` are one. */
const fold = (value: string): string => value.toLowerCase().replace(/[^a-z0-9]/g, '')

const kinds = Object.entries(resoKinds) as [DraftType, Kind][]

/** PropertyType and all that says the kind, of a listing. */
export function writeResoKind(type: PropertyType | null | undefined, business: BusinessType | null | undefined) {
  const kind = type && type !== 'project' ? resoKinds[type] : undefined
  const isLease = business === 'lease'
  const { sale, lease = sale } = kind ?? residential
  return {
    PropertyType: isLease ? lease : sale,
    PropertySubType: kind?.subtype ?? null,
    PropertySubcategory: kind?.subcategory ?? null,
    X_AlsoAsLand: kind?.flag === 'X_AlsoAsLand' ? true : null,
    X_IsPenthouse: kind?.flag === 'X_IsPenthouse' ? true : null,
  }
}

export type SaidKind = {
  PropertyType: string
  PropertySubType: string
  PropertySubcategory: string
  X_AlsoAsLand: boolean
  X_IsPenthouse: boolean
  /** Whether it says what a lease costs. */
  hasLeaseAmount: boolean
}

/** The kind of property that is meant; what is none of ours comes back as it was said. */
export function readResoKind(said: SaidKind): { type: string; business: BusinessType } {
  const [kind, subtype, subcategory] = [said.PropertyType, said.PropertySubType, said.PropertySubcategory].map(fold)
  const isLease =
    kind!.includes('lease') || kind!.includes('rental') || (said.hasLeaseAmount && !kind!.endsWith('sale'))
  const business = isLease ? 'lease' : 'sale'
  const flag = said.X_AlsoAsLand ? 'X_AlsoAsLand' : said.X_IsPenthouse ? 'X_IsPenthouse' : undefined
  const exact = kinds.filter(([, one]) => fold(one.subtype) === subtype)
  const found =
    exact.find(([, one]) => one.flag === flag && fold(one.subcategory ?? '') === subcategory) ??
    exact.find(([, one]) => one.flag === flag && !one.subcategory) ??
    exact.find(([, one]) => !one.flag)
  if (found) return { type: found[0], business }
  const [other] = Object.entries(otherSubtypes).find(([, names]) => names.some((name) => fold(name) === subtype)) ?? []
  return { type: other ?? byClass[kind!] ?? (said.PropertySubType || said.PropertyType), business }
}

/** StandardStatus of every state here; what has an offer is Active Under Contract. */
export const resoStatuses: Record<ListingStatus, string> = {
  draft: 'Incomplete',
  in_review: 'Incomplete',
  published: 'Active',
  reserved: 'Pending',
  inactive: 'Hold',
  sold: 'Closed',
  rented: 'Closed',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}
export const underContract = 'Active Under Contract'

/** What a StandardStatus makes of a listing here, by its words in lower case; `closed lease` is written by the reader. */
export const statusOfReso: Readonly<Record<string, ExchangeStatus>> = {
  active: 'published',
  'active under contract': 'under_offer',
  activeundercontract: 'under_offer',
  pending: 'reserved',
  hold: 'inactive',
  'coming soon': 'inactive',
  comingsoon: 'inactive',
  incomplete: 'inactive',
  closed: 'sold',
  'closed lease': 'rented',
  withdrawn: 'withdrawn',
  canceled: 'withdrawn',
  cancelled: 'withdrawn',
  expired: 'withdrawn',
  delete: 'withdrawn',
}

/** What a picture shows: ImageOf. */
export const imageOf: Record<PhotoTag, string> = {
  facade: 'Front of Structure',
  living_room: 'Living Room',
  kitchen: 'Kitchen',
  bedroom: 'Bedroom',
  bathroom: 'Bathroom',
  balcony: 'Balcony',
  social_area: 'Community',
  view: 'View',
  plan: 'Floor Plan',
}
const tagOfImage = new Map(Object.entries(imageOf).map(([tag, image]) => [fold(image), tag as PhotoTag]))
export const readImageOf = (image: string): PhotoTag | undefined => tagOfImage.get(fold(image))

/** A feature's field and value there; what is not here is said by X_Features alone. */
export const resoFeatures: Partial<Record<Feature, readonly [field: ResoFeatureField, value: string]>> = {
  living_room: ['RoomType', 'Living Room'],
  living_dining_room: ['RoomType', 'Living/Dining Room'],
  drawing_room: ['RoomType', 'Great Room'],
  family_room: ['RoomType', 'Family Room'],
  dining_room: ['RoomType', 'Dining Room'],
  kitchen: ['RoomType', 'Kitchen'],
  studio: ['RoomType', 'Office'],
  mezzanine: ['RoomType', 'Loft'],
  service_area: ['RoomType', 'Utility Room'],
  breakfast_room: ['InteriorFeatures', 'Breakfast Bar'],
  pantry: ['InteriorFeatures', 'Pantry'],
  foyer: ['InteriorFeatures', 'Entrance Foyer'],
  cornices: ['InteriorFeatures', 'Crown Molding'],
  balcony: ['ExteriorFeatures', 'Balcony'],
  courtyard: ['ExteriorFeatures', 'Courtyard'],
  terrace: ['PatioAndPorchFeatures', 'Terrace'],
  covered_terrace: ['PatioAndPorchFeatures', 'Covered'],
  washing_area: ['LaundryFeatures', 'Laundry Room'],
  ac: ['Cooling', 'Wall Unit(s)'],
  ac_split: ['Cooling', 'Ductless'],
  ac_central: ['Cooling', 'Central Air'],
  fans: ['Cooling', 'Ceiling Fan(s)'],
  inverter: ['Electric', 'Battery Backup'],
  common_power_plant: ['Electric', 'Generator'],
  full_power_plant: ['OtherEquipment', 'Generator'],
  cistern: ['WaterSource', 'Cistern'],
  well: ['WaterSource', 'Well'],
  heater: ['Appliances', 'Water Heater'],
  gates: ['SecurityFeatures', 'Security Gate'],
  grids: ['SecurityFeatures', 'Window Bars'],
  emergency_exit: ['SecurityFeatures', 'Fire Escape'],
  electric_gate: ['ParkingFeatures', 'Electric Gate'],
  parking_roofed: ['ParkingFeatures', 'Covered'],
  janitor: ['AssociationAmenities', 'Concierge'],
  garbage_duct: ['AssociationAmenities', 'Trash'],
  gym: ['AssociationAmenities', 'Fitness Center'],
  elevator: ['AssociationAmenities', 'Elevator(s)'],
  social_areas: ['AssociationAmenities', 'Clubhouse'],
  activities_room: ['AssociationAmenities', 'Recreation Room'],
  roof_access: ['AssociationAmenities', 'Roof Deck'],
  locker: ['AssociationAmenities', 'Storage'],
  swimming_pool: ['PoolFeatures', 'Community'],
  jacuzzi: ['SpaFeatures', 'Community'],
  gazebo: ['OtherStructures', 'Gazebo'],
  annexes: ['OtherStructures', 'Outbuilding'],
  phone: ['Utilities', 'Phone Available'],
  cable_tv: ['Utilities', 'Cable Available'],
}

/** The fields that name features, each a list. */
export const resoFeatureFields = [
  'RoomType',
  'InteriorFeatures',
  'ExteriorFeatures',
  'PatioAndPorchFeatures',
  'LaundryFeatures',
  'Cooling',
  'Electric',
  'OtherEquipment',
  'WaterSource',
  'Appliances',
  'SecurityFeatures',
  'ParkingFeatures',
  'AssociationAmenities',
  'PoolFeatures',
  'SpaFeatures',
  'OtherStructures',
  'Utilities',
] as const
export type ResoFeatureField = (typeof resoFeatureFields)[number]

/** Pools and baths of a house are its own. */
const ownOfHouses = new Set<ResoFeatureField>(['PoolFeatures', 'SpaFeatures'])
const privately = 'Private'

const featureOf = new Map(
  Object.entries(resoFeatures).map(([feature, [field, value]]) => [`${field}:${fold(value)}`, feature as Feature]),
)

/** The features of a listing under one field. */
export function writeResoFeatures(
  field: ResoFeatureField,
  features: readonly string[],
  type: PropertyType | null | undefined,
): string[] {
  const isOwn = ownOfHouses.has(field) && (type === 'house' || type === 'house_or_plot' || type === 'estate')
  return features.flatMap((feature) => {
    const [at, value] = resoFeatures[feature as Feature] ?? []
    return at === field && value ? [isOwn ? privately : value] : []
  })
}

/** The features of ours that values of a field mean; what means none is left out. */
export function readResoFeatures(field: ResoFeatureField, values: readonly string[]): Feature[] {
  return values.flatMap((value) => {
    if (ownOfHouses.has(field) && fold(value) !== 'none') return featureOf.get(`${field}:community`) ?? []
    return featureOf.get(`${field}:${fold(value)}`) ?? []
  })
}
