import type { Map as MapLibre } from 'maplibre-gl'

import type { Text } from '../../texts.ts'
import { readBrandInk } from './brand-ink.ts'
import { openMap } from '../open-map.ts'
import type { DrawnMap } from './use-drawn-map.ts'

type Asked = {
  container: HTMLElement
  style: string
  latitude: number
  longitude: number
  isExact: boolean
  label: string
  onLost: () => void
  t: Text
}

const radiusMetres = 450
const corners = 64

/** Draws a pin at a place, or a circle around it that is wide enough not to give the door away. */
export async function drawPlace({
  container,
  style,
  latitude,
  longitude,
  isExact,
  label,
  onLost,
  t,
}: Asked): Promise<DrawnMap> {
  const map = await openMap({
    container,
    style,
    center: [longitude, latitude],
    zoom: 12.9,
    ...(isExact && { streetZoom: 14.5 }),
    onLost,
    // The page scrolls over the map; two fingers, or Ctrl with the wheel, move it.
    cooperativeGestures: true,
    locale: {
      'Map.Title': label,
      'CooperativeGesturesHandler.WindowsHelpText': t('pieces.map_wheel', { key: 'Ctrl' }),
      'CooperativeGesturesHandler.MacHelpText': t('pieces.map_wheel', { key: '⌘' }),
      'CooperativeGesturesHandler.MobileHelpText': t('pieces.map_fingers'),
    },
  })
  if (isExact) addPin(map, latitude, longitude)
  else addCircle(map, latitude, longitude)
  return { zoom: (levels) => void map.zoomTo(map.getZoom() + levels), remove: () => map.remove() }
}

function addPin(map: MapLibre, latitude: number, longitude: number): void {
  const geometry = { type: 'Point' as const, coordinates: [longitude, latitude] }
  map.addSource('place', { type: 'geojson', data: { type: 'Feature', properties: {}, geometry } })
  const paint = {
    'circle-color': readBrandInk(),
    'circle-radius': 9,
    'circle-stroke-color': '#fff',
    'circle-stroke-width': 4,
  }
  map.addLayer({ id: 'place', type: 'circle', source: 'place', paint })
}

function addCircle(map: MapLibre, latitude: number, longitude: number): void {
  map.addSource('about', { type: 'geojson', data: circleAround(latitude, longitude) })
  const names = map.getStyle().layers.find(({ type }) => type === 'symbol')?.id
  map.addLayer(
    { id: 'about', type: 'fill', source: 'about', paint: { 'fill-color': readBrandInk(), 'fill-opacity': 0.16 } },
    names,
  )
  map.addLayer(
    { id: 'about-edge', type: 'line', source: 'about', paint: { 'line-color': readBrandInk(), 'line-width': 2 } },
    names,
  )
}

/** A circle on the ground; a degree of longitude is shorter the farther from the equator. */
function circleAround(latitude: number, longitude: number) {
  const metresOfDegree = 111_320
  const up = radiusMetres / metresOfDegree
  const across = up / Math.cos((latitude * Math.PI) / 180)
  const ring = Array.from({ length: corners + 1 }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners
    return [longitude + across * Math.cos(angle), latitude + up * Math.sin(angle)]
  })
  const geometry = { type: 'Polygon' as const, coordinates: [ring] }
  return { type: 'Feature' as const, properties: {}, geometry }
}
