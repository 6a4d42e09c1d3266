import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { coversFor } from './covers.ts'
import { readOriginal, readScene, storedPictures } from '../picture-store.ts'
import { makeWorld } from '../world.ts'

const world = makeWorld()
const listings = [...world.chunks()].flat()
const stored = new Set(storedPictures.map(({ key }) => key))

describe('a gallery', () => {
  test('has six to ten different pictures of the store, told in both languages', () => {
    for (const { facts, photos } of listings) {
      const keys = photos.map(({ picture }) => picture)
      expect([facts.code, keys.length >= 6 && keys.length <= 10]).toEqual([facts.code, true])
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.filter((key) => !stored.has(key))).toEqual([])
      expect(photos.every(({ alt_es, alt_en }) => alt_es.length > 10 && alt_en.length > 10)).toBe(true)
    }
  })

  test('begins with a picture that fits the property', () => {
    const strangers = listings.filter(
      ({ facts, photos }) => !coversFor(facts).includes(readOriginal(photos[0]!.picture)),
    )
    expect(strangers).toEqual([])
  })

  test('shows one house, one tower, one plot: never two that differ', () => {
    const mixed = listings.filter(({ photos }) => {
      const outsides = photos
        .map(({ picture }) => readOriginal(picture))
        .filter((original) => ['villa', 'casa', 'condo', 'torre', 'townhouse'].includes(readScene(original)))
      return new Set(outsides).size > 1
    })
    expect(mixed.map(({ facts }) => facts.code)).toEqual([])
  })

  test('shows a pool only where there is one, and a second floor only on a house that has it', () => {
    const poolScenes = ['villa', 'condo-1', 'condo-3']
    const shown = (picture: string) => poolScenes.some((scene) => picture.startsWith(scene))
    const dry = listings.filter(
      ({ facts, photos }) => !facts.features.has('swimming_pool') && photos.some(({ picture }) => shown(picture)),
    )
    expect(dry.filter(({ facts }) => facts.type !== 'project').map(({ facts }) => facts.code)).toEqual([])
    const upper = /^(casa-[356]|townhouse)/
    const tall = listings.filter(
      ({ facts, photos }) =>
        facts.type === 'house' && facts.stories === 1 && photos.some(({ picture }) => upper.test(picture)),
    )
    expect(tall.map(({ facts }) => facts.code)).toEqual([])
  })

  test('covers hardly ever meet on one page of the default order', () => {
    const covers = listings
      .filter(({ status }) => status === 'published')
      .sort((a, b) => b.rank - a.rank)
      .map(({ photos }) => photos[0]!.picture)
    let repeats = 0
    for (let at = 0; at < covers.length; at += 24) {
      const page = covers.slice(at, at + 24)
      repeats += page.length - new Set(page).size
    }
    expect(new Set(covers.slice(0, 24)).size).toBe(24)
    expect(repeats).toBeLessThan(8)
  })
})

test('films and panoramas are files of the demo', () => {
  const films = listings.flatMap(({ videos }) => videos.flatMap(({ src, poster }) => [src, poster]))
  expect(new Set(films).size).toBe(6)
  for (const film of new Set(films)) expect(existsSync(join(import.meta.dirname, '..', film))).toBe(true)
  expect(new Set(listings.map(({ view_360 }) => view_360))).toEqual(new Set([null, 'pano-sala-1']))
})

test('the pictures of projects are of the store, and the works are dated within the last year', () => {
  const pictures = world.projects.flatMap(({ pictures }) => pictures)
  expect(pictures.filter(({ picture }) => !stored.has(picture))).toEqual([])
  const dates = pictures.flatMap(({ taken_on }) => taken_on ?? [])
  expect(dates.every((date) => date > '2025-01-20' && date <= '2026-01-20')).toBe(true)
})
