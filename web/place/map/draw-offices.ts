import { Marker } from 'maplibre-gl'

import type { FranchiseLocation } from '#contract/agency/agency.ts'

import type { Text } from '../../texts.ts'
import { openMap } from '../open-map.ts'
import type { DrawnMap } from './use-drawn-map.ts'

type Asked = {
  container: HTMLElement
  style: string
  offices: FranchiseLocation[]
  pinClass: string
  onLost: () => void
  t: Text
}

/** Draws a numbered pin at each office; a pin leads to the office's line in the list (`#office-7`). */
export async function drawOffices({ container, style, offices, pinClass, onLost, t }: Asked): Promise<DrawnMap> {
  const longitudes = offices.map(({ longitude }) => longitude)
  const latitudes = offices.map(({ latitude }) => latitude)
  const map = await openMap({
    container,
    style,
    onLost,
    bounds: [
      [Math.min(...longitudes), Math.min(...latitudes)],
      [Math.max(...longitudes), Math.max(...latitudes)],
    ],
    fitBoundsOptions: { padding: 48, maxZoom: 13 },
    cooperativeGestures: true,
    locale: {
      'Map.Title': t('pieces.map_of', { where: t('pieces.offices') }),
      'CooperativeGesturesHandler.WindowsHelpText': t('pieces.map_wheel', { key: 'Ctrl' }),
      'CooperativeGesturesHandler.MacHelpText': t('pieces.map_wheel', { key: '⌘' }),
      'CooperativeGesturesHandler.MobileHelpText': t('pieces.map_fingers'),
    },
  })
  for (const [at, { id, name, longitude, latitude }] of offices.entries()) {
    const pin = document.createElement('a')
    pin.className = pinClass
    pin.href = `#office-${id}`
    pin.textContent = String(at + 1)
    pin.title = name
    pin.setAttribute('aria-label', `${at + 1}. ${name}`)
    new Marker({ element: pin, anchor: 'bottom' }).setLngLat([longitude, latitude]).addTo(map)
  }
  return { zoom: (levels) => void map.zoomTo(map.getZoom() + levels), remove: () => map.remove() }
}
