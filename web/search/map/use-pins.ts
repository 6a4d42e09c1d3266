import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

import type { PropertyCard } from '#contract/property/property.ts'
import type { Box, MapMark } from '#contract/search/search.ts'

import { queryOf } from '../../api-client.ts'
import { formatShortMoney } from '../../money.ts'
import { useTexts } from '../../texts.ts'
import { useCall } from '../../use-call.ts'
import { endpoints } from '../endpoints.ts'
import type { Search } from '../search-address.ts'
import { mergeMarks, projectAt, type ShownMark } from './merge-marks.ts'
import type { OpenMap, View } from './open-map.ts'
import { createPins, type Pins } from './pins.ts'
import { toMapFilter } from './use-map.ts'

/** Cells of a quarter tile hold too much for the eye: somewhat finer ones are asked for. */
const nearer = 0.6

type On = { onPick: (mark: ShownMark, pin: HTMLElement) => void; onLit: (code: string | null) => void }

type Asked = {
  view: View | null
  search: Search
  /** The property whose pin is lit. */
  lit: Placed | undefined
}
type Placed = Pick<PropertyCard, 'code' | 'latitude' | 'longitude'>

/** Keeps the pins of a map: those of its view under the filters, the one that is lit among them. Says how many there are. */
export function usePins(map: OpenMap | null, { view, search, lit }: Asked, on: On): number | null {
  const t = useTexts()
  const call = useCall()
  const pins = useRef<Pins>(null)
  const [marks, setMarks] = useState<MapMark[]>([])
  const zoom = view?.zoom
  const [answer, setAnswer] = useState<{ asked: string; total: number } | null>(null)

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

  // While the search follows the map its own box counts: list and pins are of the same ground.
  const query = view && { ...toMapFilter(search), bbox: textOf(search.bbox ?? view.box), zoom: view.zoom + nearer }
  const ask = useEffectEvent((signal: AbortSignal) => query && call(endpoints.map, query, signal))
  const asked = query && queryOf(query).toString()
  useEffect(() => {
    if (!asked) return undefined
    const request = new AbortController()
    ask(request.signal)?.then(
      ({ data, meta }) => {
        setMarks(data)
        return setAnswer({ asked, total: meta.total })
      },
      // The pins that stand stay until the next answer comes.
      () => {},
    )
    return () => request.abort()
  }, [asked])

  const shown = useMemo(() => (zoom !== undefined ? mergeMarks(marks, projectAt(zoom)) : []), [marks, zoom])
  useEffect(() => pins.current?.show(shown), [shown])
  // A pin that came with these marks is lit, too.
  const light = useEffectEvent((property: Placed | undefined, _shown: ShownMark[]) => pins.current?.light(property))
  useEffect(() => light(lit, shown), [lit, shown])
  // What was counted elsewhere says nothing of here.
  return answer && answer.asked === asked ? answer.total : null
}

function from({ from_price_usd }: MapMark): string {
  return formatShortMoney(from_price_usd, 'USD')
}

function textOf({ west, south, east, north }: Box): string {
  return [west, south, east, north].join(',')
}
