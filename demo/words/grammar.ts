import type { Random } from '../random.ts'

/**
 * One thing to say, in both languages, and when it is true: all the tags of `when` (`!` not, `a/b` either).
 * `{slot}` is filled from the facts; `[this|that]` is chosen by chance, the same one in both languages.
 */
export type Line = readonly [when: string, es: string, en: string]
export type Said = { es: string; en: string }
/** What was said, and the line that said it. */
export type Sentence = Said & { line: Line }

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
  const again = fitting.filter(
    (line) => !subjectsOf(line).some((subject) => isTold(subject) && !bearsRepeating.has(subject)),
  )
  const choice = fresh.length > 0 || !must ? fresh : again
  if (choice.length === 0) return null
  // The blend of use and chance keeps neighbours apart without a visible rotation.
  const line = leastUsed(choice, speaker, random)
  speaker.uses.set(line, (speaker.uses.get(line) ?? 0) + 1)
  told.lines.add(line)
  for (const subject of subjectsOf(line)) told.subjects.add(subject)
  const [, es, en] = line
  const chances = [random.next(), random.next(), random.next()]
  return { es: spanish(filled(es, 'es', scene, chances)), en: english(filled(en, 'en', scene, chances)), line }
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

/** Things worth one mention: nobody describes the same gazebo twice. */
const subjectWords =
  /gazebo|patio|comedor|vidrio|vecinos|adecuación|terraza|\{m2\}|oficina en casa|cisterna|tinaco|planta(?= eléctrica| full| mueve| cubre| es para)|inversor|piscina|gimnasio|balcón|estudio|estar familiar|despensa|desayunador|servicio tiene|servicio está|título|mantenimiento|cuota de|\{fee\}|parqueos?|\{parking\}|\{beds\}|\{bedroomed\}|\{rooms\}|\{near2?\}|\{separation\}|\{delivery\}|\{plan\}|confotur|portón|garita|walk-in|vestidor|azotea|ascensor|conserje|pozo|agua caliente|calentador|aire|línea blanca|muebles|playa|\{walk\}|\{drive\}|cornisas|escalera|permisos|frente|\{lot\}|andenes|camiones|pinos|picuzzi|baños? de visitas|baño común|(?:una|dos|tres|cuatro) habitaciones|family room/gi
/** Words of one subject. */
const sameSubject: Readonly<Record<string, string>> = {
  mantenimiento: 'fee',
  'cuota de': 'fee',
  '{fee}': 'fee',
  '{bedroomed}': '{beds}',
  '{rooms}': '{beds}',
  '{near2}': '{near}',
  calentador: 'agua caliente',
  parqueo: 'parqueos',
  'dos habitaciones': '{beds}',
  'tres habitaciones': '{beds}',
  'cuatro habitaciones': '{beds}',
  'family room': 'estar familiar',
  picuzzi: 'terraza',
  'baño común': 'baño de visitas',
  '{parking}': 'parqueos',
}
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
const knownSubjects = new Map<Line, string[]>()

function subjectsOf(line: Line): string[] {
  const known = knownSubjects.get(line) ?? readSubjects(line)
  knownSubjects.set(line, known)
  return known
}

function readSubjects([, es]: Line): string[] {
  return [...new Set((es.toLowerCase().match(subjectWords) ?? []).map((word) => sameSubject[word] ?? word))]
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

function filled(text: string, language: 'es' | 'en', { slots }: Scene, chances: readonly number[]): string {
  let choice = 0
  return text
    .replace(/\[([^\]]*)\]/g, (_, list: string) => {
      const options = list.split('|')
      return options[Math.floor(chances[choice++ % chances.length]! * options.length)]!
    })
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const slot = slots[name]
      if (!slot) throw new Error(`nothing to fill {${name}} with in: ${text}`)
      return slot[language]
    })
}

/** Joins article and preposition, as Spanish does. */
function spanish(text: string): string {
  return capital(text.replace(/\bde el /g, 'del ').replace(/\ba el /g, 'al '))
}

/** `an 862 m² villa`: numbers that are read with a vowel first, and the words of the slots. */
const vowelAfterArticle = /\ba (?=(?:apartment|eight|eleven|eighteen)\b|8\d*\b|1[18](?:,\d{3})?(?![\d,]))/gi

function english(text: string): string {
  return capital(text.replace(vowelAfterArticle, (article) => `${article.trim()}n `))
}

function capital(text: string): string {
  const tidy = text.replace(/ {2,}/g, ' ').trim()
  return tidy.charAt(0).toUpperCase() + tidy.slice(1)
}
