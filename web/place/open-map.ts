import {
  AttributionControl,
  Map as MapLibre,
  setWorkerUrl,
  type LngLatBoundsLike,
  type MapOptions,
  type StyleSpecification,
} from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

import './map.css'

// A worker of our own origin: the policy allows no blob.
setWorkerUrl(worker)

const offline = '/map/style.json'
/** Milliseconds that a style has; tiles have twice as long. */
const patience = 4000
/** Milliseconds until tiles that did not come are asked for again. */
const retryAfter = 2000
/** Degrees in which a map may be moved: the country and the sea around it. */
const around = { west: -73.4, south: 16.9, east: -67.5, north: 20.7 }
/** Degrees from one end of the country to the other, and where the islands in its north end on the map. */
const acrossCountry = 4.6
const nextLand = 21.9

type Start = Omit<MapOptions, 'style' | 'container'> & {
  container: HTMLElement
  /** Where the style is; the one that ships with the site takes its place when it cannot be had. */
  style: string
  /** The zoom instead of `zoom` where the map has streets to come near to. */
  streetZoom?: number
  /** Hears when tiles no longer come: what is drawn from then on would be sea where there is none. */
  onLost: () => void
  /** Changes the style before it is drawn. */
  prepare?: (style: StyleSpecification) => void
}

/**
 * Draws a map of the country, once it has its style; throws where there is no WebGL, and where no tile comes.
 * Import this file when a map comes into sight, never before: it brings the largest library of the site.
 */
export async function openMap({ style, streetZoom, onLost, prepare = () => {}, ...options }: Start): Promise<MapLibre> {
  // Labels are drawn with the page's own font, which must be there by then.
  const [drawn] = await Promise.all([loadStyle(style), document.fonts.load('600 14px Figtree')])
  prepare(drawn)
  const map = new MapLibre({
    maxBounds: getMaxBounds(options.container),
    minZoom: 5,
    maxZoom: 18,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    fadeDuration: 0,
    ...options,
    ...(streetZoom && hasStreets(drawn) && { zoom: streetZoom }),
    style: drawn,
  })
  // Where a journey finds it, to ask what is drawn.
  Object.assign(options.container, { map })
  map.touchZoomRotate.disableRotation()
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right')
  map.on('resize', () => map.setMaxBounds(getMaxBounds(options.container)))
  try {
    await untilDrawn(map).catch(async (error: unknown) => {
      // A provider may give its style and then nothing more: the map that ships with the site takes its place here too.
      if (style === offline) throw error
      map.setStyle(await loadStyle(offline), { diff: false })
      await untilDrawn(map)
    })
  } catch (error) {
    map.remove()
    throw error
  }
  watchTiles(map, onLost)
  return map
}

/** On a telephone held upright so much more of the sea that the whole country fits: in the north up to where land begins again. */
function getMaxBounds({ clientWidth, clientHeight }: HTMLElement): LngLatBoundsLike {
  const { west, south, east, north } = around
  const more = Math.max(0, (acrossCountry * clientHeight) / Math.max(1, clientWidth) - (north - south))
  const top = Math.min(nextLand, north + more / 2)
  return [
    [west, top - (north - south) - more],
    [east, top],
  ]
}

/** Resolves when all is drawn that came; rejects when no tile did. */
function untilDrawn(map: MapLibre): Promise<void> {
  return new Promise((resolve, reject) => {
    let [hasTile, isFailing] = [false, false]
    const stop = onTiles(map, {
      onTile: () => (hasTile = true),
      onFailure: () => (isFailing = true),
    })
    const end = (isDrawn: boolean) => {
      stop()
      clearTimeout(timer)
      map.off('idle', onIdle)
      if (isDrawn) resolve()
      else reject(new Error('the tiles of the map do not come'))
    }
    const onIdle = () => end(hasTile || !isFailing)
    const timer = setTimeout(() => !hasTile && end(false), 2 * patience)
    map.on('idle', onIdle)
  })
}

/** Asks again for tiles that failed; when none comes for as long as a map waits for its first, the map is lost. */
function watchTiles(map: MapLibre, onLost: () => void): void {
  let lost: ReturnType<typeof setTimeout> | undefined
  let failedAt = 0
  const recover = () => {
    clearTimeout(lost)
    lost = undefined
  }
  const giveUp = () => {
    // What failed and is in sight was asked for again and failed again; what is out of sight is not missed.
    if (performance.now() - failedAt < 2 * retryAfter) onLost()
    else recover()
  }
  onTiles(map, {
    onTile: recover,
    onFailure: (source, tile) => {
      failedAt = performance.now()
      lost ??= setTimeout(giveUp, 2 * patience)
      setTimeout(() => lost && map.getSource(source) && map.refreshTiles(source, [tile]), retryAfter)
    },
  })
  map.on('remove', recover)
}

type TileNumbers = { z: number; x: number; y: number }
type TileHearer = { onTile: () => void; onFailure: (source: string, tile: TileNumbers) => void }

/** Hears of the tiles that a server sends; what is put on the map from the page is none. Answers what ends it. */
function onTiles(map: MapLibre, { onTile, onFailure }: TileHearer): () => void {
  const hear = ({ tile, source, sourceId, type, error }: TileEvent) => {
    const isServed = tile && source?.type !== 'geojson'
    if (isServed && type === 'error') onFailure(sourceId, tile.tileID.canonical)
    else if (isServed) onTile()
    // Where somebody hears of errors the library itself no longer tells them.
    else if (error) console.error(error)
  }
  map.on('sourcedata', hear as (event: unknown) => void)
  map.on('error', hear as (event: unknown) => void)
  return () => {
    map.off('sourcedata', hear as (event: unknown) => void)
    map.off('error', hear as (event: unknown) => void)
  }
}

/** What the library says of a tile in both its events, and names in neither of their types. */
type TileEvent = {
  type: string
  error?: Error
  sourceId: string
  source?: { type: string }
  tile?: { tileID: { canonical: TileNumbers } }
}

/** The map that ships with the site says that it has none; who sets up another provider's has streets. */
function hasStreets({ metadata }: StyleSpecification): boolean {
  return (metadata as Record<string, unknown> | undefined)?.['marquesina:streets'] !== false
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
  const text = await answer.text()
  const isEnglish = document.documentElement.lang.startsWith('en')
  const style = JSON.parse(isEnglish ? text.replaceAll('"name:es"', '"name:en"') : text) as StyleSpecification
  if (!Array.isArray(style.layers)) throw new Error(`no map style at ${address}`)
  return style
}
