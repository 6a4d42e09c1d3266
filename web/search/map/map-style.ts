import type { StyleSpecification } from 'maplibre-gl'

const offline = '/map/style.json'
const patience = 4000

/** The style at an address; the offline map of the country when it cannot be had. Words are drawn in the page's font. */
export async function loadStyle(address: string): Promise<StyleSpecification> {
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
  return answer.json() as Promise<StyleSpecification>
}
