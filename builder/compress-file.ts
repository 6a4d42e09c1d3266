import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.css', '.geojson', '.js', '.json', '.mjs', '.pbf', '.svg', '.txt', '.vtt'])

/** Whether a file of this name gains by being compressed. */
export function isCompressible(name: string): boolean {
  return compressible.has(extname(name))
}

type Levels = { brotli: number; gzip: number }

/** Lays a Brotli and a gzip copy beside a file that gains by it; each appears whole or not at all. */
export async function compressFile(file: string, levels: Levels): Promise<void> {
  const bytes = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: levels.brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: levels.gzip }),
  ])
  if (br.length > bytes.length * 0.9) return
  writeWhole(`${file}.br`, br)
  writeWhole(`${file}.gz`, gz)
}

/** Puts a file in its place at once, so that whoever reads finds the old one or the new one. */
export function writeWhole(file: string, bytes: Uint8Array | string): void {
  const unfinished = `${file}.${process.pid}.part`
  try {
    writeFileSync(unfinished, bytes)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}
