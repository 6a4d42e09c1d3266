import type { Text } from '../../texts.ts'
import styles from './controls.module.css'

export type Controls = {
  element: HTMLElement
  /** Says which picture is seen. */
  show: (at: number) => void
}

const mostDots = 7

/** Two arrows for mouse and keyboard, and dots that say which picture is seen. */
export function createControls(row: HTMLElement, t: Text): Controls {
  const count = row.children.length
  const element = document.createElement('div')
  element.className = styles.controls ?? ''
  element.dataset.swipeControls = ''
  const [previous, next] = [createArrow(row, -1, styles.previous), createArrow(row, 1, styles.next)]
  const dots = document.createElement('p')
  dots.className = styles.dots ?? ''
  dots.ariaHidden = 'true'
  dots.append(...Array.from({ length: Math.min(count, mostDots) }, () => document.createElement('i')))
  element.append(previous, next, dots)

  function show(at: number): void {
    const place = t('card.photo_place', { number: at + 1, count })
    previous.ariaLabel = `${t('card.previous_photo')} (${place})`
    next.ariaLabel = `${t('card.next_photo')} (${place})`
    // Kept in its place for who holds it, though there is nothing beyond.
    previous.ariaDisabled = String(at === 0)
    next.ariaDisabled = String(at === count - 1)
    const lit = Math.round((at / (count - 1)) * (dots.children.length - 1))
    for (const [nth, dot] of [...dots.children].entries()) dot.toggleAttribute('data-on', nth === lit)
  }
  return { element, show }
}

function createArrow(row: HTMLElement, step: -1 | 1, side = ''): HTMLButtonElement {
  const arrow = document.createElement('button')
  arrow.type = 'button'
  arrow.className = `${styles.arrow} ${side}`
  arrow.addEventListener('click', () => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    const at = Math.round(row.scrollLeft / row.clientWidth) + step
    row.scrollTo({ left: at * row.clientWidth, behavior })
  })
  return arrow
}
