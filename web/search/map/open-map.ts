import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'

import type { Point } from '#contract/search/polygon.ts'
import type { Box } from '#contract/search/search.ts'

import { readBrandInk } from '../../place/map/brand-ink.ts'
import { openMap as openCountryMap } from '../../place/open-map.ts'
import { roundBox } from './boxes.ts'
import { addRoomForPins, letNamesGiveWay } from './names.ts'
import './map.css'

/** What is shown: something with room around it, or exactly a view; above what covers the map from below. */
export type Shown = { box: Box; isExact: boolean; cover: number }
/** Where a map stands. */
export type Stand = { center: [number, number]; zoom: number }

type Start = {
  container: HTMLElement
  style: string
  start: Shown | Stand
  /** What the drawing surface is called. */
  label: string
  /** After every move; `isAsked` when a person made it. */
  onMoved: (isAsked: boolean) => void
  /** When the map's tiles no longer come. */
  onLost: () => void
}

/** Draws the map in a box and shows a part of the country; throws where there is no WebGL. */
export async function openMap({ container, style, start, label, onMoved, onLost }: Start) {
  const map = await openCountryMap({
    container,
    style,
    onLost,
    ...('box' in start ? { bounds: boundsOf(start.box), fitBoundsOptions: fitting(start) } : start),
    locale: { 'Map.Title': label },
    prepare: letNamesGiveWay,
    // Without a fade the names are placed anew in every frame; with one, bit by bit between frames.
    fadeDuration: 200,
  })
  map.on('moveend', (event) => onMoved('originalEvent' in event || 'isAsked' in event))
  drawnAreaLayers(map)
  addRoomForPins(map)
  return map
}

export type OpenMap = MapLibre

/** What is seen, and how near. */
export type View = { box: Box; zoom: number }

export function viewOf(map: OpenMap, { zoom }: Stand, cover: number): View {
  const { clientWidth, clientHeight } = map.getContainer()
  const corners = [
    map.unproject([0, 0]),
    map.unproject([clientWidth, Math.max(clientHeight / 4, clientHeight - cover)]),
  ] as const
  const [{ lng: west, lat: north }, { lng: east, lat: south }] = corners
  return { box: roundBox({ west, south, east, north }), zoom: Math.round(zoom * 10) / 10 }
}

/** Where a map stands now. */
export function standOf(map: OpenMap): Stand {
  const { lng, lat } = map.getCenter()
  return { center: [lng, lat], zoom: map.getZoom() }
}

/** Moves the map so that a box is seen: with room around it, or exactly. */
export function showBox(map: OpenMap, shown: Shown): void {
  map.fitBounds(boundsOf(shown.box), { ...fitting(shown), duration: 500 })
}

/** Moves the map as little as brings a place out from under what covers it, and away from the edges. */
export function bringIntoView(map: OpenMap, { lng, lat }: { lng: number; lat: number }, cover: number): void {
  // What it was on its way to is not where it is.
  if (map.isMoving()) map.stop()
  const { clientWidth, clientHeight } = map.getContainer()
  const { x, y } = map.project([lng, lat])
  const room = { left: 60, right: clientWidth - 60, top: 60, bottom: clientHeight - cover - 64 }
  const isSeen = x > room.left && x < room.right && y > room.top && y < room.bottom
  if (!isSeen) map.easeTo({ center: [lng, lat], offset: [0, -cover / 2], duration: 350 })
}

/** Room for the buttons at the edges, and for a name beside the last mark of the east; less of it on a small map. */
function fitting({ isExact, cover }: Shown) {
  if (isExact) return { padding: { top: 0, left: 0, right: 0, bottom: cover } }
  const isNarrow = cover > 0
  const padding = isNarrow
    ? { top: 60, bottom: cover + 84, left: 40, right: 40 }
    : { top: 84, bottom: 56, left: 56, right: 108 }
  return { padding, maxZoom: 15.5 }
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
