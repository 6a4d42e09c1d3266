import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'

import { getRegionFile } from '#api/place/tiles/open-tiles.ts'
import { makeDataFolder } from '#api/tools/data-folder.ts'
import { readBrand } from '#web/front/read-brand.ts'

import { readEnvironment } from '../env.ts'
import { cutRegion, formatMegabytes, readUnfinished, type Progress } from './cut-region.ts'
import { findNewestBuild } from './newest-build.ts'
import type { Box } from './wanted-tiles.ts'

/** Streets have their names at 15; the daily builds go no deeper. */
const usualZoom = 15

/** `npm run map [-- --from https://… --bbox=west,south,east,north --maxzoom 14]`: brings the streets of the brand's region. */
async function bringStreets(): Promise<string> {
  const { DATA_DIR, BRAND_FILE, MAP_TILES } = readEnvironment(process.env)
  const { from, bbox, maxzoom } = parseArgs({
    options: { from: { type: 'string' }, bbox: { type: 'string' }, maxzoom: { type: 'string' } },
  }).values
  const box = bbox === undefined ? boxOf(readBrand(BRAND_FILE).brand.region) : readBox(bbox)
  const maxZoom = readZoom(maxzoom)
  const address = from === undefined ? null : readAddress(from)
  makeDataFolder(DATA_DIR)
  const target = getRegionFile(DATA_DIR)
  const release = takeTurn(`${target}.lock`)
  try {
    const chosen = address ?? readUnfinished(target) ?? (await findNewestBuild())
    console.log(`Cutting the region out of ${chosen} …`)
    const bytes = await cutRegion({ from: chosen, box, maxZoom, target, say: showProgress() })
    const unused = MAP_TILES ? `\nMAP_TILES is set: ${MAP_TILES} is drawn, and not this file.` : ''
    return `${formatMegabytes(bytes)} in ${target}: a running product draws it within a minute. Map data © OpenStreetMap contributors, ODbL 1.0.${unused}`
  } finally {
    release()
  }
}

function boxOf({ west, south, east, north }: { west: number; south: number; east: number; north: number }): Box {
  return [west, south, east, north]
}

function readBox(said: string): Box {
  const [west = NaN, south = NaN, east = NaN, north = NaN, ...more] = said
    .split(',')
    .map((part) => (part.trim() === '' ? NaN : Number(part)))
  const isBox = west >= -180 && west < east && east <= 180 && south >= -85 && south < north && north <= 85
  if (!isBox || more.length > 0)
    throw new Error('--bbox must be west,south,east,north in degrees, such as -72.1,17.3,-68.2,20.1')
  return [west, south, east, north]
}

function readZoom(said: string | undefined): number {
  const zoom = said === undefined ? usualZoom : /^\d+$/.test(said) ? Number(said) : NaN
  if (!(zoom >= 6 && zoom <= usualZoom)) throw new Error(`--maxzoom must be a whole number from 6 to ${usualZoom}`)
  return zoom
}

function readAddress(said: string): string {
  if (!/^https?:\/\//.test(said) || !URL.canParse(said))
    throw new Error('--from must be the address of a PMTiles file that begins with https:// or http://')
  return said
}

/** One at a time: two would write into each other's file. */
function takeTurn(lock: string): () => void {
  mkdirSync(dirname(lock), { recursive: true, mode: 0o700 })
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = Number(readFileSync(lock, 'utf8'))
    if (isRunning(holder)) throw new Error(`Process ${holder} is bringing the streets already.`)
    rmSync(lock, { force: true })
  }
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  return release
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** On a terminal one line that changes; elsewhere a line for each tenth. */
function showProgress(): (progress: Progress) => void {
  const { isTTY } = process.stdout
  let shown = ''
  return ({ step, done, total }) => {
    const share = total > 0 ? done / total : 1
    const amount =
      step === 'fetch'
        ? `${formatMegabytes(done)} of ${formatMegabytes(total)}`
        : `${Math.floor(share * 100)} % checked`
    const tenth = `${step} ${Math.floor(share * 10)}`
    if (isTTY) process.stdout.write(`\r  ${amount.padEnd(40)}${share === 1 ? '\n' : ''}`)
    else if (tenth !== shown && (step === 'fetch' || share === 1)) console.log(`  ${amount}`)
    shown = tenth
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.error('\nStopped; the same command goes on where this one ended.')
    process.exit(1)
  })
}
try {
  console.log(await bringStreets())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
