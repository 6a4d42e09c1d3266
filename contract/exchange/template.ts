import { otherNames } from './column-names.ts'
import {
  checkDegrees,
  checkPrice,
  readAddress,
  readBaths,
  readCaption,
  readCoordinates,
  readName,
  readReference,
  readShownPoint,
  readTag,
  writeShownPoint,
} from './template-readers.ts'
import { featureOptions } from './feature-words.ts'
import { businessOptions, currencyOptions, statusOptions, tagOptions, typeOptions } from './option-words.ts'
import { readMoment } from './read-cell.ts'
import type { ExchangeRow } from './row.ts'
import {
  answerColumn,
  listColumn,
  numberColumn,
  optionColumn,
  optionsColumn,
  ownColumn,
  paragraphsColumn,
  readOption,
  type ColumnLine,
  type TemplateColumn,
  textColumn,
} from './template-column.ts'

/** Every column of our own files in its order, and each other thing that files say of a listing: in both directions. */
const lines: readonly ColumnLine[] = [
  ownColumn(
    ['referencia', 'reference'],
    { field: 'external_id', kind: 'text' },
    readReference,
    ({ external_id }) => external_id,
  ),
  optionColumn(['operacion', 'business'], 'business_type', businessOptions),
  optionColumn(['tipo', 'type'], 'type', typeOptions),
  textPlace(['provincia', 'province'], 'province'),
  textPlace(['ciudad', 'city'], 'city'),
  textPlace(['sector', 'sector'], 'sector'),
  textColumn(['direccion', 'street'], 'street'),
  textColumn(['unidad', 'unit'], 'unit_name'),
  ownColumn(
    ['latitud', 'latitude'],
    { field: 'exact_point', kind: 'degrees' },
    (text) => checkDegrees(text, 17.3, 20.1),
    ({ document }) => document.exact_point?.latitude,
  ),
  ownColumn(
    ['longitud', 'longitude'],
    { field: 'exact_point', kind: 'degrees' },
    (text) => checkDegrees(text, -72.1, -68.2),
    ({ document }) => document.exact_point?.longitude,
  ),
  ownColumn(
    ['mostrar_punto', 'shown_point'],
    { field: 'is_approximate', kind: 'option' },
    readShownPoint,
    writeShownPoint,
  ),
  numberColumn(['precio', 'price'], 'price', 'money'),
  optionColumn(['moneda', 'currency'], 'currency', currencyOptions),
  numberColumn(['mantenimiento', 'maintenance'], 'maintenance_fee', 'money'),
  numberColumn(['separacion', 'reservation'], 'separation_amount', 'money'),
  numberColumn(['entrega', 'delivery'], 'delivery_date', 'day'),
  textColumn(['confotur_resolucion', 'tax_incentive'], 'tax_incentive_resolution'),
  numberColumn(['confotur_hasta', 'tax_incentive_until'], 'tax_incentive_until', 'day'),
  numberColumn(['habitaciones', 'bedrooms'], 'bedrooms', 'whole'),
  ownColumn(
    ['banos', 'bathrooms'],
    { field: 'bathrooms', kind: 'whole' },
    readBaths,
    ({ document }) => document.bathrooms,
  ),
  numberColumn(['medios_banos', 'half_bathrooms'], 'half_bathrooms', 'whole'),
  numberColumn(['parqueos', 'parkings'], 'parkings', 'whole'),
  numberColumn(['niveles', 'stories'], 'stories', 'whole'),
  numberColumn(['piso', 'level'], 'level', 'whole'),
  numberColumn(['m2_construccion', 'construction_m2'], 'construction_m2', 'area'),
  numberColumn(['m2_solar', 'lot_m2'], 'lot_m2', 'area'),
  numberColumn(['ano', 'year'], 'year_built', 'whole'),
  answerColumn(['amueblado', 'furnished'], 'is_furnished'),
  answerColumn(['linea_blanca', 'appliances'], 'is_white_line'),
  answerColumn(['mascotas', 'pets'], 'pets_allowed'),
  answerColumn(['en_construccion', 'under_construction'], 'is_under_construction'),
  optionsColumn(['caracteristicas', 'features'], 'features', featureOptions),
  optionsColumn(['no_tiene', 'absent_features'], 'absent_features', featureOptions),
  textColumn(['titulo_es', 'title_es'], 'title_es'),
  textColumn(['titulo_en', 'title_en'], 'title_en'),
  paragraphsColumn(['descripcion_es', 'description_es'], 'description_es'),
  paragraphsColumn(['descripcion_en', 'description_en'], 'description_en'),
  listColumn(['fotos', 'photos'], { field: 'pictures', kind: 'addresses' }, readAddress, (row) =>
    picturesOf(row, 'photo').map(({ url }) => url),
  ),
  listColumn(['textos_fotos_es', 'photo_texts_es'], { field: 'pictures', kind: 'texts' }, readCaption, (row) =>
    picturesOf(row, 'photo').map(({ alt_es }) => alt_es),
  ),
  listColumn(['textos_fotos_en', 'photo_texts_en'], { field: 'pictures', kind: 'texts' }, readCaption, (row) =>
    picturesOf(row, 'photo').map(({ alt_en }) => alt_en),
  ),
  listColumn(['tipos_fotos', 'photo_kinds'], { field: 'pictures', kind: 'texts' }, readTag, (row, language) =>
    picturesOf(row, 'photo').map(({ tag }) => tag && tagOptions.write(tag, language)),
  ),
  listColumn(['planos', 'plans'], { field: 'pictures', kind: 'addresses' }, readAddress, (row) =>
    picturesOf(row, 'plan').map(({ url }) => url),
  ),
  listColumn(['textos_planos_es', 'plan_texts_es'], { field: 'pictures', kind: 'texts' }, readCaption, (row) =>
    picturesOf(row, 'plan').map(({ alt_es }) => alt_es),
  ),
  listColumn(['textos_planos_en', 'plan_texts_en'], { field: 'pictures', kind: 'texts' }, readCaption, (row) =>
    picturesOf(row, 'plan').map(({ alt_en }) => alt_en),
  ),
  listColumn(['tipos_planos', 'plan_kinds'], { field: 'pictures', kind: 'texts' }, readTag, (row, language) =>
    picturesOf(row, 'plan').map(({ tag }) => tag && tagOptions.write(tag, language)),
  ),
  listColumn(['videos', 'videos'], { field: 'videos', kind: 'addresses' }, readAddress, ({ videos }) =>
    (videos ?? []).map(({ url }) => url),
  ),
  listColumn(['titulos_videos_es', 'video_titles_es'], { field: 'videos', kind: 'texts' }, readCaption, ({ videos }) =>
    (videos ?? []).map(({ title_es }) => title_es),
  ),
  listColumn(['titulos_videos_en', 'video_titles_en'], { field: 'videos', kind: 'texts' }, readCaption, ({ videos }) =>
    (videos ?? []).map(({ title_en }) => title_en),
  ),
  ownColumn(
    ['vista_360', 'view_360'],
    { field: 'view_360', kind: 'addresses' },
    readAddress,
    ({ view_360 }) => view_360,
  ),
  ownColumn(['proyecto', 'project'], { field: 'project', kind: 'text' }, readName, ({ document }) => document.project),
  ownColumn(['agente', 'agent'], { field: 'agent', kind: 'text' }, readName, ({ agent }) => agent),
  answerColumn(['exclusiva', 'exclusive'], 'is_exclusive'),
  ownColumn(
    ['estado', 'status'],
    { field: 'status', kind: 'option' },
    (text) => readOption(statusOptions, text),
    ({ status }, language) => status && statusOptions.write(status, language),
  ),
  ownColumn(['coordenadas', 'coordinates'], { field: 'exact_point', kind: 'text', isOnlyRead: true }, readCoordinates),
  ownColumn(['precio_usd', 'price_usd'], { field: 'price', kind: 'money', isOnlyRead: true }, checkPrice),
  ownColumn(['precio_dop', 'price_dop'], { field: 'price', kind: 'money', isOnlyRead: true }, checkPrice),
  ownColumn(['modificada', 'modified'], { field: 'modified_at', kind: 'day', isOnlyRead: true }, readMoment),
]

export const templateColumns: readonly TemplateColumn[] = lines.map((line) => ({
  ...line,
  also: otherNames[line.name] ?? '',
}))

/** Columns by what a mapping calls them. */
export const columnByName: ReadonlyMap<string, TemplateColumn> = new Map(
  templateColumns.map((column) => [column.name, column]),
)

/** The columns of files of ours. */
export const writtenColumns: readonly TemplateColumn[] = templateColumns.filter(({ isOnlyRead }) => !isOnlyRead)

function textPlace(names: readonly [string, string], field: string): ColumnLine {
  return ownColumn(names, { field, kind: 'text' }, readName, ({ document }) => document[field as 'province'])
}

function picturesOf({ pictures }: ExchangeRow, kind: 'photo' | 'plan') {
  return (pictures ?? []).filter((picture) => picture.kind === kind)
}
