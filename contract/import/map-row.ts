import { doesApply, isMust } from '../draft/applies.ts'
import { descriptionLetters, listMissing, titleLetters } from '../draft/complete.ts'
import type { RawRow, ReadRow, RowProblem, ExchangeRow } from '../exchange/row.ts'
import { columnByName } from '../exchange/template.ts'
import { assembleRow, isDraftField } from './assemble-row.ts'
import { composeTitle, cutAtWord } from './compose-title.ts'
import type { Mapping } from './mapping.ts'
import type { FoundPlace, PlaceFinder } from './place-finder.ts'
import { addProblem, type CellsRead, readCells } from './read-cells.ts'

export type MapContext = {
  places: PlaceFinder
  now: Date
  /** The slug of a project by its name or slug; without it projects are left out. */
  findProject?: (text: string) => string | null
}

/** Lists that are cut where a file has more. */
const most = { photo: 50, plan: 10, videos: 3 } as const
/** What a publication needs that a file cannot settle: pictures are fetched later, mandates are kept here. */
const settledLater = new Set(['photos', 'is_exclusive', 'mandate_until', 'mandate_document'])

/**
 * A row of a file as a listing of the house, by its source's mapping. It never throws: what is wrong is named by column,
 * once, and either leaves its field out or refuses the row; a row that is refused is null.
 */
export function mapRow(raw: RawRow, mapping: Mapping, context: MapContext): ReadRow {
  const cells = readCells(raw, mapping)
  const { said, problems } = cells
  const external_id = (said.get('referencia')?.value as string | null | undefined) ?? null
  const row = assembleRow(said, external_id ?? '')
  const names = columnNames(mapping)
  if (external_id === null && !problems.some(({ field }) => field === 'external_id'))
    addProblem(problems, { column: names('external_id'), text: '', field: 'external_id', code: 'field.required' })
  cutLists(row, problems, names)
  const place = settlePlace(row, cells, context)
  settleProject(row, cells, context)
  dropWhatDoesNotApply(row)
  if (isOnOffer(row)) {
    settleTitles(row, cells, place)
    settlePoint(row, place, problems, names)
    addMissing(row, problems, names, context.now)
  }
  const judged = problems.map((problem) => ({ ...problem, isRefused: refuses(problem, row, place) }))
  return {
    number: raw.number,
    external_id,
    row: judged.some(({ isRefused }) => isRefused) ? null : row,
    problems: judged,
  }
}

/** What is not asked of a kind of property is no part of its offer: a plot has no bedrooms, not none. */
function dropWhatDoesNotApply({ document }: ExchangeRow): void {
  for (const field of Object.keys(document) as (keyof typeof document)[])
    if (!doesApply(field, document)) delete document[field]
}

type ColumnOf = (field: string) => string

/** What the file calls the column that says a field; empty where none does. */
function columnNames({ columns }: Mapping): ColumnOf {
  const byField = new Map<string, string>()
  for (const [column, { target }] of Object.entries(columns)) {
    const field = columnByName.get(target ?? '')?.field
    if (field && !byField.has(field)) byField.set(field, column)
  }
  return (field) => byField.get(field) ?? ''
}

const isOnOffer = ({ status }: ExchangeRow): boolean => status === null || status === 'published'

/** What must be known of a home on offer refuses its row; of one that is gone its reference and state are enough. */
function refuses({ field }: RowProblem, row: ExchangeRow, place: FoundPlace | null): boolean {
  if (field === 'external_id' || field === 'status') return true
  if (!isOnOffer(row) || !isDraftField(field) || !isMust(field, row.document)) return false
  if (field === 'title_es') return !row.document.title_es
  return !(field === 'exact_point' && place?.centre)
}

function cutLists(row: ExchangeRow, problems: RowProblem[], names: ColumnOf): void {
  for (const kind of ['photo', 'plan'] as const) {
    const all = row.pictures?.filter((picture) => picture.kind === kind) ?? []
    if (all.length <= most[kind]) continue
    const kept = new Set(all.slice(0, most[kind]))
    row.pictures = row.pictures!.filter((picture) => picture.kind !== kind || kept.has(picture))
    addProblem(problems, {
      column: names('pictures'),
      text: String(all.length),
      field: 'pictures',
      code: 'field.too_long',
    })
  }
  if (!row.videos || row.videos.length <= most.videos) return
  addProblem(problems, {
    column: names('videos'),
    text: String(row.videos.length),
    field: 'videos',
    code: 'field.too_long',
  })
  row.videos = row.videos.slice(0, most.videos)
}

