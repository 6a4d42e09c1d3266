import { Marker } from 'maplibre-gl'

import type { Point } from '#contract/draft/document.ts'

import { readBrandInk } from '../../place/map/brand-ink.ts'
import type { DrawnMap } from '../../place/map/use-drawn-map.ts'
import { openMap } from '../../place/open-map.ts'
import { roundPoint } from './read-point.ts'

type Asked = {
  container: HTMLElement
  style: string
  center: Point
  point: Point | null
  zoom: number
  label: string
  onPoint: (point: Point) => void
  onLost: () => void
}

export type PinMap = DrawnMap & {
  /** Puts the pin somewhere, and brings it into sight. */
  show: (point: Point) => void
  /** Looks somewhere as long as there is no pin. */
  look: (point: Point) => void
}

/** Draws a map on which a pin is put by a press and dragged. */
export async function drawPin(asked: Asked): Promise<PinMap> {
  const { container, style, center, point, zoom, label, onPoint, onLost } = asked
  const map = await openMap({
    container,
    style,
    center: [center.longitude, center.latitude],
    zoom,
    ...(point && { streetZoom: 16 }),
    onLost,
    keyboard: false,
    cooperativeGestures: true,
    locale: { 'Map.Title': label },
  })
  const marker = new Marker({ draggable: true, color: readBrandInk() })
  let isThere = false
  const put = ({ latitude, longitude }: Point) => {
    marker.setLngLat([longitude, latitude])
    if (!isThere) marker.addTo(map)
    isThere = true
  }
  if (point) put(point)
  marker.on('dragend', () => {
    const { lat, lng } = marker.getLngLat()
    onPoint(roundPoint(lat, lng))
  })
  map.on('click', ({ lngLat }) => onPoint(roundPoint(lngLat.lat, lngLat.lng)))
  return {
    zoom: (levels) => void map.zoomTo(map.getZoom() + levels),
    remove: () => map.remove(),
    show: (next) => {
      const isFirst = !isThere
      put(next)
      const at = { lng: next.longitude, lat: next.latitude }
      if (isFirst || !map.getBounds().contains(at)) map.easeTo({ center: at, zoom: Math.max(map.getZoom(), 14) })
    },
    look: (next) => {
      if (!isThere) map.easeTo({ center: [next.longitude, next.latitude], zoom: 13 })
    },
  }
}
