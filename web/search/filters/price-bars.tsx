import type { Facets } from '#contract/search/search.ts'

import type { Search } from '../search-address.ts'
import styles from './price-fields.module.css'

const height = 48

/** How many listings stand in each price band: drawn, for the eye only. The list under it says the same. */
export function PriceBars({ bands, search }: { bands: Facets['price']; search: Search }) {
  if (bands.length === 0) return null
  const most = Math.max(1, ...bands.map(({ count }) => count))
  const width = 100 / bands.length
  return (
    <svg className={styles.bars} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden>
      {bands.map(({ min_price, max_price, count }, at) => {
        const tall = count === 0 ? 1 : Math.max(3, (count / most) * height)
        return (
          <rect
            key={min_price}
            x={at * width + width * 0.06}
            y={height - tall}
            width={width * 0.88}
            height={tall}
            data-in={isWithin(min_price, max_price, search)}
          />
        )
      })}
    </svg>
  )
}

function isWithin(least: number, most: number | null, { min_price = 0, max_price = Infinity }: Search): boolean {
  return (most ?? Infinity) >= min_price && least <= max_price
}
