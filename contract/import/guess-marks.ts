import type { NumberMarks } from './mapping.ts'

/** How a column's numbers are written, by those that can be read in one way alone; `auto` where they do not say or contradict each other. */
export function guessMarks(values: readonly string[]): NumberMarks {
  const found = new Set(
    values.flatMap((value) => tellMarks(/(?<![\d.,'’])[\d.,'’]*\d/.exec(value.replace(/\s/g, ''))?.[0] ?? '')),
  )
  return found.size === 1 ? [...found][0]! : 'auto'
}

function tellMarks(figure: string): NumberMarks[] {
  const [last] = /[.,](?=\d*$)/.exec(figure) ?? []
  if (!last) return []
  const parts = figure.split(last)
  const digitsBehind = parts.at(-1)!.length
  // Both signs: the last one is the decimal one.
  if (/[.,]/.test(parts.slice(0, -1).join('').replaceAll(last, ''))) return parts.length === 2 ? decimalIs(last) : []
  // The same sign twice groups thousands.
  if (parts.length > 2) return digitsBehind === 3 ? decimalIs(last === '.' ? ',' : '.') : []
  return digitsBehind !== 3 || parts[0]!.length > 3 || parts[0] === '0' ? decimalIs(last) : []
}

const decimalIs = (sign: string): NumberMarks[] => [sign === '.' ? 'point' : 'comma']
