import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'

import type { Point } from '#contract/search/polygon.ts'
import type { Box } from '#contract/search/search.ts'

import { readBrandInk } from '../../place/map/brand-ink.ts'
import { openMap as openCountryMap } from '../../place/open-map.ts'
import { roundBox } from './boxes.ts'
import './map.css'

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
  /** When the map's tiles no longer come. */
  onLost: () => void
}

/** Draws the map in a box and shows a part of the country; throws where there is no WebGL. */
export async function openMap({ container, style, box, isExact, label, onMoved, onLost }: Start) {
  const map = await openCountryMap({
    container,
    style,
    onLost,
    bounds: boundsOf(box),
    fitBoundsOptions: fitting(isExact),
    locale: { 'Map.Title': label },
  })
  map.on('moveend', (event) => onMoved('originalEvent' in event || 'isAsked' in event))
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
  map.addLayer({
    id: 'area',
    type: 'fill',
    source: 'area',
    paint: { 'fill-color': readBrandInk(), 'fill-opacity': 0.1 },
  })
  map.addLayer({
    id: 'area-edge',
    type: 'line',
    source: 'area',
    paint: { 'line-color': readBrandInk(), 'line-width': 2.5 },
  })
}

function boundsOf({ west, south, east, north }: Box): [[number, number], [number, number]] {
  return [
    [west, south],
    [east, north],
  ]
}
