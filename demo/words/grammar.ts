import type { Random } from '../random.ts'

/**
 * One thing to say, in both languages, and when it is true: all the tags of `when` (`!` not, `a/b` either).
 * `{slot}` is filled from the facts; `[this|that]` is chosen by chance, the same one in both languages.
 */
export type Line = readonly [when: string, es: string, en: string]
export type Said = { es: string; en: string }
/** What was said, in how many words at least, the line that said it, and how often it has spoken so far. */
export type Sentence = Said & { words: number; line: Line; uses: number }

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
  const fitting = lines.filter((line) => !told.lines.has(line) && isTrue(line[0], scene.tags))
  const isTold = (subject: string) => told.subjects.has(subject)
  const fresh = fitting.filter((line) => !subjectsOf(line).some(isTold))
  const choice = fresh.length > 0 || !must ? fresh : fitting.filter((line) => bearsAgain(line, isTold))
  if (choice.length === 0) return null
  // The blend of use and chance keeps neighbours apart without a visible rotation.
  const line = leastUsed(choice, speaker, random)
  const uses = (speaker.uses.get(line) ?? 0) + 1
  speaker.uses.set(line, uses)
  told.lines.add(line)
  for (const subject of subjectsOf(line)) told.subjects.add(subject)
  const [, es, en] = line
  const chances = [random.next(), random.next(), random.next()]
  const said = { es: spanish(filled(es, 'es', scene, chances)), en: english(filled(en, 'en', scene, chances)) }
  return { ...said, words: Math.min(countWords(said.es), countWords(said.en)), line, uses }
}

export function countWords(text: string): number {
  let count = 1
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count++
  return count
}

function leastUsed(choice: readonly Line[], { uses }: Speaker, random: Random): Line {
  let least = choice[0]!
  let minCost = Infinity
  for (const line of choice) {
    const cost = (uses.get(line) ?? 0) + random.next() * 3
    if (cost < minCost) [least, minCost] = [line, cost]
  }
  return least
}

/** Things worth one mention, by the words that name them: nobody describes the same gazebo twice. */
const subjectWords = new Map<string, string>(
  Object.entries({
    fee: 'mantenimiento {fee}',
    '{beds}': '{beds} {bedroomed} {rooms}',
    '{near}': '{near} {near2}',
    parqueo: 'parqueo parqueos {parking}',
    terraza: 'terraza picuzzi',
    aire: 'aire aires',
    ...Object.fromEntries(
      'gazebo cumpleaños patio comedor vidrio vecinos adecuación {m2} cisterna tinaco inversor piscina gimnasio balcón estudio despensa desayunador título {separation} {delivery} {plan} confotur portón garita walk-in vestidor azotea ascensor conserje pozo calentador muebles playa {walk} {drive} cornisas escalera permisos frente {lot} andenes camiones pinos'
        .split(' ')
        .map((word) => [word, word]),
    ),
  }).flatMap(([subject, words]) => words.split(' ').map((word) => [word, subject] as const)),
)
/** Things that take several words to name. */
const subjectPhrases: readonly (readonly [phrase: string, subject: string])[] = [
  ['oficina en casa', 'oficina en casa'],
  ['planta eléctrica', 'planta'],
  ['planta full', 'planta'],
  ['planta cubre', 'planta'],
  ['planta es para', 'planta'],
  ['planta para', 'planta'],
  ['estar familiar', 'estar familiar'],
  ['family room', 'estar familiar'],
  ['servicio tiene', 'servicio'],
  ['de servicio está', 'servicio'],
  ['quien ayuda', 'servicio'],
  ['cuota de', 'fee'],
  ['agua caliente', 'calentador'],
  ['línea blanca', 'línea blanca'],
  ['baño de visitas', 'baño común'],
  ['baño común', 'baño común'],
  ['dos habitaciones', '{beds}'],
  ['tres habitaciones', '{beds}'],
  ['cuatro habitaciones', '{beds}'],
]
/** What bears a second mention where there is little else to say; anything else does not. */
const bearsRepeating = new Set([
  'frente',
  'vecinos',
  '{near}',
  'permisos',
  'título',
  'playa',
  'escalera',
  'comedor',
  '{m2}',
])
function bearsAgain(line: Line, isTold: (subject: string) => boolean): boolean {
  return !subjectsOf(line).some((subject) => isTold(subject) && !bearsRepeating.has(subject))
}

const knownSubjects = new Map<Line, string[]>()

function subjectsOf(line: Line): string[] {
  const known = knownSubjects.get(line) ?? readSubjects(line)
  knownSubjects.set(line, known)
  return known
}

function readSubjects([, es]: Line): string[] {
  const text = es.toLowerCase()
  const named = text.split(/[ ,.;:[\]|¿?()]+/).map((word) => subjectWords.get(word))
  const phrased = subjectPhrases.map(([phrase, subject]) => (text.includes(phrase) ? subject : undefined))
  return [...new Set([...named, ...phrased])].filter((subject) => subject !== undefined)
}

/** A condition read once: every group needs one tag that holds. */
type Condition = readonly (readonly { tag: string; holds: boolean }[])[]

const conditions = new Map<string, Condition>()

function isTrue(when: string, tags: ReadonlySet<string>): boolean {
  const condition = conditions.get(when) ?? readCondition(when)
  for (const group of condition) if (!group.some(({ tag, holds }) => tags.has(tag) === holds)) return false
  return true
}

function readCondition(when: string): Condition {
  const words = when === '' ? [] : when.split(' ')
  const condition = words.map((word) =>
    word.split('/').map((tag) => ({ tag: tag.replace('!', ''), holds: !tag.startsWith('!') })),
  )
  conditions.set(when, condition)
  return condition
}

/** A text read once: words, slots to fill, and choices between texts. */
type Part = string | { slot: string } | { choice: readonly Template[] }
type Template = readonly Part[]

const templates = new Map<string, Template>()

function readTemplate(text: string): Template {
  if (!/[[{]/.test(text)) return [text]
  const parts = text.split(/(\[[^\]]*\]|\{\w+\})/).filter((part) => part !== '')
  return parts.map((part) => {
    if (part.startsWith('{')) return { slot: part.slice(1, -1) }
    return part.startsWith('[') ? { choice: part.slice(1, -1).split('|').map(readTemplate) } : part
  })
}

function filled(text: string, language: 'es' | 'en', { slots }: Scene, chances: readonly number[]): string {
  const template = templates.get(text) ?? readTemplate(text)
  templates.set(text, template)
  return write(template, language, slots, { chances, chosen: 0 })
}

type Choosing = { chances: readonly number[]; chosen: number }

function write(template: Template, language: 'es' | 'en', slots: Scene['slots'], choosing: Choosing): string {
  let text = ''
  for (const part of template) {
    if (typeof part === 'string') text += part
    else if ('slot' in part) {
      const slot = slots[part.slot]
      if (!slot) throw new Error(`nothing to fill {${part.slot}} with`)
      text += slot[language]
    } else {
      const { chances } = choosing
      const chance = chances[choosing.chosen++ % chances.length]!
      text += write(part.choice[Math.floor(chance * part.choice.length)]!, language, slots, choosing)
    }
  }
  return text
}

/** Joins article and preposition, as Spanish does. */
function spanish(text: string): string {
  const isJoined = text.includes(' el ')
  return capital(isJoined ? text.replace(/\bde el /g, 'del ').replace(/\ba el /g, 'al ') : text)
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
