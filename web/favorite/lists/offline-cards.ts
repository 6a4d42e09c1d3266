import type { Language } from '#contract/language.ts'
import type { PropertyCard } from '#contract/property/property.ts'

/** Cards as they were when they were last read, and since when. */
export type SavedCards = { cards: PropertyCard[]; at: string | null }

const place = 'cards'
const addressOf = (code: string, language: Language) => `/saved-cards/${language}/${code}`

/** Keeps cards for reading without a network; a browser that keeps none shows none then. */
export async function saveCards(cards: readonly PropertyCard[], language: Language): Promise<void> {
  try {
    const cache = await caches.open(place)
    const headers = { 'Content-Type': 'application/json', 'X-Saved-At': new Date().toISOString() }
    await Promise.all(
      cards.map((card) => cache.put(addressOf(card.code, language), new Response(JSON.stringify(card), { headers }))),
    )
  } catch {
    // Full, or forbidden in a private window.
  }
}

/** The kept cards of these codes, in their order, and when the oldest of them was read. */
export async function readSavedCards(codes: readonly string[], language: Language): Promise<SavedCards> {
  try {
    const cache = await caches.open(place)
    const found = await Promise.all(codes.map((code) => cache.match(addressOf(code, language))))
    const kept = found.filter((response) => response !== undefined)
    const moments = kept.map((response) => response.headers.get('X-Saved-At') ?? '').sort()
    const cards = await Promise.all(kept.map((response) => response.json() as Promise<PropertyCard>))
    return { cards, at: moments[0] ?? null }
  } catch {
    return { cards: [], at: null }
  }
}

/** Lets every kept card go but those of these codes. */
export async function dropOtherCards(codes: ReadonlySet<string>): Promise<void> {
  try {
    const cache = await caches.open(place)
    for (const request of await cache.keys()) {
      if (!codes.has(request.url.split('/').at(-1) ?? '')) await cache.delete(request)
    }
  } catch {
    // Nothing is kept where nothing may be.
  }
}
