import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export const sides = ['contract', 'locales', 'api', 'web']
/** Tools beside the sides: they may look into the API and the contract. */
const tools = ['builder', 'demo', 'map', 'operate', 'bench', 'journeys', 'check']

export type Import = { from: string; to: string; isType: boolean }

export const files = globSync('{contract,locales,api,web,demo,map,operate,bench,journeys,check,builder}/**/*.{ts,tsx}')
  .concat(globSync('*.ts'))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('/+types/'))
export const imports = files.flatMap(importsOf)

export function readSource(file: string): string {
  return readFileSync(file, 'utf8')
}

function importsOf(from: string): Import[] {
  return specifiersOf(from).map(({ text, isType }) => ({ from, to: resolveSpecifier(from, text), isType }))
}

export function listSpecifiers() {
  return files.flatMap((from) => specifiersOf(from).map(({ text }) => ({ from, text })))
}

function specifiersOf(file: string): { text: string; isType: boolean }[] {
  const pattern =
    /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm
  return [...readSource(file).matchAll(pattern)].map(([, type, still, dynamic]) => ({
    text: (still ?? dynamic)!,
    isType: type !== undefined,
  }))
}

export function resolveSpecifier(from: string, text: string): string {
  const bare = text.replace(/\?\w+$/, '')
  if (bare.startsWith('#')) return bare.slice(1)
  return bare.startsWith('.') ? normalize(join(dirname(from), bare)).replaceAll('\\', '/') : bare
}

export function isOurs(path: string): boolean {
  return (
    /\.tsx?$|\.css$|\.json$/.test(path) &&
    (isRoot(path) || sides.includes(getSide(path)) || tools.includes(getSide(path)))
  )
}

/** Both stand beside the sides: tools, and the programs at the root. */
export function isTool(side: string, other: string): boolean {
  return [side, other].every((one) => tools.includes(one) || one.includes('.'))
}

export function isRoot(path: string): boolean {
  return !path.includes('/')
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$|(^|\/)test-[\w-]+\.tsx?$/.test(path)
}

export function getSide(path: string): string {
  return path.split('/')[0]!
}

export function getStem(path: string): string {
  return path.split('/').at(-1)!.split('.')[0]!
}

/** `api/property/queries.ts` → `property`; files at the root of the side have no room. */
export function getRoom(path: string): string | null {
  const [, room, file] = path.split('/')
  return file === undefined ? null : room!
}

/** The test files among these that reach a module by their imports, or say the word by which they would. */
export function findTestsReaching(module: string, word: string): string[] {
  const from = new Map(
    Map.groupBy(
      imports.filter(({ isType }) => !isType),
      (one) => one.from,
    ),
  )
  const reaches = (file: string) => {
    const seen = new Set([file])
    for (const at of seen) for (const { to } of from.get(at) ?? []) seen.add(to)
    return seen.has(module)
  }
  return files.filter((file) => /\.test\.tsx?$/.test(file) && (reaches(file) || readSource(file).includes(word)))
}

/** Every cycle's members, smallest first; empty when the arrows all point one way. */
export function findCycles(edges: readonly (readonly [string, string])[]): string[] {
  const next = new Map<string, Set<string>>()
  for (const [from, to] of edges) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to))
  const reaches = (from: string, goal: string) => {
    const seen = new Set<string>()
    const waiting = [...(next.get(from) ?? [])]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (at === goal) return true
      if (seen.has(at)) continue
      seen.add(at)
      waiting.push(...(next.get(at) ?? []))
    }
    return false
  }
  return [...next.keys()].filter((at) => reaches(at, at)).sort()
}
