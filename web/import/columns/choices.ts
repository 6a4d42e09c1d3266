import type { ImportColumn, ImportColumns } from '#contract/import/import.ts'
import type { ColumnMapping } from '#contract/import/mapping.ts'

import type { TextKey } from '../../texts.ts'
import { isList, readChoice } from './targets.ts'

/** What was chosen for the columns of a file, and what is the same for every row. */
export type Choices = { columns: Record<string, ColumnMapping>; constants: Record<string, string> }

/** What the source knows of each column, else what it seems to be. */
export function startChoices({ columns, constants }: ImportColumns): Choices {
  const chosen = columns.map(({ name, known, guess }): [string, ColumnMapping] => [
    name,
    known ?? guess?.mapping ?? { target: null },
  ])
  return { columns: Object.fromEntries(chosen), constants }
}

/** Choices that were kept of the same columns; others are of another file. */
export function isOfColumns({ columns }: Choices, { columns: there }: ImportColumns): boolean {
  return there.length === Object.keys(columns).length && there.every(({ name }) => Object.hasOwn(columns, name))
}

/** Columns that the source has not seen; all where it has seen none. */
export function listUnknown({ columns }: ImportColumns): ImportColumn[] {
  const unknown = columns.filter(({ known }) => known === null)
  return unknown.length < columns.length ? unknown : columns
}

type Need = { targets: readonly string[]; name: TextKey }

/** What a home on offer must say; one of its targets is enough. */
const musts: readonly Need[] = [
  { targets: ['referencia'], name: 'import.target.referencia' },
  { targets: ['operacion'], name: 'import.target.operacion' },
  { targets: ['tipo'], name: 'import.target.tipo' },
  { targets: ['ciudad', 'sector'], name: 'import.need.place' },
  { targets: ['precio', 'precio_usd', 'precio_dop'], name: 'import.target.precio' },
  { targets: ['moneda', 'precio_usd', 'precio_dop'], name: 'import.target.moneda' },
  { targets: ['descripcion_es'], name: 'import.target.descripcion_es' },
]
/** What some kinds of homes must say, and what makes a listing found. */
const wishes: readonly Need[] = [
  { targets: ['habitaciones'], name: 'import.target.habitaciones' },
  { targets: ['banos'], name: 'import.target.banos' },
  { targets: ['m2_construccion', 'm2_solar'], name: 'import.need.measures' },
  { targets: ['fotos'], name: 'import.target.fotos' },
]

/** What no column and no constant says, by the words for it. */
export function listMissing(choices: Choices, file: ImportColumns): { musts: TextKey[]; wishes: TextKey[] } {
  const said = new Set([
    ...Object.values(choices.columns).map(({ target }) => target),
    ...Object.keys(choices.constants).filter((name) => choices.constants[name]?.trim()),
    // A price may bring its own currency.
    ...(pricesNameCurrency(choices, file) ? ['moneda'] : []),
  ])
  const missing = (needs: readonly Need[]) =>
    needs.filter(({ targets }) => !targets.some((target) => said.has(target))).map(({ name }) => name)
  return { musts: missing(musts), wishes: missing(wishes) }
}

function pricesNameCurrency({ columns }: Choices, file: ImportColumns): boolean {
  const price = file.columns.find(({ name }) => columns[name]?.target === 'precio')
  return price?.samples.some((sample) => /us\s?\$|usd|u\$s|rd\s?\$|dop|pesos|d[oó]lar/i.test(sample)) ?? false
}

/** Targets that more than one column is, where the first alone counts. */
export function listTwice({ columns }: Choices): Set<string> {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { target } of Object.values(columns)) {
    if (!target || isList(target)) continue
    if (seen.has(target)) twice.add(target)
    seen.add(target)
  }
  return twice
}

/** What stands for a value now: an own choice, nothing on purpose, or null where it is read as it stands. */
export function findMeaning({ values }: ColumnMapping, value: string): string | null {
  const key = value.trim().toLowerCase()
  return values && Object.hasOwn(values, key) ? (values[key] ?? '') : null
}

/** Whether it is known what a value means: somebody said so, or it speaks for itself. */
export function isMeant(mapping: ColumnMapping, value: string): boolean {
  return !mapping.target || findMeaning(mapping, value) !== null || readChoice(mapping.target, value) !== undefined
}

/** The same mapping with another meaning of a value; null lets it speak for itself. */
export function setMeaning(mapping: ColumnMapping, value: string, meaning: string | null): ColumnMapping {
  const key = value.trim().toLowerCase()
  const { [key]: _, ...values } = mapping.values ?? {}
  return { ...mapping, values: meaning === null ? values : { ...values, [key]: meaning } }
}

/** Another target: what was said for the one before goes, unless it is what was guessed. */
export function chooseTarget(target: string | null, { known, guess }: ImportColumn): ColumnMapping {
  if (target !== null && known?.target === target) return known
  return target !== null && guess?.mapping.target === target ? guess.mapping : { target }
}
