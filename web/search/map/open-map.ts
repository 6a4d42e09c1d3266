import { AttributionControl, Map as MapLibre, setWorkerUrl, type GeoJSONSource } from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

import type { Point } from '#contract/polygon.ts'
import type { Box } from '#contract/search.ts'

import { roundBox } from './boxes.ts'
import { loadStyle } from './map-style.ts'
import './map.css'

setWorkerUrl(worker)

const credit = '© OpenStreetMap contributors, Natural Earth'
const padding = { top: 84, bottom: 56, left: 56, right: 56 }

type Start = {
  container: HTMLElement
  style: string
  box: Box
  /** Whether the box is the view itself, and not what is to be seen in it. */
  isExact: boolean
  /** What the drawing surface is called. */
  label: string
  /** After every move; `isAsked` when a person made it. */
  onMoved: (isAsked: boolean) => void
}

/** Draws the map in a box and shows a part of the country; throws where there is no WebGL. */
export async function openMap({ container, style, box, isExact, label, onMoved }: Start) {
  const [spec] = await Promise.all([loadStyle(style), document.fonts.load('600 14px Figtree')])
  const map = new MapLibre({
    container,
    style: spec,
    bounds: boundsOf(box),
    fitBoundsOptions: fitting(isExact),
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

/** What is seen, and how near. */
export type View = { box: Box; zoom: number }

export function viewOf(map: OpenMap): View {
  const bounds = map.getBounds()
  const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
  return { box: roundBox({ west, south, east, north }), zoom: Math.round(map.getZoom() * 10) / 10 }
}

/** Moves the map so that a box is seen: with room around it, or exactly. */
export function showBox(map: OpenMap, box: Box, isExact = false): void {
  map.fitBounds(boundsOf(box), { ...fitting(isExact), duration: 500 })
}

function fitting(isExact: boolean) {
  return isExact ? { padding: 0 } : { padding, maxZoom: 15.5 }
}

/** Draws the area that is searched, or none. */
export function showArea(map: OpenMap, ring: readonly Point[] | null): void {
  const coordinates = ring ? [[...ring, ring[0]!].map(({ lng, lat }) => [lng, lat])] : []
  void map
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
