import type { Photo } from '#contract/property/property.ts'

import type { Text } from '../../texts.ts'
import { createControls, type Controls } from './create-controls.ts'
import { createPicture } from './create-picture.ts'

type Card = { code: string; row: HTMLElement; controls: Controls; photos: Promise<Photo[]> | null }
type Tools = { fetchPhotos: (code: string) => Promise<Photo[]>; t: Text }

/** A pointer that only passes over a card asks for nothing. */
const meantAfter = 120

/**
 * Lets the pictures of cards be swiped: whatever card is pointed at, touched or holds the focus gets its arrows and dots,
 * and its next pictures as they come near. Returns what ends it.
 */
export function startSwiping({ fetchPhotos, t }: Tools): () => void {
  const cards = new WeakMap<Element, Card>()
  const ending = new AbortController()
  let timer: ReturnType<typeof setTimeout>

  function getCard(article: HTMLElement, row: HTMLElement): Card {
    const known = cards.get(article)
    if (known) return known
    const card: Card = { code: article.dataset.code ?? '', row, controls: createControls(row, t), photos: null }
    cards.set(article, card)
    article.querySelector('[data-swipe-controls]')?.remove()
    // After the words: the keyboard comes from the link of the card.
    row.parentElement?.nextElementSibling?.after(card.controls.element)
    return card
  }

  /** Brings the picture that is seen and those beside it. */
  async function fill(card: Card): Promise<void> {
    const { code, row, controls } = card
    const at = Math.round(row.scrollLeft / row.clientWidth)
    controls.show(at)
    const wanted = [at - 1, at, at + 1].filter(
      (nth) => row.children[nth] && !row.children[nth].querySelector('picture'),
    )
    if (wanted.length === 0) return
    // What failed is asked again when the card is touched again.
    const photos = await (card.photos ??= fetchPhotos(code)).catch(() => (card.photos = null))
    const sizes = row.querySelector('img')?.sizes ?? ''
    for (const nth of wanted) {
      const photo = photos?.[nth]
      if (photo) row.children[nth]?.replaceChildren(createPicture(photo, sizes))
      else if (nth === at) row.children[nth]?.replaceChildren(t('card.photo_failed'))
    }
  }

  function wake(target: EventTarget | null): void {
    const article = target instanceof Element ? target.closest<HTMLElement>('article[data-code]') : null
    const row = article?.querySelector<HTMLElement>('[data-pictures]')
    if (article && row) void fill(getCard(article, row))
  }

  const listen = (sign: string, listener: (event: Event) => void) =>
    document.addEventListener(sign, listener, { passive: true, capture: true, signal: ending.signal })
  listen('pointerover', ({ target }) => {
    clearTimeout(timer)
    timer = setTimeout(() => wake(target), meantAfter)
  })
  for (const sign of ['pointerdown', 'focusin', 'scroll']) listen(sign, ({ target }) => wake(target))
  // What brought this script is over.
  for (const held of document.querySelectorAll('article:is(:hover, :focus-within)')) wake(held)
  return () => {
    clearTimeout(timer)
    ending.abort()
  }
}
