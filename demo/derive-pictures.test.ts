import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'

import { derivePictures, describePicturesOf } from './derive-pictures.ts'
import { heroWidths, panoramaWidths, phoneHero, pictureWidths, storedPictures } from './picture-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const wanted = ['bano-2', 'hero', 'pano-sala-1', 'villa-4']

const both = (key: string, widths: readonly number[]) =>
  widths.flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`])

const size = async (name: string) => {
  const { width, height } = await sharp(join(folder, name)).metadata()
  return [width, height]
}

describe('the picture store', () => {
  test('knows size and tone of each look, as the originals say', async () => {
    const described = await describePicturesOf(wanted)
    const keys = described.map(({ key }) => key)
    expect(keys).toEqual([
      'bano-2-a',
      'bano-2-b',
      'bano-2-c',
      'hero',
      'pano-sala-1',
      'villa-4-a',
      'villa-4-b',
      'villa-4-c',
    ])
    expect(storedPictures.filter(({ key }) => keys.includes(key))).toEqual(described)
  })

  test('makes every width in both formats, link previews of covers, and makes nothing twice', async () => {
    await derivePictures(folder, { originals: wanted })
    const files = readdirSync(folder)
    for (const name of [
      ...both('villa-4-a', pictureWidths),
      ...both('villa-4-c', pictureWidths),
      ...both('hero', heroWidths),
      ...both(phoneHero.key, phoneHero.widths),
      ...both('pano-sala-1', [...pictureWidths, ...panoramaWidths]),
      'villa-4-b-og.jpg',
      'portrait-1-320.webp',
      'mark-12.svg',
    ]) {
      expect(files).toContain(name)
    }
    expect(files).not.toContain('bano-2-a-og.jpg')
    expect(await derivePictures(folder, { originals: wanted })).toBe(0)
  })

  test('gives the sizes it names', async () => {
    expect(await size('villa-4-a-640.avif')).toEqual([640, 427])
    expect(await size('villa-4-a-og.jpg')).toEqual([1200, 630])
    expect(await size('pano-sala-1-2048.webp')).toEqual([2048, 1024])
    expect(await size('hero-1920.avif')).toEqual([1920, 1080])
    expect(await size('hero-phone-1170.avif')).toEqual([1170, 1080])
  })

  test('gives telephones a sharper first picture in fewer bytes than the wide one they would take', () => {
    const bytes = (name: string) => statSync(join(folder, name)).size
    for (const format of ['avif', 'webp']) {
      expect(bytes(`hero-phone-1170.${format}`)).toBeLessThan(bytes(`hero-1440.${format}`))
      expect(bytes(`hero-phone-780.${format}`)).toBeLessThan(bytes(`hero-960.${format}`))
    }
  })

  test('goes on where it was stopped: a missing file comes back, a half-written one is nobody’s picture', async () => {
    const file = join(folder, 'villa-4-b-360.webp')
    const before = statSync(file).size
    rmSync(file)
    writeFileSync(`${file}.1.part`, 'half')
    expect(await derivePictures(folder, { originals: wanted })).toBe(1)
    expect(statSync(file).size).toBe(before)
  })
})
