import { AttributionControl, Map as MapLibre, setWorkerUrl, type GeoJSONSource } from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

import type { Point } from '#contract/polygon.ts'
import type { Box } from '#contract/search.ts'

import { loadStyle } from './map-style.ts'
import './map.css'

setWorkerUrl(worker)

const credit = '© OpenStreetMap contributors, Natural Earth'
const padding = { top: 84, bottom: 56, left: 56, right: 56 }

type Start = {
  container: HTMLElement
  style: string
  box: Box
  /** What the drawing surface is called. */
  label: string
  /** After every move; `isAsked` when a person made it. */
  onMoved: (isAsked: boolean) => void
}

/** Draws the map in a box and shows a part of the country; throws where there is no WebGL. */
export async function openMap({ container, style, box, label, onMoved }: Start) {
  const [spec] = await Promise.all([loadStyle(style), document.fonts.load('600 14px Figtree')])
  const map = new MapLibre({
    container,
    style: spec,
    bounds: boundsOf(box),
    fitBoundsOptions: { padding, maxZoom: 15.5 },
    maxBounds: [
      [-75.5, 15.5],
      [-64.7, 21.9],
    ],
    maxZoom: 18,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    fadeDuration: 0,
    locale: { 'Map.Title': label },
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new AttributionControl({ compact: false, customAttribution: credit }), 'bottom-right')
  map.on('moveend', (event) => onMoved('originalEvent' in event || 'isAsked' in event))
  await map.once('load')
  drawnAreaLayers(map)
  return map
}

export type OpenMap = MapLibre

/** What is seen. */
export function viewOf(map: OpenMap): Box {
  const bounds = map.getBounds()
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
}

/** Moves the map so that a box is seen. */
export function showBox(map: OpenMap, box: Box): void {
  map.fitBounds(boundsOf(box), { padding, maxZoom: 15.5, duration: 500 })
}

/** Draws the area that is searched, or none. */
export function showArea(map: OpenMap, ring: readonly Point[] | null): void {
  const coordinates = ring ? [[...ring, ring[0]!].map(({ lng, lat }) => [lng, lat])] : []
  map
    .getSource<GeoJSONSource>('area')
    ?.setData({ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } })
}

function drawnAreaLayers(map: OpenMap): void {
  map.addSource('area', { type: 'geojson', data: { type: 'FeatureCollection', features: [] } })
  map.addLayer({ id: 'area', type: 'fill', source: 'area', paint: { 'fill-color': '#1f3564', 'fill-opacity': 0.1 } })
  map.addLayer({ id: 'area-edge', type: 'line', source: 'area', paint: { 'line-color': '#1f3564', 'line-width': 2.5 } })
}

function boundsOf({ west, south, east, north }: Box): [[number, number], [number, number]] {
  return [
    [west, south],
    [east, north],
  ]
}
