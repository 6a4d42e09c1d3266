import { useMemo, useState } from 'react'

import type { Facets } from '#contract/search/search.ts'

import { formatShortMoney } from '../../money.ts'
import { useTexts } from '../../texts.ts'
import type { Search } from '../search-address.ts'
import { createPriceScale } from './price-scale.ts'
import styles from './price-fields.module.css'

const height = 48

type Props = { bands: Facets['price']; search: Search }

/**
 * How many listings stand in each price band, drawn for the eye, and two handles on it. A handle writes into the field of
 * its bound, as if it were typed there: the form hears it.
 */
export function PriceSlider({ bands, search }: Props) {
  const t = useTexts()
  const scale = useMemo(() => createPriceScale(bands.map(({ min_price }) => min_price)), [bands])
  const { min_price, max_price } = search
  const asked = useMemo(
    () => ({
      min: min_price === undefined ? 0 : scale.stepAt(min_price),
      max: max_price === undefined ? scale.end : scale.stepAt(max_price),
    }),
    [min_price, max_price, scale],
  )
  /** Where the handles were moved to: that counts until it is answered, and as long as one of them is held. */
  const [moved, setMoved] = useState<(typeof asked & { since: typeof asked }) | null>(null)
  const { min, max } = moved && (moved.since === asked || isHandle(document.activeElement)) ? moved : asked
  if (bands.length === 0) return null

  function slide(bound: 'min' | 'max', slider: HTMLInputElement): void {
    const step = slider.valueAsNumber
    // The handles never change sides.
    const next = bound === 'min' ? { min: Math.min(step, max - 1), max } : { min, max: Math.max(step, min + 1) }
    setMoved({ ...next, since: asked })
    const field = slider.form?.elements.namedItem(`${bound}_price`)
    if (field instanceof HTMLInputElement) write(field, scale.amountAt(next[bound]))
  }

  const handle = (bound: 'min' | 'max', step: number) => {
    // What was typed is told to the cent, though a handle knows only its steps.
    const amount = step === asked[bound] ? search[`${bound}_price`] : scale.amountAt(step)
    const none = bound === 'min' ? t('search.no_min_price') : t('search.no_max_price')
    return (
      <input
        className={styles.handle}
        type="range"
        min={0}
        max={scale.end}
        step={1}
        value={step}
        // What it writes into is left alone while it is held.
        aria-controls={`${bound}_price`}
        aria-label={bound === 'min' ? t('search.price_from') : t('search.price_to')}
        aria-valuetext={amount === undefined ? none : formatShortMoney(amount, search.currency ?? 'USD')}
        // Where both stand at the far end, the lower one is the one that can be moved.
        data-above={bound === 'min' && min > scale.end / 2}
        // Not every browser does for a finger.
        onPointerDown={(event) => event.currentTarget.focus()}
        onBlur={() => setMoved((before) => before && { ...before })}
        onChange={(event) => {
          // What it writes is heard, not the handle itself.
          event.stopPropagation()
          slide(bound, event.currentTarget)
        }}
      />
    )
  }

  return (
    <div className={styles.slider}>
      <Bars bands={bands} from={scale.bandOf(min)} to={scale.bandOf(max)} />
      {handle('min', min)}
      {handle('max', max)}
    </div>
  )
}

function Bars({ bands, from, to }: { bands: Facets['price']; from: number; to: number }) {
  const most = Math.max(1, ...bands.map(({ count }) => count))
  const width = 100 / bands.length
  return (
    <svg className={styles.bars} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden>
      {bands.map(({ min_price, count }, at) => {
        const tall = count === 0 ? 1 : Math.max(3, (count / most) * height)
        return (
          <rect
            key={min_price}
            x={at * width + width * 0.06}
            y={height - tall}
            width={width * 0.88}
            height={tall}
            data-in={at + 1 > from && at < to}
          />
        )
      })}
    </svg>
  )
}

const isHandle = (element: Element | null) => element?.getAttribute('aria-controls')?.endsWith('_price')

/** Writes an amount where it could have been typed. */
function write(field: HTMLInputElement, amount: number | undefined): void {
  const text = amount === undefined ? '' : String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
  // Not by `value`, or React would take what it is told of for its own doing.
  field.setRangeText(text, 0, field.value.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
