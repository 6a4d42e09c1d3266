/** How a filter asks: what its value is, and how a listing is compared with it. */
type FilterKind = 'one-of' | 'many-of' | 'at-least' | 'exactly' | 'range' | 'flag' | 'place' | 'text' | 'area'

type Filter = {
  kind: FilterKind
  /** The columns of `listing` that decide it: a change of one is news to saved searches. A flag has one, named like it. */
  columns: readonly string[]
  /** Where it is asked for: in the search bar, among the check boxes or elsewhere behind the bar, on the map, by a link. */
  form: 'bar' | 'checks' | 'panel' | 'map' | 'link'
  /** The text that names it beside its field; a flag has two more, `search.{name}_yes` and `_no`. */
  label: string
  /** The chip that shows it, maybe together with others; null for what is no chip of its own. */
  chip: string | null
  /** The counts of `facets` that are made without it. */
  facet?: string
  /** Whether a sentence can ask for it (`api/search/sentence/words-of-meaning.ts`). */
  isSaid: boolean
  /** The day from which addresses and saved searches may hold it. */
  since: string
}

const first = '2026-11-21'
const flag = { kind: 'flag', form: 'checks', chip: 'flags', label: 'search.with', isSaid: true } as const
const bound = { kind: 'range', form: 'panel', isSaid: true, since: first } as const
const rooms = { kind: 'at-least', form: 'panel', isSaid: true, since: first } as const
const byLink = { kind: 'one-of', form: 'link', isSaid: false, since: first } as const
const onMap = {
  kind: 'area',
  columns: ['latitude', 'longitude'],
  form: 'map',
  label: 'search.map',
  isSaid: false,
  since: first,
} as const

/**
 * Every filter there is. The address, the form, the chips, the index, the sentence, the saved searches, the oracles of
 * the tests and the API's description draw from it, or are held to it by `filters.test.ts` beside each of them.
 */
export const filters = {
  business_type: {
    kind: 'one-of',
    columns: ['business_type'],
    form: 'bar',
    label: 'search.business',
    // A page of its own says it.
    chip: null,
    facet: 'business_type',
    isSaid: true,
    since: first,
  },
  type: {
    kind: 'many-of',
    columns: ['type'],
    form: 'panel',
    label: 'search.type',
    chip: 'type',
    facet: 'type',
    isSaid: true,
    since: first,
  },
  city: {
    kind: 'place',
    columns: ['city_id'],
    form: 'panel',
    label: 'search.city',
    chip: 'city',
    facet: 'city',
    isSaid: true,
    since: first,
  },
  sector: {
    kind: 'place',
    columns: ['sector_id'],
    form: 'panel',
    label: 'search.sector',
    chip: 'sector',
    facet: 'sector',
    isSaid: true,
    since: first,
  },
  /** Its words are those of today: what was written of a listing before is not kept. */
  q: { kind: 'text', columns: [], form: 'bar', label: 'search.place', chip: 'text', isSaid: true, since: first },
  min_price: { ...bound, columns: ['price', 'currency'], label: 'search.min_price', chip: 'price', facet: 'price' },
  max_price: { ...bound, columns: ['price', 'currency'], label: 'search.max_price', chip: 'price', facet: 'price' },
  max_payment: {
    ...bound,
    columns: ['price', 'currency', 'business_type'],
    label: 'search.max_payment',
    chip: 'payment',
  },
  /** Of the three bounds above; alone it asks for nothing. */
  currency: {
    kind: 'one-of',
    columns: [],
    form: 'panel',
    label: 'search.currency',
    chip: null,
    isSaid: true,
    since: first,
  },
  bedrooms: { ...rooms, columns: ['bedrooms'], label: 'search.bedrooms', chip: 'bedrooms', facet: 'bedrooms' },
  bathrooms: { ...rooms, columns: ['bathrooms'], label: 'search.bathrooms', chip: 'bathrooms' },
  parkings: { ...rooms, columns: ['parkings'], label: 'search.parkings', chip: 'parkings' },
  stories: { ...rooms, kind: 'exactly', columns: ['stories'], label: 'search.stories', chip: 'stories' },
  min_m2: { ...bound, columns: ['construction_m2', 'lot_m2'], label: 'search.area', chip: 'size' },
  max_m2: { ...bound, columns: ['construction_m2', 'lot_m2'], label: 'search.area', chip: 'size' },
  features: {
    kind: 'many-of',
    columns: ['features'],
    form: 'panel',
    label: 'search.with',
    chip: 'features',
    // They add to each other: theirs alone are counted under every filter.
    facet: 'features',
    isSaid: true,
    since: first,
  },
  min_power_water: {
    ...rooms,
    columns: ['features'],
    label: 'search.power_water',
    chip: 'power_water',
    facet: 'power_water',
  },
  furnished: { ...flag, columns: ['is_furnished'], since: first },
  white_line: { ...flag, columns: ['is_white_line'], since: first },
  pets_allowed: { ...flag, columns: ['pets_allowed'], since: '2026-11-22' },
  under_construction: {
    ...flag,
    columns: ['is_under_construction'],
    form: 'panel',
    label: 'search.state',
    since: first,
  },
  exclusive: { ...flag, columns: ['is_exclusive'], isSaid: false, since: first },
  collection: { ...flag, columns: ['is_collection'], since: first },
  agent: { ...byLink, columns: ['agent_id'], label: 'search.chip_agent', chip: 'agent' },
  agency: { ...byLink, columns: ['agency_id'], label: 'search.chip_agency', chip: 'agency' },
  bbox: { ...onMap, chip: 'view' },
  polygon: { ...onMap, chip: 'drawing' },
} as const satisfies Record<string, Filter>

type Filters = typeof filters
export type FilterName = keyof Filters
/** The filters whose line in the table has these values. */
export type FilterNameWith<Line> = { [Name in FilterName]: Filters[Name] extends Line ? Name : never }[FilterName]
export type FlagName = FilterNameWith<{ kind: 'flag' }>
/** The columns that flags ask for. */
export type FlagColumn = Filters[FlagName]['columns'][0]
export type ChipName = NonNullable<Filters[FilterName]['chip']>
/** What is counted around its own filters; the features are counted under all. */
export type FacetName = Extract<Filters[FilterName], { facet: string }>['facet']

/** The names of the filters with these values in the table, in its order. */
export function listFilterNames<const Line extends Partial<Filter>>(line: Line): FilterNameWith<Line>[] {
  const wanted = Object.entries(line)
  const found = Object.entries<Filter>(filters).filter(([, filter]) =>
    wanted.every(([part, value]) => filter[part as keyof Filter] === value),
  )
  return found.map(([name]) => name as FilterNameWith<Line>)
}

export const filterNames = Object.keys(filters) as FilterName[]
export const flagNames = listFilterNames({ kind: 'flag' })
export const flagColumns = flagNames.map((name) => filters[name].columns[0])
