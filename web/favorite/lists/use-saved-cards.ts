import { useCallback, useEffect, useState } from 'react'

import type { Language } from '#contract/language.ts'
import type { GoneListing, PropertyCard, propertyEndpoints } from '#contract/property/property.ts'

import { ApiRefusal, type Call } from '../../api-client.ts'
import { useLanguage } from '../../texts.ts'
import { favourites, recentlyViewed } from '../stored-lists.ts'
import { useCall } from '../../use-call.ts'
import { dropOtherCards, readSavedCards, saveCards } from './offline-cards.ts'

// The type only: the endpoint's schemas, and their library, stay on the server.
const endpoint = { method: 'GET', path: '/v2/properties/by-code' } as unknown as typeof propertyEndpoints.byCode

/** A property of a list: its card, what became of it, or nothing that is known any more. */
export type SavedCard = { code: string; card?: PropertyCard; gone?: GoneListing }
export type SavedCardsState = {
  state: 'loading' | 'ready' | 'failed'
  /** Those that have been read, by code. */
  cards: ReadonlyMap<string, SavedCard>
  /** When these copies were saved; null when they are as they are now. */
  savedAt: string | null
  retry: () => void
}

type Answer = Pick<SavedCardsState, 'cards' | 'savedAt'> & { isFailed?: boolean }

/** The endpoint takes so many codes. */
const atOnce = 100

const nothing: Answer = { cards: new Map(), savedAt: null }

/** The cards of these codes. Without a network, the copies that were saved. */
export function useSavedCards(codes: readonly string[]): SavedCardsState {
  const call = useCall()
  const language = useLanguage()
  const [answer, setAnswer] = useState<Answer>(nothing)
  const [attempt, setAttempt] = useState(0)
  const wanted = codes.join()
  const isMissing = codes.some((code) => !answer.cards.has(code))

  useEffect(() => {
    const asked = wanted === '' ? [] : wanted.split(',')
    if (asked.length === 0) return undefined
    const leaving = new AbortController()
    const read = async () => {
      const found = await readCards({ codes: asked, call, language, signal: leaving.signal })
      if (!leaving.signal.aborted) setAnswer(found)
    }
    void read()
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt asks the same again
  }, [call, language, wanted, attempt])

  useEffect(() => {
    if (!answer.isFailed && answer.savedAt === null) return undefined
    const again = () => setAttempt((before) => before + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [answer])

  const retry = useCallback(() => {
    setAnswer(nothing)
    setAttempt((before) => before + 1)
  }, [])
  const isWaiting = isMissing && answer.savedAt === null
  return { ...answer, state: answer.isFailed ? 'failed' : isWaiting ? 'loading' : 'ready', retry }
}

type Question = { codes: string[]; call: Call; language: Language; signal: AbortSignal }

async function readCards({ codes, call, language, signal }: Question): Promise<Answer> {
  try {
    const parts = Array.from({ length: Math.ceil(codes.length / atOnce) }, (_, at) =>
      codes.slice(at * atOnce, (at + 1) * atOnce),
    )
    const answers = await Promise.all(parts.map((part) => call(endpoint, { codes: part }, signal)))
    const data = answers.flatMap(({ data }) => data)
    const gone = answers.flatMap(({ meta }) => meta.gone)
    void saveCards(data, language).then(() => dropOtherCards(codesOfAllLists()))
    const cards = new Map(data.map((card) => [card.code, card]))
    return { cards: join(codes, cards, new Map(gone.map((one) => [one.code, one]))), savedAt: null }
  } catch (error) {
    const saved = error instanceof ApiRefusal ? null : await readSavedCards(codes, language)
    if (!saved?.at) return { ...nothing, isFailed: true }
    const cards = new Map(saved.cards.map((card) => [card.code, card]))
    const known = codes.filter((code) => cards.has(code))
    return { cards: join(known, cards, new Map()), savedAt: saved.at }
  }
}

function join(
  codes: readonly string[],
  cards: ReadonlyMap<string, PropertyCard>,
  gone: ReadonlyMap<string, GoneListing>,
): Map<string, SavedCard> {
  return new Map(
    codes.map((code) => {
      const [card, left] = [cards.get(code), gone.get(code)]
      return [code, { code, ...(card && { card }), ...(left && { gone: left }) }]
    }),
  )
}

function codesOfAllLists(): Set<string> {
  return new Set([favourites, recentlyViewed].flatMap((list) => list.items().map(({ code }) => code)))
}
