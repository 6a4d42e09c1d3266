import {
  AttributionControl,
  Map as MapLibre,
  setWorkerUrl,
  type MapOptions,
  type StyleSpecification,
} from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

import './map.css'

// A worker of our own origin: the policy allows no blob.
setWorkerUrl(worker)

const offline = '/map/style.json'
const patience = 4000
const credit = '© OpenStreetMap contributors, Natural Earth'

type Start = Omit<MapOptions, 'style'> & {
  /** Where the style is; the one that ships with the site takes its place when it cannot be had. */
  style: string
  /** Changes the style before it is drawn. */
  prepare?: (style: StyleSpecification) => void
}

/**
 * Draws a map of the country, once it has its style; throws where there is no WebGL.
 * Import this file when a map comes into sight, never before: it brings the largest library of the site.
 */
export async function openMap({ style, prepare = () => {}, ...options }: Start): Promise<MapLibre> {
  // Labels are drawn with the page's own font, which must be there by then.
  const [drawn] = await Promise.all([loadStyle(style), document.fonts.load('600 14px Figtree')])
  prepare(drawn)
  const map = new MapLibre({
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
    ...options,
    style: drawn,
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new AttributionControl({ compact: false, customAttribution: credit }), 'bottom-right')
  await untilDrawn(map, style)
  return map
}

/** A provider may give its style and then nothing more: the map that ships with the site takes its place here too. */
async function untilDrawn(map: MapLibre, style: string): Promise<void> {
  const isDrawn = map.once('load').then(() => true)
  const isLate = new Promise<boolean>((resolve) => setTimeout(resolve, 2 * patience, false))
  if (style === offline || (await Promise.race([isDrawn, isLate]))) return void (await isDrawn)
  map.setStyle(await loadStyle(offline), { diff: false })
  await isDrawn
}

async function loadStyle(address: string): Promise<StyleSpecification> {
  const style = await fetchStyle(address).catch((error: unknown) => {
    if (address === offline) throw error
    return fetchStyle(offline)
  })
  delete style.glyphs
  for (const layer of style.layers) {
    if (layer.type === 'symbol' && layer.layout?.['text-field']) layer.layout['text-font'] = ['Figtree']
  }
  return style
}

async function fetchStyle(address: string): Promise<StyleSpecification> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`no map style at ${address}`)
  const style = (await answer.json()) as StyleSpecification
  if (!Array.isArray(style.layers)) throw new Error(`no map style at ${address}`)
  return style
}
