import { Map, setWorkerUrl, type MapOptions, type StyleSpecification } from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import 'maplibre-gl/dist/maplibre-gl.css'

// A worker of our own origin: the policy allows no blob.
setWorkerUrl(worker)

const offlineStyle = '/map/style.json'
const patienceMs = 4000
/** The island and the sea around it. */
const bounds: MapOptions['maxBounds'] = [
  [-74.5, 16.2],
  [-65.5, 21.2],
]

type Options = Omit<MapOptions, 'style'> & {
  /** Where the style is; the one that ships with the site takes its place when it cannot be had. */
  style: string
}

/** Draws a map. Import this file when a map comes into sight, never before: it is the largest of the site. */
export async function openMap({ style, ...options }: Options): Promise<Map> {
  const [drawn] = await Promise.all([
    loadStyle(style),
    // Labels are drawn with the page's own font, which must be there by then.
    document.fonts.load('600 14px Figtree'),
  ])
  return new Map({
    attributionControl: { compact: true, customAttribution: '© OpenStreetMap, Natural Earth' },
    maxBounds: bounds,
    renderWorldCopies: false,
    fadeDuration: 0,
    dragRotate: false,
    pitchWithRotate: false,
    ...options,
    style: drawn,
  })
}

async function loadStyle(address: string): Promise<StyleSpecification> {
  try {
    return await fetchStyle(address)
  } catch (error) {
    if (address === offlineStyle) throw error
    return fetchStyle(offlineStyle)
  }
}

async function fetchStyle(address: string): Promise<StyleSpecification> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
  if (!answer.ok) throw new Error(`The map's style answers ${answer.status}`)
  const style = (await answer.json()) as StyleSpecification
  // No glyph server: every label is drawn from the page's fonts.
  delete style.glyphs
  return style
}
