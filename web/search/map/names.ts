import type { GeoJSONSource, Map as MapLibre, StyleSpecification } from 'maplibre-gl'

/** Where a name may stand: on its place, or beside it as far as the pin that stands there leaves it room. */
const besides = ['center', [0, 0], 'top', [0, 0.8], 'bottom', [0, -0.8], 'top', [0, 2.3], 'bottom', [0, -2.3]]
const anchors = [...besides, 'left', [2.4, 0], 'right', [-2.4, 0]] as unknown as never

/** Lets the names of places step aside for pins; names along roads stay on theirs. */
export function letNamesGiveWay(style: StyleSpecification): void {
  for (const layer of style.layers) {
    if (layer.type !== 'symbol' || !layer.layout?.['text-field']) continue
    if ((layer.layout['symbol-placement'] ?? 'point') !== 'point') continue
    layer.layout['text-variable-anchor-offset'] = anchors
  }
}

/** How much of the map one pin takes, in pixels. */
export type PinRoom = { lng: number; lat: number; width: number; height: number }

/** A layer over all others that draws nothing and takes the room of the pins, which stand in the page and not on the canvas. */
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

/** Says where the pins stand now. */
export function giveRoomToPins(map: MapLibre, pins: readonly PinRoom[]): void {
  const features = pins.map(({ lng, lat, width, height }) => ({
    type: 'Feature' as const,
    properties: { padding: [height / 2, width / 2, height / 2, width / 2] },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  }))
  void map.getSource<GeoJSONSource>('pins')?.setData({ type: 'FeatureCollection', features })
}
