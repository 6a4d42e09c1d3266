import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'

import type { PropertyCard } from '#contract/property/property.ts'

import { useTexts } from '../../texts.ts'
import { bringIntoView, type OpenMap } from '../map/open-map.ts'
import { ProjectLink } from '../map/project-link.tsx'
import { readRemembered, type Remembered, type SheetHeight } from '../map/remembered.ts'
import type { Picked } from '../map/use-picked.ts'
import { SheetRow, type Row } from './sheet-row.tsx'
import { Sheet } from './sheet.tsx'

type Props = {
  map: OpenMap
  height: SheetHeight
  /** How much of the map the sheet covers. */
  cover: number
  properties: PropertyCard[]
  picked: Picked | null
  /** The card in the middle of the row. */
  middle: PropertyCard | undefined
  tools: React.ReactNode
  onMiddle: (code: string) => void
  note: (changes: Remembered) => void
}

/** The sheet over the map of a small screen: what a pin opened stands in its row, and the card in the middle lights its pin. */
export function MapSheet({ map, height, cover, properties, picked, middle, tools, onMiddle, note }: Props) {
  const t = useTexts()
  const row = useRef<Row>(null)
  const shown = useMemo(() => listShown(properties, picked), [properties, picked])

  // What was pressed comes to the middle; where somebody comes back to, what was there.
  const pressed = picked?.pin ? picked.properties[0]?.code : undefined
  const { key } = useLocation()
  const showMiddle = useEffectEvent((cards: PropertyCard[], wanted: string | undefined, _key: string) => {
    const known = wanted ?? readRemembered().code
    const { code } = cards.find((property) => property.code === known) ?? cards[0] ?? {}
    if (!code) return
    row.current?.show(code)
    onMiddle(code)
  })
  useEffect(() => showMiddle(shown, pressed, key), [shown, pressed, key])

  function tell(code: string): void {
    onMiddle(code)
    note({ code })
  }

  const isLit = height === 'row' && middle !== undefined
  useEffect(() => {
    if (isLit) bringIntoView(map, { lng: middle.longitude, lat: middle.latitude }, cover)
  }, [map, isLit, middle, cover])

  return (
    <Sheet height={height} tools={tools}>
      <SheetRow
        ref={row}
        properties={shown}
        cover={
          picked && picked.total > 1 ? (
            <>
              <b>{t('search.here', { count: picked.total })}</b>
              <ProjectLink project={picked.project} />
            </>
          ) : null
        }
        onMiddle={tell}
      />
    </Sheet>
  )
}

/** All of a place that was opened; else the page of the list, with the one that was opened, which may be from elsewhere. */
function listShown(properties: PropertyCard[], picked: Picked | null): PropertyCard[] {
  if (!picked) return properties
  const [first] = picked.properties
  const isListed = picked.total === 1 && properties.some(({ code }) => code === first?.code)
  if (isListed) return properties
  return picked.total > 1 ? picked.properties : [...picked.properties, ...properties]
}
