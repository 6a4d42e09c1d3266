import { join } from 'node:path'

import type { Recipe, Source } from '#api/tools/picture/recipe.ts'

import { agencyMarks, drawAgencyMark } from './drawing/agency-mark.ts'
import { drawPortrait, portraits } from './drawing/portrait.ts'
import {
  coverScenes,
  heroWidths,
  looksOf,
  panoramaWidths,
  phoneHero,
  pictureWidths,
  readOriginal,
  readScene,
  storedPictures,
  type Look,
} from './picture-store.ts'

const originalFolder = join(import.meta.dirname, 'pictures')

/** How a file is made; drawings are drawn when they are asked for. */
type Recipes = Map<string, () => Recipe>

/** Every file that the site shows out of these originals, by name, and the drawings; what stands first is seen first. */
export function listRecipes(originals: readonly string[] = listOriginals()): ReadonlyMap<string, () => Recipe> {
  const recipes: Recipes = new Map()
  for (const name of originals) addOriginal(recipes, name)
  for (const person of portraits) {
    for (const width of [160, 320])
      recipes.set(`portrait-${person.number}-${width}.webp`, () => ({
        source: { svg: drawPortrait(person) },
        size: { width },
        format: 'webp',
        quality: 82,
      }))
  }
  for (const number of agencyMarks)
    recipes.set(`mark-${number}.svg`, () => ({ source: { svg: drawAgencyMark(number) }, format: 'svg', quality: 100 }))
  return recipes
}

function addOriginal(recipes: Recipes, name: string): void {
  const scene = readScene(name)
  const file = findOriginal(name)
  for (const look of looksOf(name)) {
    const source = sourceOf(look, file)
    for (const width of scene === 'hero' ? heroWidths : pictureWidths)
      addBoth(recipes, `${look.key}-${width}`, source, width)
    // The picture that other sites show beside a link; they want JPEG.
    if (coverScenes.includes(scene))
      recipes.set(`${look.key}-og.jpg`, () => ({
        source,
        size: { width: 1200, height: 630 },
        format: 'jpeg',
        quality: 78,
      }))
  }
  if (name === phoneHero.of) addPhoneHero(recipes, file)
  if (scene === 'pano') for (const width of panoramaWidths) addBoth(recipes, `${name}-${width}`, { file }, width)
}

/** Smaller files are seen more often: they get the encoder's second effort, a quarter of the speed and 8 % fewer bytes. */
function addBoth(recipes: Recipes, name: string, source: Source, width: number): void {
  const effort = width > 960 ? 0 : 1
  recipes.set(`${name}.avif`, () => ({ source, size: { width }, format: 'avif', quality: 52, effort }))
  recipes.set(`${name}.webp`, () => ({ source, size: { width }, format: 'webp', quality: 76, effort: 2 }))
}

/** Dense screens forgive a lower quality, and nobody sees the lawn behind the words: both make it small. */
function addPhoneHero(recipes: Recipes, file: string): void {
  const { key, left, width: shown, widths } = phoneHero
  const source: Source = { file, view: { kind: 'fade', left, width: shown } }
  for (const width of widths) {
    const size = { width }
    const avif = { format: 'avif', quality: 40, effort: 2, chroma: '4:4:4' } as const
    recipes.set(`${key}-${width}.avif`, () => ({ source, size, ...avif }))
    recipes.set(`${key}-${width}.webp`, () => ({ source, size, format: 'webp', quality: 60, effort: 4 }))
  }
}

/** What a look shows of its original. */
export function sourceOf({ scene, share, from, isMirrored }: Look, file: string): Source {
  if (scene === 'pano') return { file, view: { kind: 'panorama', width: 1440, height: 960, yaw: 0, fieldOfView: 92 } }
  return share === 1 ? { file } : { file, view: { kind: 'cut', share, from, isMirrored } }
}

/** Names in the order in which they are worth having: what cards and telephones show first. */
export function sortBySize(names: Iterable<string>): string[] {
  return [...names].toSorted((one, other) => readWidth(one) - readWidth(other))
}

/** What is shared beside a link is as wide as other sites show it. */
function readWidth(name: string): number {
  return Number(/-(\d+)\.\w+$/.exec(name)?.[1] ?? 1200)
}

export function findOriginal(name: string): string {
  return join(originalFolder, `${name}.webp`)
}

function listOriginals(): string[] {
  return [...new Set(storedPictures.map(({ key }) => readOriginal(key)))]
}
