import { largestAmount, longestAmountText, readAmount, readFigure } from '../amount.ts'
import type { FieldProblem } from '../errors.ts'
import type { NumberMarks } from '../import/mapping.ts'

/** What a cell means, or why it means nothing. */
export type CellRead<Value> = { value: Value } | { problem: FieldProblem }

/** How the numbers of its column are written. */
export type CellStyle = { marks: NumberMarks }

/** An amount of money with what people write about it; the currency aside. */
export function readMoney(text: string, { marks }: CellStyle): CellRead<number> {
  if (marks === 'auto') {
    const amount = readAmount(text)
    return fitsAmount(amount) ? { value: amount } : { problem: 'field.amount' }
  }
  const figure =
    /^(?:(?:us|rd|u|r)?\s?\$s?|usd|dop)?\s*([\d.,'’ ]+?)\s*(?:usd|dop|us\$|rd\$)?(?:\s*\/?\s*(?:mes|month))?$/i.exec(
      toPlainText(text),
    )?.[1]
  // `250k` and `1.5 millones` say themselves what they are.
  if (figure === undefined) return readMoney(text, { marks: 'auto' })
  const value = readMarked(figure, marks)
  // Three decimals of a short number are thousands to somebody else.
  const isDoubtful = new RegExp(`^\\d{1,3}\\${decimalOf(marks)}\\d{3}$`).test(figure)
  if (isDoubtful || !fitsAmount(value)) return { problem: 'field.amount' }
  return Math.round(value * 100) / 100 === value ? { value } : { problem: 'field.decimal' }
}

/** Square metres of an area in m², ft², tareas, hectares or acres. */
export function readSquareMetres(text: string, { marks }: CellStyle): CellRead<number> {
  const [, figure = '', unit = ''] = /^([\d.,'’ ]+?)\s*([^\d.,'’ ].*)?$/.exec(toPlainText(text)) ?? []
  const times = areaUnits.find(([names]) => names.test(unit))?.[1]
  if (figure === '' || times === undefined) return { problem: 'field.area' }
  const value = marks === 'auto' ? readUnmarked(figure) : readMarked(figure, marks)
  if (!Number.isFinite(value)) return { problem: 'field.area' }
  return { value: times === 1 ? value : Math.round(value * times * 100) / 100 }
}

/** A whole number; one and a half is none. */
export function readWhole(text: string, { marks }: CellStyle): CellRead<number> {
  const [, sign = '', written = ''] =
    /^([-−]?)\s*([\d.,'’ ]+)(?:\+|[ºªo°]|\p{L}[\p{L} ]{0,20}\.?)?$/u.exec(toPlainText(text)) ?? []
  const figure = written.trim().replace(/[.]$/, '')
  const plain = /^\d+$/.test(figure)
    ? Number(figure)
    : marks === 'auto'
      ? readUnmarked(figure)
      : readMarked(figure, marks)
  if (!Number.isFinite(plain)) return { problem: 'field.whole_number' }
  const value = sign ? -plain : plain
  return Number.isInteger(value) ? { value: value === 0 ? 0 : value } : { problem: 'field.whole_number' }
}

/** Degrees of a coordinate, to six decimals; west and south may be letters. */
export function readDegrees(text: string): CellRead<number> {
  const [, sign = '', figure = '', side = ''] =
    /^([-−+]?)\s*(\d{1,3}(?:[.,]\d+)?)\s*°?\s*([nsewo])?$/i.exec(toPlainText(text)) ?? []
  const degrees = readFigure(figure, true)
  if (figure === '' || !Number.isFinite(degrees)) return { problem: 'field.number' }
  const isNegative = /[-−]/.test(sign) || /[swo]/i.test(side)
  const value = Math.round((isNegative ? -degrees : degrees) * 1e6) / 1e6
  return { value: value === 0 ? 0 : value }
}

/** A day as ISO, of a date with or without its time; of two small numbers the first is the day, as people here write. */
export function readDay(text: string): CellRead<string> {
  const plain = toPlainText(text)
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:[T ].*)?$/.exec(plain)
  if (iso) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3] ?? 1))
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ].*)?$/.exec(plain)
  if (local) {
    const [one = 0, two = 0, year = 0] = local.slice(1).map(Number)
    return two > 12 ? toDay(year, one, two) : toDay(year, two, one)
  }
  const named = /^(?:(\d{1,2})\s+(?:de\s+)?)?(\p{L}{3,10})\.?\s*(?:(\d{1,2}),)?\s*(?:de\s+|del\s+)?(\d{4})$/u.exec(
    plain.toLowerCase(),
  )
  const month = named ? months.findIndex((names) => names.test(named[2]!)) + 1 : 0
  return named && month > 0
    ? toDay(Number(named[4]), month, Number(named[1] ?? named[3] ?? 1))
    : { problem: 'field.date' }
}