function settlePlace(
  { document }: ExchangeRow,
  { said, problems }: CellsRead,
  { places }: MapContext,
): FoundPlace | null {
  const kinds = { province: 'provincia', city: 'ciudad', sector: 'sector' } as const
  const textOf = (name: string) => (said.get(name)?.value as string | null | undefined) ?? ''
  const [province, city, sector] = [kinds.province, kinds.city, kinds.sector].map(textOf) as [string, string, string]
  const spoken = Object.values(kinds).filter((name) => said.has(name))
  if (spoken.length === 0) return null
  const found = places.find({ province, city, sector })
  for (const kind of ['province', 'city', 'sector'] as const) {
    const here = said.get(kinds[kind])
    if (found[kind] !== null) document[kind] = found[kind]
    else if (here?.text)
      addProblem(problems, { column: here.column, text: here.text, field: kind, code: 'field.unknown_place' })
    else if (here) document[kind] = null
  }
  return found
}

function settleProject({ document }: ExchangeRow, { said, problems }: CellsRead, { findProject }: MapContext): void {
  const project = said.get('proyecto')
  if (!project || !findProject) return
  const slug = typeof project.value === 'string' ? findProject(project.value) : null
  if (slug === null && project.text)
    addProblem(problems, { column: project.column, text: project.text, field: 'project', code: 'field.not_an_option' })
  else document.project = slug
}

/** Titles that fit: cut behind a word where they are too long, made of the facts where there are none. */
function settleTitles({ document }: ExchangeRow, { said, problems }: CellsRead, place: FoundPlace | null): void {
  const es = document.title_es
  const letters = Array.from(es ?? '').length
  if (es && letters > titleLetters.max) {
    const { column = '', text = '' } = said.get('titulo_es') ?? {}
    addProblem(problems, { column, text, field: 'title_es', code: 'field.too_long' })
    document.title_es = cutAtWord(es, titleLetters.max)
  } else if (letters < titleLetters.min) {
    const composed = composeTitle(document, place?.names ?? null, 'es')
    if (composed && composed.length >= titleLetters.min) {
      const { column = '', text = '' } = said.get('titulo_es') ?? {}
      if (es) addProblem(problems, { column, text, field: 'title_es', code: 'field.too_short' })
      document.title_es = composed
    }
  }
  if (!said.has('titulo_en') && !document.title_en && document.description_en) {
    const composed = composeTitle(document, place?.names ?? null, 'en')
    if (composed) document.title_en = composed
  }
}

/** A home whose coordinates nobody said is shown about the middle of its sector, and never as exact. */
function settlePoint(
  { document }: ExchangeRow,
  place: FoundPlace | null,
  problems: RowProblem[],
  names: ColumnOf,
): void {
  if (document.exact_point || !place?.centre) return
  if (!problems.some(({ field }) => field === 'exact_point'))
    addProblem(problems, { column: names('exact_point'), text: '', field: 'exact_point', code: 'field.required' })
  document.exact_point = place.centre
  document.is_approximate = true
}

/** What would be known if others had been read: whoever is told of these need not be told of it. */
const follows: Readonly<Record<string, readonly string[]>> = {
  currency: ['price'],
  province: ['city', 'sector'],
  city: ['province', 'sector'],
  sector: ['province', 'city'],
  exact_point: ['province', 'city', 'sector'],
  title_es: ['type', 'business_type', 'province', 'city', 'sector'],
}

/** What the whole still lacks: a must refuses the row, anything else is left out. */
function addMissing({ document }: ExchangeRow, problems: RowProblem[], names: ColumnOf, now: Date): void {
  // Leaving one of a pair out may leave the other alone.
  for (let round = 0; round < 4; round++) {
    const missing = listMissing(document, now).filter(({ field }) => !settledLater.has(field))
    for (const { field, code } of missing) {
      const told = [field, ...(follows[field] ?? [])]
      if (
        !problems.some(
          (problem) => (told.includes(problem.field) && problem.code !== 'field.required') || problem.field === field,
        )
      )
        addProblem(problems, {
          column: names(field),
          text: shorten(document[field as keyof typeof document]),
          field,
          code,
        })
      if (!isMust(field, document)) delete document[field as keyof typeof document]
    }
    if (missing.every(({ field }) => isMust(field, document))) return
  }
}

function shorten(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, descriptionLetters.min) : ''
}
