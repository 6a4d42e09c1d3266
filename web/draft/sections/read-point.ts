import type { Point } from '#contract/draft/document.ts'

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** Where the places of Google Maps' links have their coordinates, the pin before the middle of the picture. */
const inLinks = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|query|ll|destination|center)=(?:loc:)?${number}(?:,|%2C)\\s*\\+?${number}`, 'i'),
  new RegExp(`@${number},${number}`),
  new RegExp(`/(?:place|search)/${number},\\+?${number}`),
]
const pair = new RegExp(String.raw`^\s*\(?\s*${number}°?\s*[,; ]\s*${number}°?\s*\)?\s*$`)
const degrees =
  /^\s*(\d{1,2})°\s*(\d{1,2})['′]\s*([\d.]+)["″]\s*N[\s,]+(\d{1,3})°\s*(\d{1,2})['′]\s*([\d.]+)["″]\s*(?:W|O)\s*$/i

/** The point that coordinates or a link of Google Maps mean; null for whatever means none. Nothing is fetched. */
export function readPoint(text: string): Point | null {
  const written = degrees.exec(text)
  if (written) {
    const [lat = 0, latMinutes = 0, latSeconds = 0, lng = 0, lngMinutes = 0, lngSeconds = 0] = written
      .slice(1)
      .map(Number)
    return roundPoint(lat + latMinutes / 60 + latSeconds / 3600, -(lng + lngMinutes / 60 + lngSeconds / 3600))
  }
  const isLink = /^\s*https?:\/\//.test(text)
  const found = isLink ? inLinks.map((shape) => shape.exec(text)).find(Boolean) : pair.exec(text)
  return found ? roundPoint(Number(found[1]), Number(found[2])) : null
}

/** Six decimals: a tenth of a metre. */
export function roundPoint(latitude: number, longitude: number): Point {
  return { latitude: Math.round(latitude * 1e6) / 1e6, longitude: Math.round(longitude * 1e6) / 1e6 }
}

const metresOfDegree = 111_320

/** The point so many metres north and east of another. */
export function movePoint({ latitude, longitude }: Point, north: number, east: number): Point {
  const across = metresOfDegree * Math.cos((latitude * Math.PI) / 180)
  return roundPoint(latitude + north / metresOfDegree, longitude + east / across)
}
