import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { PropertyCard } from '#contract/property.ts'
import type { Box, MapMark } from '#contract/search.ts'

import { queryOf } from '../../api-client.ts'
import { shortMoney } from '../../money.ts'
import { useTexts } from '../../texts.ts'
import { useCall } from '../../use-call.ts'
import { doors } from '../doors.ts'
import type { Search } from '../search-address.ts'
import type { OpenMap } from './open-map.ts'
import { createPins, type Pins } from './pins.ts'
import { filterOf } from './use-map.ts'

type On = { onPick: (mark: MapMark) => void; onLit: (code: string | null) => void }

/** Keeps the pins of a map: those of its view under the filters, the one that is lit among them. */
export function usePins(
  map: OpenMap | null,
  view: Box | null,
  search: Search,
  lit: PropertyCard | undefined,
  on: On,
): void {
  const t = useTexts()
  const call = useCall()
  const pins = useRef<Pins>(null)
  const [marks, setMarks] = useState<MapMark[]>([])

  const words = useEffectEvent((mark: MapMark) => {
    const { property, count } = mark
    if (!property) {
      return { text: t('search.count', { count }), label: t('search.cluster', { count, price: from(mark) }) }
    }
    const price = shortMoney(property.price, property.currency)
    const label = property.business_type === 'lease' ? t('search.pin_lease', { price }) : t('search.pin', { price })
    return { text: price, label }
  })
  const onPick = useEffectEvent(on.onPick)
  const onLit = useEffectEvent(on.onLit)

  useEffect(() => {
    if (!map) return
    pins.current = createPins(map, {
      words: (mark) => words(mark),
      onPick: (mark) => onPick(mark),
      onLit: (code) => onLit(code),
    })
  }, [map])

  // While the search follows the map its own box counts: list and pins are of the same ground.
  const bbox = search.bbox ?? view
  const asked = bbox && map ? queryOf({ ...filterOf(search), bbox }).toString() : null
  const ask = useEffectEvent((signal: AbortSignal) =>
    call(doors.map, { ...filterOf(search), bbox: textOf(bbox!), zoom: map!.getZoom() }, signal),
  )
  useEffect(() => {
    if (asked === null) return
    const request = new AbortController()
    ask(request.signal).then(
      ({ data }) => setMarks(data),
      // The pins that stand stay until the next answer comes.
      () => {},
    )
    return () => request.abort()
  }, [asked])

  useEffect(() => pins.current?.show(marks), [map, marks])
  useEffect(() => pins.current?.light(lit ?? null), [lit])
}

function from({ from_price_usd }: MapMark): string {
  return shortMoney(from_price_usd, 'USD')
}

function textOf({ west, south, east, north }: Box): string {
  return [west, south, east, north].join(',')
}
