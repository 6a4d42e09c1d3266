import type { GeoJSONSource, Map as MapLibre, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl'

/** Where a name may stand, in ems: on its place, or beside it as far as the pins that stand there leave it room. */
const beside = {
  center: [[0, 0]],
  top: [0.8, 2.3, 4].map((down) => [0, down]),
  bottom: [0.8, 2.3, 4].map((up) => [0, -up]),
  left: [[2.4, 0]],
  right: [[-2.4, 0]],
  'top-left': [[1.6, 1.6]],
  'top-right': [[-1.6, 1.6]],
  'bottom-left': [[1.6, -1.6]],
  'bottom-right': [[-1.6, -1.6]],
}
/** The nearer of the ways comes first. */
const ways = Object.entries(beside)
  .flatMap(([anchor, offsets]) => offsets.map((offset) => ({ anchor, offset })))
  .sort((a, b) => Math.hypot(...a.offset) - Math.hypot(...b.offset))
  .flatMap(({ anchor, offset }) => [anchor, offset]) as VariableAnchors
type VariableAnchors = NonNullable<SymbolLayerSpecification['layout']>['text-variable-anchor-offset']

/** Lets the names of places step aside for pins; names along roads stay on theirs. */
export function letNamesGiveWay(style: StyleSpecification): void {
  for (const layer of style.layers) {
    if (layer.type !== 'symbol' || !layer.layout?.['text-field']) continue
    if ((layer.layout['symbol-placement'] ?? 'point') !== 'point') continue
    layer.layout['text-variable-anchor-offset'] = ways
  }
}

/** What lies still over a map, where no name is to be read. */
const overMap = '.maplibregl-ctrl-attrib, [data-over-map], #results'

/** How much of the map one pin takes, in pixels. */
export type PinRoom = { lng: number; lat: number; width: number; height: number }

/** A layer over all others that draws nothing and takes the room of the pins and buttons, which stand in the page and not on the canvas. */
export function addRoomForPins(map: MapLibre): void {
  map.addImage('nothing', { width: 1, height: 1, data: new Uint8Array(4) })
  map.addSource('pins', { type: 'geojson', data: { type: 'FeatureCollection', features: [] } })
  map.addLayer({
    id: 'pins',
    type: 'symbol',
    source: 'pins',
    layout: { 'icon-image': 'nothing', 'icon-allow-overlap': true, 'icon-padding': ['get', 'padding'] },
  })
}

/** Says where the pins stand now; what lies still over the map, and its edges, cut no name either. */
export function giveRoomToPins(map: MapLibre, pins: readonly PinRoom[]): void {
  const features = [...pins, ...listStillRoom(map)].map(({ lng, lat, width, height }) => ({
    type: 'Feature' as const,
    properties: { padding: [height / 2, width / 2, height / 2, width / 2] },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  }))
  void map.getSource<GeoJSONSource>('pins')?.setData({ type: 'FeatureCollection', features })
}

function listStillRoom(map: MapLibre): PinRoom[] {
  const around = map.getContainer().getBoundingClientRect()
  const { left, top, right, bottom } = around
  const edges = [
    [left, top, left, bottom],
    [right, top, right, bottom],
    [left, top, right, top],
    [left, bottom, right, bottom],
  ]
  const still = [...document.querySelectorAll(overMap)].map((element) => {
    const box = element.getBoundingClientRect()
    const [west, east] = [Math.max(left, box.left), Math.min(right, box.right)]
    return [west, Math.max(top, box.top), east, Math.min(bottom, box.bottom)]
  })
  return [...edges, ...still.filter(([west, north, east, south]) => west! < east! && north! < south!)].map(
    ([west = 0, north = 0, east = 0, south = 0]) => {
      const { lng, lat } = map.unproject([(west + east) / 2 - left, (north + south) / 2 - top])
      return { lng, lat, width: east - west, height: south - north }
    },
  )
}
