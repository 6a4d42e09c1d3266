import type { Random } from '../random.ts'
import { bearsRepeating, readSubjects } from './subjects.ts'
import { fill, readTemplate } from './template.ts'
import type { Template } from './template.ts'

/**
 * One thing to say, in both languages, and when it is true: all the tags of `when` (`!` not, `a/b` either).
 * `{slot}` is filled from the facts; `[this|that]` is chosen by chance, the same one in both languages.
 */
export type Line = readonly [when: string, es: string, en: string]
export type Said = { es: string; en: string }
/** What was said, in how many words at least, and the line that said it. */
export type Sentence = Said & { words: number; line: Line }

/** `1,250`, as both languages write it. */
export const wholeNumber = new Intl.NumberFormat('en-US')

/** The same in both languages: names, figures. */
export function repeatSame(text: string): Said {
  return { es: text, en: text }
}

/** What is true of a listing, as tags to ask for and as words to fill in. */
export type Scene = { tags: ReadonlySet<string>; slots: Readonly<Record<string, Said>> }

/** Knows how often each line was used, so that what was said least is said next. */
export type Speaker = { uses: Map<Line, number> }

export function createSpeaker(): Speaker {
  return { uses: new Map() }
}

/** What has been said of one listing so far. */
export type Told = { lines: Set<Line>; subjects: Set<string> }

/**
 * Says one of the lines that are true, said least elsewhere, and not about what was `told` already.
 * When only told subjects are left it says one of them if it `must`, else nothing.
 */
export function say(
  lines: readonly Line[],
  scene: Scene,
  { speaker, told, random, must }: { speaker: Speaker; told: Told; random: Random; must: boolean },
): Sentence | null {
  const fitting = (known.get(lines) ?? readLines(lines)).filter(
    ({ line, condition }) => isTrue(condition, scene.tags) && !told.lines.has(line),
  )
  const isTold = (subject: string) => told.subjects.has(subject)
  const fresh = fitting.filter(({ subjects }) => !subjects.some(isTold))
  const choice = fresh.length > 0 || !must ? fresh : fitting.filter(({ subjects }) => bearAgain(subjects, isTold))
  if (choice.length === 0) return null
  // The blend of use and chance keeps neighbours apart without a visible rotation.
  const { line, subjects, ...templates } = leastUsed(choice, speaker, random)
  speaker.uses.set(line, (speaker.uses.get(line) ?? 0) + 1)
  told.lines.add(line)
  for (const subject of subjects) told.subjects.add(subject)
  const chances = [random.next(), random.next(), random.next()]
  const es = spanish(fill(templates.es, 'es', scene.slots, chances))
  const en = english(fill(templates.en, 'en', scene.slots, chances))
  return { es, en, words: Math.min(countWords(es), countWords(en)), line }
}

function bearAgain(subjects: readonly string[], isTold: (subject: string) => boolean): boolean {
  return !subjects.some((subject) => isTold(subject) && !bearsRepeating.has(subject))
}

/** Words as they are counted by the spaces between them. */
export function countWords(text: string): number {
  let count = 1
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count++
  return count
}

function leastUsed(choice: readonly Known[], { uses }: Speaker, random: Random): Known {
  let least = choice[0]!
  let minCost = Infinity
  for (const one of choice) {
    const cost = (uses.get(one.line) ?? 0) + random.next() * 3
    if (cost < minCost) [least, minCost] = [one, cost]
  }
  return least
}

/** A line read once. */
type Known = { line: Line; condition: Condition; subjects: readonly string[]; es: Template; en: Template }

const known = new Map<readonly Line[], readonly Known[]>()

function readLines(lines: readonly Line[]): readonly Known[] {
  const read = lines.map((line): Known => {
    const [when, es, en] = line
    return {
      line,
      condition: readCondition(when),
      subjects: readSubjects(es),
      es: readTemplate(es),
      en: readTemplate(en),
    }
  })
  known.set(lines, read)
  return read
}

/** A condition read once: every group needs one tag that holds. */
type Condition = readonly (readonly { tag: string; holds: boolean }[])[]

function isTrue(condition: Condition, tags: ReadonlySet<string>): boolean {
  for (const group of condition) if (!group.some(({ tag, holds }) => tags.has(tag) === holds)) return false
  return true
}

function readCondition(when: string): Condition {
  const words = when === '' ? [] : when.split(' ')
  return words.map((word) => word.split('/').map((tag) => ({ tag: tag.replace('!', ''), holds: !tag.startsWith('!') })))
}

/** Joins article and preposition, as Spanish does. */
function spanish(text: string): string {
  const isJoined = text.includes(' el ')
  return capital(isJoined ? text.replace(/\b([Dd]e|[Aa]) el /g, '$1l ') : text)
}

/** `an 862 m² villa`: numbers that are read with a vowel first, and the words of the slots. */
const vowelAfterArticle = /\ba (?=(?:apartment|eight|eleven|eighteen)\b|8\d*\b|1[18](?:,\d{3})?(?![\d,]))/gi

function english(text: string): string {
  return capital(text.replace(vowelAfterArticle, (article) => `${article.trim()}n `))
}

function capital(text: string): string {
  const tidy = text.includes('  ') || text.startsWith(' ') ? text.replace(/ {2,}/g, ' ').trim() : text
  return tidy.charAt(0).toUpperCase() + tidy.slice(1)
}

/** As the site writes amounts: `US$ 185,000`. */
export function writeMoney(amount: number, currency: string): Said {
  return repeatSame(`${currency === 'USD' ? 'US$' : 'RD$'} ${wholeNumber.format(amount)}`)
}
