import type { Random } from '../random.ts'
import { countWords } from './grammar.ts'
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
  /** Whether a sentence has stood alone in as many listings as it may. */
  isWorn: (sentence: Sentence) => boolean
  /** The sentences of one paragraph, some of them joined: by chance, and where one has stood alone too often. */
  link: (sentences: readonly Sentence[], random: Random) => Said[]
}

/** Joins facts into sentences, and keeps any sentence from standing word for word in many listings. */
export function createLinker(): Linker {
  const stood = new Map<string, number>()
  let listings = 0
  const stoodByLine = new Map<Line, number>()
  const isWorn = ({ es, en, line }: Sentence) => {
    const most = Math.max(2, Math.floor(listings * share))
    // A sentence cannot have stood more often than its line.
    if ((stoodByLine.get(line) ?? 0) < most) return false
    return (stood.get(es) ?? 0) >= most || (stood.get(en) ?? 0) >= most
  }
  const remember = (text: string, words: number) => {
    if (words > memorable || countWords(text) > memorable) stood.set(text, (stood.get(text) ?? 0) + 1)
  }
  return {
    begin: () => void listings++,
    isWorn,
    link(sentences, random) {
      const pieces = sentences.map((sentence) => toPiece(sentence, isWorn(sentence)))
      const linked = joinWorn(joinSome(pieces, random))
      for (const { es, en, words, first, isJoined } of linked) {
        // Two that are joined hardly ever meet again.
        if (isJoined) continue
        stoodByLine.set(first, (stoodByLine.get(first) ?? 0) + 1)
        remember(es, words)
        remember(en, words)
      }
      return linked
    },
  }
}

type Piece = Said & { first: Line; last: Line; words: number; isJoined: boolean; isWorn: boolean }

function toPiece({ es, en, words, line }: Sentence, isWorn: boolean): Piece {
  return { es, en, first: line, last: line, words, isJoined: false, isWorn }
}

function joinSome(pieces: readonly Piece[], random: Random): Piece[] {
  const joined: Piece[] = []
  for (const next of pieces) {
    const before = joined.at(-1)
    const isWanted = before && (before.isWorn || next.isWorn || (random.chance(linkChance) && canFlow(before, next)))
    if (isWanted && canJoin(before, next)) joined.splice(-1, 1, join(before, next))
    else joined.push(next)
  }
  return joined
}

/** What still stands alone too often goes with the sentence after it, however long the two get. */
function joinWorn(pieces: readonly Piece[]): Piece[] {
  if (!pieces.some(({ isWorn }) => isWorn)) return [...pieces]
  const joined: Piece[] = []
  for (const next of pieces) {
    const before = joined.at(-1)
    const isWanted = before && (before.isWorn || next.isWorn) && leads(before) && follows(next)
    if (isWanted && !before.es.includes(';') && !next.es.includes(';')) joined.splice(-1, 1, join(before, next))
    else joined.push(next)
  }
  return joined
}

function canJoin(before: Piece, next: Piece): boolean {
  return (
    !before.isJoined &&
    !before.es.includes(';') &&
    !next.es.includes(';') &&
    before.words + next.words <= breath &&
    leads(before) &&
    follows(next)
  )
}

function join(before: Piece, next: Piece): Piece {
  const isSimple = before.words + next.words < 24 && canFlow(before, next)
  const [es, en] = isSimple ? [', y ', ', and '] : ['; ', '; ']
  return {
    es: withoutStop(before.es) + es + lower(next.es),
    en: withoutStop(before.en) + en + lower(next.en),
    first: before.first,
    last: next.last,
    words: before.words + next.words,
    isJoined: true,
    isWorn: false,
  }
}

/** Whether the two read as one statement: a verb without its subject would be taken for the first one's. */
function canFlow(before: Piece, next: Piece): boolean {
  return isPlain(before) && isPlain(next) && !next.es.includes(' y ') && ownSubject.test(next.es)
}

const ownSubject =
  /^(?:A|Abajo|Al|Arriba|Atrás|Cada|Desde|Detrás|El|En|Entre|Hay|La|Las|Los|Para|Por|Toda|Todas|Un|Una) /

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

function withoutStop(text: string): string {
  return text.slice(0, -1)
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
