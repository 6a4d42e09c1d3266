import { type GeoJSONSource, type Map as MapLibre, Marker } from 'maplibre-gl'

import type { Point } from '#contract/draft/document.ts'

import { readBrandInk } from '../../place/map/brand-ink.ts'
import type { DrawnMap } from '../../place/map/use-drawn-map.ts'
import { openMap } from '../../place/open-map.ts'
import { movePoint, roundPoint } from './read-point.ts'

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
  /** Draws around the pin where the public sees it instead, or takes that away. */
  surround: (isOn: boolean) => void
}

/** Metres around the pin within which a point nearby is shown. */
const nearby = 400

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
  const drawCircle = openCircle(map)
  let isThere = false
  let isSurrounded = false
  let middle: Point | null = null
  const drawAround = () => drawCircle(isSurrounded ? middle : null)
  const put = (next: Point) => {
    middle = next
    marker.setLngLat([next.longitude, next.latitude])
    if (!isThere) marker.addTo(map)
    isThere = true
    drawAround()
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
    surround: (isOn) => {
      isSurrounded = isOn
      drawAround()
    },
    look: (next) => {
      if (!isThere) map.easeTo({ center: [next.longitude, next.latitude], zoom: 13 })
    },
  }
}

const nowhere = { type: 'FeatureCollection' as const, features: [] }

/** A circle on the ground that is drawn around a point, or around none. */
function openCircle(map: MapLibre): (middle: Point | null) => void {
  map.addSource('nearby', { type: 'geojson', data: nowhere })
  const ink = readBrandInk()
  const paint = { 'fill-color': ink, 'fill-opacity': 0.16 }
  map.addLayer({ id: 'nearby', type: 'fill', source: 'nearby', paint })
  map.addLayer({ id: 'nearby-edge', type: 'line', source: 'nearby', paint: { 'line-color': ink, 'line-width': 2 } })
  return (middle) => void map.getSource<GeoJSONSource>('nearby')?.setData(middle ? circleAround(middle) : nowhere)
}

function circleAround(middle: Point) {
  const ring = Array.from({ length: 65 }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / 64
    const { latitude, longitude } = movePoint(middle, nearby * Math.sin(angle), nearby * Math.cos(angle))
    return [longitude, latitude]
  })
  const geometry = { type: 'Polygon' as const, coordinates: [ring] }
  return { type: 'Feature' as const, properties: {}, geometry }
}
