import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

import type { PropertyCard } from '#contract/property/property.ts'
import type { MapMark } from '#contract/search/search.ts'

import { queryOf } from '../../api-client.ts'
import { formatShortMoney } from '../../money.ts'
import { useTexts } from '../../texts.ts'
import { useCall } from '../../use-call.ts'
import { endpoints } from '../endpoints.ts'
import type { Search } from '../search-address.ts'
import { createCellBox, getCellZoom, writeBox } from './boxes.ts'
import { mergeMarks, projectAt, type ShownMark } from './merge-marks.ts'
import type { OpenMap, View } from './open-map.ts'
import { createPins, type Pins } from './pins.ts'
import { toMapFilter } from './use-map.ts'

type On = { onPick: (mark: ShownMark, pin: HTMLElement) => void; onLit: (code: string | null) => void }

type Asked = {
  view: View | null
  search: Search
  /** The property whose pin is lit. */
  lit: Placed | undefined
}
const none: ShownMark[] = []

type Placed = Pick<PropertyCard, 'code' | 'latitude' | 'longitude'>

/** Keeps the pins of a map: those of its view under the filters, the one that is lit among them. Says how many there are. */
export function usePins(map: OpenMap | null, { view, search, lit }: Asked, on: On): number | null {
  const t = useTexts()
  const pins = useRef<Pins>(null)
  const { marks, total } = useMarks(view, search)
  const zoom = view?.zoom

  const words = useEffectEvent((mark: ShownMark) => {
    const { property, count } = mark
    if (mark.is_one_place) {
      const words = { count, price: from(mark) }
      return { text: t('search.one_place', words), label: t('search.one_place_label', words) }
    }
    if (!property) {
      return { text: t('search.count', { count }), label: t('search.cluster', { count, price: from(mark) }) }
    }
    const price = formatShortMoney(property.price, property.currency)
    const label = property.business_type === 'lease' ? t('search.pin_lease', { price }) : t('search.pin', { price })
    return { text: price, label }
  })
  const onPick = useEffectEvent(on.onPick)
  const onLit = useEffectEvent(on.onLit)

  useEffect(() => {
    if (!map) return
    pins.current = createPins(map, {
      words: (mark) => words(mark),
      onPick: (mark, pin) => onPick(mark, pin),
      onLit: (code) => onLit(code),
    })
  }, [map])

  const shown = useMemo(() => (zoom !== undefined ? mergeMarks(marks, projectAt(zoom)) : []), [marks, zoom])
  useEffect(() => pins.current?.show(shown), [shown])
  // A pin that came with these marks is lit, too.
  const light = useEffectEvent((property: Placed | undefined, _shown: ShownMark[]) => pins.current?.light(property))
  useEffect(() => light(lit, shown), [lit, shown])
  return total
}

/** The marks of a view, and how many stand in it while that is known. */
function useMarks(view: View | null, search: Search): { marks: ShownMark[]; total: number | null } {
  const call = useCall()
  const [answer, setAnswer] = useState<{ asked: string; marks: ShownMark[]; total: number } | null>(null)
  // While the search follows the map its own box counts: list and pins are of the same ground.
  const query = view && {
    ...toMapFilter(search),
    bbox: writeBox(search.bbox ?? view.box),
    zoom: getCellZoom(view.zoom),
  }
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (!query) throw new Error('nothing is seen')
    const { data, meta } = await call(endpoints.map, query, signal)
    return { marks: data.map((mark) => withGround(mark, query.zoom)), total: meta.total }
  })
  const asked = query && queryOf(query).toString()
  useEffect(() => {
    if (!asked) return undefined
    const request = new AbortController()
    ask(request.signal).then(
      (found) => setAnswer({ asked, ...found }),
      // The pins that stand stay until the next answer comes.
      () => {},
    )
    return () => request.abort()
  }, [asked])
  // What was counted elsewhere says nothing of here.
  return { marks: answer?.marks ?? none, total: answer?.asked === asked ? answer.total : null }
}

/** A cluster of several places stands somewhere in its cell. */
function withGround(mark: MapMark, zoom: number): ShownMark {
  return mark.count > 1 && !mark.is_one_place ? { ...mark, ground: createCellBox(mark, zoom) } : mark
}

function from({ from_price_usd }: MapMark): string {
  return formatShortMoney(from_price_usd, 'USD')
}
