import { useImperativeHandle, useMemo, useRef } from 'react'

import type { PropertyCard } from '#contract/property/property.ts'

import { PropertyStrip } from '../../property/property-strip.tsx'
import { useTexts } from '../../texts.ts'
import styles from './sheet-row.module.css'

export type Row = { show: (code: string) => void }

type Props = {
  ref: React.Ref<Row>
  properties: PropertyCard[]
  /** What stands before the cards, for the properties of one place. */
  cover?: React.ReactNode
  /** The code of the card in the middle, whenever that is another one. */
  onMiddle: (code: string) => void
}

/** Cards beside each other, of which one stands in the middle. */
export function SheetRow({ ref, properties, cover, onMiddle }: Props) {
  const t = useTexts()
  const list = useRef<HTMLUListElement>(null)
  const middle = useRef('')

  function tellMiddle(): void {
    const code = list.current && findMiddle(list.current)
    if (!code || code === middle.current) return
    middle.current = code
    onMiddle(code)
  }
  useImperativeHandle(ref, () => ({
    show(code) {
      const card = list.current?.querySelector(`[data-code="${CSS.escape(code)}"]`)?.closest('li')
      if (!card || !list.current) return
      middle.current = code
      const left = card.offsetLeft - (list.current.clientWidth - card.offsetWidth) / 2
      list.current.scrollTo({ left, behavior: 'instant' })
    },
  }))
  // They stay while another comes to the middle.
  const cards = useMemo(
    () =>
      properties.map((property) => (
        <li key={property.code}>
          <PropertyStrip property={property} />
        </li>
      )),
    [properties],
  )
  return (
    <ul ref={list} className={styles.row} aria-label={t('search.row')} onScroll={tellMiddle}>
      {cover && <li className={styles.cover}>{cover}</li>}
      {cards}
    </ul>
  )
}

/** The code of the card whose middle is nearest to the middle of what is seen. */
function findMiddle(list: HTMLElement): string | undefined {
  const middle = list.scrollLeft + list.clientWidth / 2
  let nearest: { away: number; code: string | undefined } | undefined
  for (const item of list.children as HTMLCollectionOf<HTMLElement>) {
    const code = item.querySelector<HTMLElement>('[data-code]')?.dataset.code
    const away = Math.abs(item.offsetLeft + item.offsetWidth / 2 - middle)
    if (code && (!nearest || away < nearest.away)) nearest = { away, code }
  }
  return nearest?.code
}
