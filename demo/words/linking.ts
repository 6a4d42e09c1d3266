import type { Random } from '../random.ts'
import type { Line, Said, Sentence } from './grammar.ts'

/** Words from which on a sentence is known again when it returns. */
const memorable = 8
/** The part of all listings in which one sentence may stand word for word. */
const share = 0.01
/** Words of a sentence that still reads in one breath. */
const breath = 38
const linkChance = 0.25

export type Linker = {
  /** One listing more is being written. */
  begin: () => void
  /** The sentences of one paragraph, some of them joined: by chance, and where one has stood alone too often. */
  link: (sentences: readonly Sentence[], random: Random) => Said[]
}

/** Joins facts into sentences, and keeps any sentence from standing word for word in many listings. */
export function createLinker(): Linker {
  const stood = new Map<string, number>()
  let listings = 0
  const isWorn = ({ es, en }: Said) => {
    const most = Math.max(2, Math.floor(listings * share))
    return [es, en].some((text) => (stood.get(text) ?? 0) >= most)
  }
  return {
    begin: () => void listings++,
    link(sentences, random) {
      const linked = joinWorn(joinSome(sentences, isWorn, random), isWorn)
      for (const { es, en } of linked) {
        for (const text of [es, en]) if (isMemorable(text)) stood.set(text, (stood.get(text) ?? 0) + 1)
      }
      return linked
    },
  }
}

type Piece = Said & { first: Line; last: Line; isJoined: boolean }

function joinSome(sentences: readonly Sentence[], isWorn: (said: Said) => boolean, random: Random): Piece[] {
  const pieces: Piece[] = []
  for (const { es, en, line } of sentences) {
    const next = { es, en, first: line, last: line, isJoined: false }
    const before = pieces.at(-1)
    const isWanted =
      before && (isWorn(before) || isWorn(next) || (isPlain(before) && isPlain(next) && random.chance(linkChance)))
    if (isWanted && canJoin(before, next)) pieces.splice(-1, 1, join(before, next))
    else pieces.push(next)
  }
  return pieces
}

/** What still stands alone too often goes with the sentence after it, however long the two get. */
function joinWorn(pieces: readonly Piece[], isWorn: (said: Said) => boolean): Piece[] {
  const joined: Piece[] = []
  for (const next of pieces) {
    const before = joined.at(-1)
    if (before && (isWorn(before) || isWorn(next)) && leads(before) && follows(next))
      joined.splice(-1, 1, join(before, next))
    else joined.push(next)
  }
  return joined
}

function canJoin(before: Piece, next: Piece): boolean {
  return !before.isJoined && leads(before) && follows(next) && countWords(before.es) + countWords(next.es) <= breath
}

function join(before: Piece, next: Piece): Piece {
  const isSimple = isPlain(before) && isPlain(next) && countWords(before.es) + countWords(next.es) < 24
  const [es, en] = isSimple ? [', y ', ', and '] : ['; ', '; ']
  return {
    es: withoutStop(before.es) + es + lower(next.es),
    en: withoutStop(before.en) + en + lower(next.en),
    first: before.first,
    last: next.last,
    isJoined: true,
  }
}

/** One clause, which another can follow with `and`. */
function isPlain({ es, isJoined }: Piece): boolean {
  return !isJoined && !/[;:]|, y | y .* y /.test(es)
}

function leads({ es, en }: Said): boolean {
  return es.endsWith('.') && en.endsWith('.')
}

const plainStarts = {
  es: /^(?:A|Abajo|Además|Al|Aquí|Arriba|Atrás|Bajo|Cada|Cerca|Con|Cuando|Cuenta|De|Del|Desde|Detrás|El|En|Entre|Es|Está|Hay|Junto|La|Las|Le|Les|Lleva|Los|No|Nunca|Para|Pocos|Por|Puede|Puedes|Queda|Se|Si|Son|Su|Te|Tiene|Toda|Todas|Todo|Tu|Un|Una|Vale) /,
  en: /^(?:A|Above|Air|All|An|Any|As|At|Behind|Besides|Between|Both|By|Cisterns?|Down|Downstairs|Each|Every|Few|For|From|Guards|Household|If|In|It|Its|Life|Near|On|One|Only|Outside|Over|Parking|Part|Power|Residents|Round|Service|Some|The|There|They|This|Two|Up|Upstairs|Water|When|With|You|Your) /,
}
const known = new Map<Line, boolean>()

/** Whether a sentence may begin with a small letter: its first word is nobody's name. */
function follows({ first }: Piece): boolean {
  const answer = known.get(first) ?? (plainStarts.es.test(first[1]) && plainStarts.en.test(first[2]))
  known.set(first, answer)
  return answer
}

function isMemorable(text: string): boolean {
  return countWords(text) > memorable
}

function countWords(text: string): number {
  let count = 1
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count++
  return count
}

function withoutStop(text: string): string {
  return text.slice(0, -1)
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
