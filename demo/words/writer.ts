import type { Facts } from '../market/facts.ts'
import type { Random } from '../random.ts'
import { compositions } from './composition.ts'
import type { Paragraph } from './composition.ts'
import { say, createSpeaker } from './grammar.ts'
import type { Line, Said, Scene, Sentence, Speaker } from './grammar.ts'
import { createLinker } from './linking.ts'
import type { Linker } from './linking.ts'
import { describeScene } from './scene.ts'

export type Texts = { title_es: string; title_en: string; description_es: string; description_en: string }

/** Words of a description in the terser language: never fewer, usually aimed at, never more. */
const least = 92
const wanted = 104
const most = 172

/** Writes titles and descriptions, and keeps them from ever being the same twice. */
export function createWriter() {
  const voice = createSpeaker()
  const linker = createLinker()
  const written = new Set<number>()
  return (facts: Facts, random: Random): Texts => {
    linker.begin()
    for (;;) {
      const texts = textsOf(facts, { voice, linker, random })
      const mark = markOf(texts.title_es + texts.description_es)
      if (written.has(mark)) continue
      written.add(mark)
      return texts
    }
  }
}

type Tools = { voice: Speaker; linker: Linker; random: Random }

function textsOf(facts: Facts, tools: Tools): Texts {
  const { voice, random } = tools
  const scene = describeScene(facts, random)
  const { titles, shapes } = compositions[facts.type]
  const told = { lines: new Set<Line>(), subjects: new Set<string>() }
  const title = say(titles, scene, { speaker: voice, told, random, must: true })!
  const description = describe(random.pick(shapes), scene, tools)
  return { title_es: title.es, title_en: title.en, description_es: description.es, description_en: description.en }
}

type Slot = { paragraph: number; order: number; lines: readonly Line[]; rank: number }

/** What must be said first, then what may be, until there is enough; each sentence in its paragraph's order. */
function describe(shape: readonly Paragraph[], scene: Scene, { voice, linker, random }: Tools): Said {
  const slots = shape.flatMap((topics, paragraph) =>
    topics.map(([lines, how = ''], order): Slot => ({ paragraph, order, lines, rank: how.length })),
  )
  const said = new Map<Slot, Sentence>()
  const told = { lines: new Set<Line>(), subjects: new Set<string>() }
  const byRank = [...slots].sort((a, b) => a.rank - b.rank)
  let words = 0
  const tell = (slot: Slot, must: boolean) => {
    const sentence = sayFresh(slot.lines, scene, { speaker: voice, told, random, must }, linker)
    if (!sentence || words + sentence.words > most) return
    said.set(slot, sentence)
    words += sentence.words
  }
  const aim = wanted + random.int(0, 34)
  for (const slot of byRank) if (slot.rank === 0 || words < aim) tell(slot, slot.rank === 0)
  // Little to tell: better to come back to a subject than to say nearly nothing.
  for (const slot of byRank) if (words < least && !said.has(slot)) tell(slot, true)
  const paragraphs = shape.map((_, paragraph) =>
    linker.link(
      slots.filter((slot) => slot.paragraph === paragraph && said.has(slot)).map((slot) => said.get(slot)!),
      random,
    ),
  )
  const joined = (language: 'es' | 'en') =>
    withoutLoners(paragraphs)
      .map((sentences) => sentences.map((sentence) => sentence[language]).join(' '))
      .join('\n\n')
  return { es: joined('es'), en: joined('en') }
}

/** Another of the lines where the first has been read too often; the first after all where there is no other. */
function sayFresh(lines: readonly Line[], scene: Scene, how: Parameters<typeof say>[2], linker: Linker) {
  const first = say(lines, scene, how)
  if (!first || !linker.isWorn(first)) return first
  const other = say(lines, scene, { ...how, must: false })
  return other && !linker.isWorn(other) ? other : first
}

/** A paragraph of one sentence goes with the one before it, so long as two are left. */
function withoutLoners(paragraphs: readonly Said[][]): Said[][] {
  const kept: Said[][] = []
  for (const [at, sentences] of paragraphs.entries()) {
    const isAlone = sentences.length === 1 && kept.length > 0 && (kept.length > 1 || at < paragraphs.length - 1)
    if (isAlone) kept.at(-1)!.push(...sentences)
    else if (sentences.length > 0) kept.push([...sentences])
  }
  return kept
}

/** FNV-1a over 52 bits: a million of them fit in memory, and a chance likeness only costs another try. */
function markOf(text: string): number {
  let low = 2166136261
  let high = 40389
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 16777619)
    high = Math.imul(high ^ code, 2654435761) + at
  }
  return (high & 0xfffff) * 4294967296 + (low >>> 0)
}