/** A moment as ISO 8601 in UTC. */
export function readMoment(text: string): CellRead<string> {
  const plain = toPlainText(text)
  const isIso = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(plain)
  if (!isIso) {
    const day = readDay(plain)
    return 'value' in day ? { value: `${day.value}T00:00:00.000Z` } : day
  }
  const isZoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(plain.slice(10))
  const at = new Date(plain.length > 10 && !isZoned ? `${plain.replace(' ', 'T')}Z` : plain.replace(' ', 'T'))
  return Number.isNaN(at.getTime()) ? { problem: 'field.date' } : { value: at.toISOString() }
}

const months = [
  /^(ene|jan)/,
  /^(feb)/,
  /^(mar)/,
  /^(abr|apr)/,
  /^(may)/,
  /^(jun)/,
  /^(jul)/,
  /^(ago|aug)/,
  /^(sep|set)/,
  /^(oct)/,
  /^(nov)/,
  /^(dic|dec)/,
]

const areaUnits: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:|m|m2|mt2?|mts2?|mtrs2?|metros?(?: cuadrados?)?|sq\.? ?m(?:t|ts|eters?|etres?)?|sqm|square met(?:er|re)s?)\.?$/i,
    1,
  ],
  [/^(?:ft2?|sq\.? ?ft|sqft|pies?(?: cuadrados?)?|square (?:feet|foot))\.?$/i, 0.09290304],
  [/^tareas?$/i, 628.86],
  [/^(?:ha|has|hect[aá]reas?|hectares?)\.?$/i, 10_000],
  [/^(?:ac|acres?)$/i, 4046.8564224],
]

function toDay(year: number, month: number, day: number): CellRead<string> {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = year >= 1500 && year <= 2200 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isReal ? { value: at.toISOString().slice(0, 10) } : { problem: 'field.date' }
}

const fitsAmount = (amount: number): boolean => amount >= 0 && amount <= largestAmount

const decimalOf = (marks: NumberMarks): string => (marks === 'comma' ? ',' : '.')

/** A number whose column says what a point and a comma are; NaN where it is written otherwise. */
function readMarked(figure: string, marks: NumberMarks): number {
  const decimal = decimalOf(marks)
  const [whole = '', fraction, ...more] = figure.split(decimal)
  const group = decimal === '.' ? ',' : '.'
  const isGrouped = new RegExp(`^\\d{1,3}([${group}'’ ]\\d{3})+$`).test(whole)
  if (more.length > 0 || !(isGrouped || /^\d*$/.test(whole)) || !/^\d*$/.test(fraction ?? '')) return Number.NaN
  const digits = whole.replace(/\D/g, '')
  return digits === '' && !fraction ? Number.NaN : Number(`${digits || '0'}.${fraction || '0'}`)
}

/** A number that says itself how it is written; NaN for `1.250`, which is either of two. */
function readUnmarked(figure: string): number {
  return /^\d{1,3}[.,]\d{3}$/.test(figure) && !figure.startsWith('0') ? Number.NaN : readFigure(figure)
}

/** One kind of digits, blanks and signs; empty where it is too much to be a number. */
function toPlainText(text: string): string {
  if (text.length > longestAmountText * 2) return ''
  const plain = text.replace(/m²/gi, 'm2').replace(/ft²/gi, 'ft2')
  if (/\p{No}/u.test(plain)) return ''
  return plain
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
