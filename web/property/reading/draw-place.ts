import { NavigationControl } from 'maplibre-gl'

import type { Text } from '../../texts.ts'
import { openMap } from '../../ui/open-map.ts'

type Asked = { container: HTMLElement; style: string; latitude: number; longitude: number; t: Text }

const radiusMetres = 350
const corners = 64

/** Draws a circle around a place, wide enough not to give the door away; answers with what takes the map down. */
export async function drawPlace({ container, style, latitude, longitude, t }: Asked): Promise<() => void> {
  const map = await openMap({
    container,
    style,
    center: [longitude, latitude],
    zoom: 13.2,
    // The page scrolls over the map; two fingers, or Ctrl with the wheel, move it.
    cooperativeGestures: true,
    locale: {
      'NavigationControl.ZoomIn': t('property.zoom_in'),
      'NavigationControl.ZoomOut': t('property.zoom_out'),
      'CooperativeGesturesHandler.WindowsHelpText': t('property.map_wheel', { key: 'Ctrl' }),
      'CooperativeGesturesHandler.MacHelpText': t('property.map_wheel', { key: '⌘' }),
      'CooperativeGesturesHandler.MobileHelpText': t('property.map_fingers'),
    },
  })
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.on('load', () => {
    map.addSource('about', { type: 'geojson', data: circleAround(latitude, longitude) })
    map.addLayer({
      id: 'about',
      type: 'fill',
      source: 'about',
      paint: { 'fill-color': '#1f3564', 'fill-opacity': 0.16 },
    })
    map.addLayer({
      id: 'about-edge',
      type: 'line',
      source: 'about',
      paint: { 'line-color': '#1f3564', 'line-width': 2 },
    })
  })
  return () => map.remove()
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
