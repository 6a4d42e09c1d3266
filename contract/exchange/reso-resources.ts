import { features } from '../property/feature.ts'
import { currencies } from '../currency.ts'
import { type EdmType, resoFields, resoMediaFields } from './reso-fields.ts'
import { imageOf, resoFeatureFields, resoFeatures, resoKinds, resoStatuses, underContract } from './reso-lookups.ts'

/** When names or values of these tables last changed: what Lookup and Field say of themselves. */
const tablesChangedAt = '2026-11-23T00:00:00Z'

/** What every resource is called by, in the order of its fields; the first is its key. */
export const resoResources: Readonly<
  Record<string, readonly (readonly [name: string, type: EdmType, lookup?: string])[]>
> = {
  Property: resoFields.map(({ name, type, lookup }) => (lookup ? [name, type, lookup] : [name, type])),
  Media: Object.entries(resoMediaFields).map(([name, type]) => [name, type]),
  Member: [
    ['MemberKey', 'Edm.String'],
    ['MemberFullName', 'Edm.String'],
    ['MemberEmail', 'Edm.String'],
    ['MemberPreferredPhone', 'Edm.String'],
    ['MemberStateLicense', 'Edm.String'],
    ['MemberLanguages', 'Collection(Edm.String)'],
    ['MemberCity', 'Edm.String'],
    ['OfficeKey', 'Edm.String'],
    ['OfficeName', 'Edm.String'],
  ],
  Office: [
    ['OfficeKey', 'Edm.String'],
    ['OfficeName', 'Edm.String'],
    ['OfficeEmail', 'Edm.String'],
    ['OfficePhone', 'Edm.String'],
    ['OfficeAddress1', 'Edm.String'],
    ['OfficeCity', 'Edm.String'],
    ['OfficeStateOrProvince', 'Edm.String'],
    ['OfficeCountry', 'Edm.String'],
  ],
  Lookup: [
    ['LookupKey', 'Edm.String'],
    ['LookupName', 'Edm.String'],
    ['LookupValue', 'Edm.String'],
    ['StandardLookupValue', 'Edm.String'],
    ['ModificationTimestamp', 'Edm.DateTimeOffset'],
  ],
  Field: [
    ['FieldKey', 'Edm.String'],
    ['ResourceName', 'Edm.String'],
    ['FieldName', 'Edm.String'],
    ['DisplayName', 'Edm.String'],
    ['ModificationTimestamp', 'Edm.DateTimeOffset'],
  ],
}

/** The resources that may be asked for by themselves. */
export const resoSets = ['Property', 'Member', 'Office', 'Lookup', 'Field'] as const
export type ResoSet = (typeof resoSets)[number]

const kinds = Object.values(resoKinds)
const distinct = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter((one) => one !== undefined)),
]

/** The values that each lookup has here. */
const lookups: Readonly<Record<string, readonly string[]>> = {
  StandardStatus: distinct([...Object.values(resoStatuses), underContract]),
  PropertyType: distinct(kinds.flatMap(({ sale, lease }) => [sale, lease])),
  PropertySubType: distinct(kinds.map(({ subtype }) => subtype)),
  PropertySubcategory: distinct(kinds.map(({ subcategory }) => subcategory)),
  FeeFrequency: ['Monthly'],
  AreaUnits: ['Square Meters'],
  LotSizeUnits: ['Square Meters'],
  Furnished: ['Furnished', 'Unfurnished'],
  PetsAllowed: ['Yes', 'No'],
  PropertyCondition: ['Under Construction'],
  ImageOf: Object.values(imageOf),
  X_Currency: currencies,
  X_Features: features,
  ...Object.fromEntries(
    resoFeatureFields.map((field) => {
      const own = field === 'PoolFeatures' || field === 'SpaFeatures' ? ['Private'] : []
      const values = Object.values(resoFeatures).flatMap(([at, value]) => (at === field ? [value] : []))
      return [field, distinct([...values, ...own])]
    }),
  ),
}

/** Every value of every lookup, as the Lookup resource has it. */
export function listResoLookups() {
  return Object.entries(lookups).flatMap(([LookupName, values]) =>
    values.map((LookupValue) => ({
      LookupKey: `${LookupName}:${LookupValue}`,
      LookupName,
      LookupValue,
      StandardLookupValue: LookupName.startsWith('X_') ? null : LookupValue,
      ModificationTimestamp: tablesChangedAt,
    })),
  )
}

/** Every field of every resource, as the Field resource has it. */
export function listResoFields() {
  return Object.entries(resoResources).flatMap(([ResourceName, fields]) =>
    fields.map(([FieldName]) => ({
      FieldKey: `${ResourceName}.${FieldName}`,
      ResourceName,
      FieldName,
      DisplayName: FieldName.replace(/^X_/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
      ModificationTimestamp: tablesChangedAt,
    })),
  )
}

/** What is served, as CSDL. */
export function writeResoMetadata(): string {
  const types = Object.entries(resoResources).map(([name, fields]) => writeType(name, fields))
  const sets = resoSets.map((name) => `<EntitySet Name="${name}" EntityType="org.reso.metadata.${name}"/>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx">
<edmx:DataServices>
<Schema Namespace="org.reso.metadata" xmlns="http://docs.oasis-open.org/odata/ns/edm">
${types.join('\n')}
<EntityContainer Name="Container">
${sets.join('\n')}
</EntityContainer>
</Schema>
</edmx:DataServices>
</edmx:Edmx>
`
}

function writeType(name: string, fields: (typeof resoResources)[string]): string {
  const [key] = fields[0]!
  const properties = fields.map(([field, type, lookup]) => {
    const facets = type === 'Edm.Decimal' ? ' Scale="variable"' : type === 'Edm.DateTimeOffset' ? ' Precision="6"' : ''
    const nullable = field === key ? ' Nullable="false"' : ''
    const head = `<Property Name="${field}" Type="${type}"${facets}${nullable}`
    return lookup
      ? `${head}><Annotation Term="RESO.OData.Metadata.LookupName" String="${lookup}"/></Property>`
      : `${head}/>`
  })
  const media =
    name === 'Property'
      ? '\n<NavigationProperty Name="Media" Type="Collection(org.reso.metadata.Media)" ContainsTarget="true"/>'
      : ''
  return `<EntityType Name="${name}">
<Key><PropertyRef Name="${key}"/></Key>
${properties.join('\n')}${media}
</EntityType>`
}
