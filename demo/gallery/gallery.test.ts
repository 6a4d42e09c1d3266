import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { coversFor } from './covers.ts'
import { gardenRooms, seaPictures, windowlessLooks } from './outlook.ts'
import { groupSimilar } from './similar.ts'
import { confirmListings } from '../standing.ts'
import { readOriginal, readScene, storedPictures } from '../picture-store.ts'
import { makeWorld } from '../world.ts'
import type { DemoListing } from '../world.ts'

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
      ({ facts, photos }) =>
        !coversFor(facts).some((cover) => readOriginal(cover) === readOriginal(photos[0]!.picture)),
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
    const poolScenes = ['villa', 'condo-1', 'condo-3', 'condo-5', 'condo-7']
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

  test('shows a tower’s flat what is seen from a tower: no garden of a villa, no road of houses', () => {
    const inTowers = listings.filter(
      ({ facts }) =>
        (facts.type === 'apartment' || facts.type === 'penthouse') &&
        facts.building_levels >= 6 &&
        facts.shore === 'none',
    )
    const low = /^(?:villa|casa|townhouse|condo|solar)-/
    const strange = inTowers.flatMap(({ facts, photos }) =>
      photos
        .map(({ picture }) => picture)
        .filter((picture) => low.test(picture) || gardenRooms.includes(readOriginal(picture)))
        .filter((picture) => !windowlessLooks.includes(picture))
        .map((picture) => `${facts.code} ${picture}`),
    )
    expect(inTowers.length).toBeGreaterThan(200)
    expect(strange).toEqual([])
  })

  test('shows the sea where the beach is at the door, and a sea view only where there is one', () => {
    const beside = listings.filter(({ facts }) => facts.shore === 'front')
    const showsSea = ({ photos }: DemoListing) =>
      photos.some(({ picture }) => seaPictures.includes(readOriginal(picture)))
    expect(beside.length).toBeGreaterThan(20)
    expect(beside.filter((one) => !showsSea(one)).map(({ facts }) => facts.code)).toEqual([])
    const seaRooms = /^(?:sala-[1389]|dormitorio-[14]|terraza-1)-/
    const inland = listings.filter(
      ({ facts, photos }) => facts.view !== 'sea' && photos.some(({ picture }) => seaRooms.test(picture)),
    )
    expect(inland.map(({ facts }) => facts.code)).toEqual([])
  })
})

describe('covers', () => {
  const published = listings.filter(({ status }) => status === 'published').sort((a, b) => b.rank - a.rank)
  const originals = published.map(({ photos }) => readOriginal(photos[0]!.picture))

  test('show no picture twice among any 24 neighbours of the default order, whichever look of it', () => {
    const repeated = originals.flatMap((original, at) =>
      originals.slice(Math.max(0, at - 23), at).includes(original) ? [`${at}: ${original}`] : [],
    )
    expect(repeated).toEqual([])
  })

  test('show none twice in the order that the product gives on the day, nor a picture by another look on its first pages', () => {
    const standings = confirmListings(listings, world.day)
    const byRank = published.toSorted((a, b) => standings.get(b)!.rank - standings.get(a)!.rank)
    const looks = byRank.map(({ photos }) => photos[0]!.picture)
    const listRepeated = (pictures: readonly string[]) =>
      pictures.filter((picture, at) => pictures.slice(Math.max(0, at - 23), at).includes(picture))
    expect(listRepeated(looks)).toEqual([])
    expect(listRepeated(looks.map(readOriginal).slice(0, 6 * 24))).toEqual([])
  })

  test('differ among homes that are shown as similar', () => {
    const covers = new Map(published.map(({ facts, photos }) => [facts, photos[0]!.picture]))
    const homes = ['apartment', 'penthouse', 'house', 'tourist', 'house_or_plot']
    const groups = groupSimilar(published.map(({ facts }) => facts)).filter(([home]) => homes.includes(home!.type))
    const shown = groups.map((group) => group.map((home) => covers.get(home)!))
    expect(groups.length).toBeGreaterThan(800)
    expect(shown.filter((looks) => new Set(looks).size < looks.length)).toEqual([])
    const cards = shown.flat().length
    const repeats = shown.reduce((sum, looks) => sum + looks.length - new Set(looks.map(readOriginal)).size, 0)
    expect(repeats / cards).toBeLessThan(0.02)
  })

  test('of projects differ from those of the projects delivered next', () => {
    const fronts = world.projects
      .toSorted((one, other) => one.delivery_date.localeCompare(other.delivery_date))
      .map(({ pictures }) => readOriginal(pictures[0]!.picture))
    const repeated = fronts.filter((front, at) => fronts.slice(Math.max(0, at - 2), at).includes(front))
    expect(repeated).toEqual([])
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
