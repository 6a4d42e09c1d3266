import { describe, expect, test } from 'vitest'

import { makeWorld } from '../world.ts'
import type { DemoListing } from '../world.ts'
import { compositions } from './composition.ts'
import type { Line } from './grammar.ts'

const listings = [...makeWorld().chunks()].flat()

const saying = (of: (listing: DemoListing) => boolean, pattern: RegExp) =>
  listings
    .filter((listing) => of(listing) && pattern.test(listing.description_es))
    .map(({ description_es }) => description_es)

const lacks = (feature: Parameters<DemoListing['facts']['features']['has']>[0]) => (listing: DemoListing) =>
  !listing.facts.features.has(feature)

const flats = (listing: DemoListing) => listing.facts.type === 'apartment' || listing.facts.type === 'penthouse'

const figures = (text: string) =>
  (text.match(/\d[\d,.]*\d|\d/g) ?? []).map((figure) => figure.replace(/\D/g, '')).sort()

const holes = (text: string) => [...new Set((text.match(/\{\w+\}/g) ?? []).map((hole) => hole.toLowerCase()))].sort()

describe.each(['es', 'en'] as const)('the words in %s', (language) => {
  const titles = listings.map((listing) => listing[`title_${language}`])
  const descriptions = listings.map((listing) => listing[`description_${language}`])

  test('are whole sentences without holes, shouting or double articles', () => {
    const faulty = /[!¡{}[\]|]|undefined|null|NaN| {2}|\b[Dd]e el |\b[Aa] el |\ba [aeiou]partment|(^|[^.]) \.|\.\./
    expect([...titles, ...descriptions].filter((text) => faulty.test(text))).toEqual([])
    expect(
      descriptions.filter((text) => !text.split(/(?<=[.?])\s+/).every((one) => /^[\p{Lu}\d¿].*[.?]$/su.test(one))),
    ).toEqual([])
  })

  test('fill two to four paragraphs of 90 to 180 words', () => {
    const words = descriptions.map((text) => text.split(/\s+/).length)
    expect(Math.min(...words)).toBeGreaterThanOrEqual(90)
    expect(Math.max(...words)).toBeLessThanOrEqual(180)
    const paragraphs = descriptions.map((text) => text.split('\n\n').length)
    expect([Math.min(...paragraphs), Math.max(...paragraphs)]).toEqual([2, 4])
  })

  test('fit a heading, in sentence case', () => {
    expect(titles.filter((title) => title.length > 100 || title.endsWith('.'))).toEqual([])
  })

  test('are never the same twice', () => {
    expect(new Set(descriptions).size).toBe(descriptions.length)
    expect(new Set(titles).size).toBeGreaterThan(listings.length * 0.9)
  })

  test('have no sentence of more than eight words that stands in more than one listing of a hundred', () => {
    const listed = new Map<string, number>()
    for (const text of descriptions) {
      const long = text.split(/(?<=[.?])\s+/).filter((sentence) => sentence.split(/\s+/).length > 8)
      for (const sentence of new Set(long)) listed.set(sentence, (listed.get(sentence) ?? 0) + 1)
    }
    const most = descriptions.length * 0.01
    expect([...listed].filter(([, count]) => count > most)).toEqual([])
    expect(listed.size).toBeGreaterThan(3500)
  })

  test('join facts, and join them as the language does', () => {
    const joined = descriptions.filter((text) => /, (?:y|and) (?:la|el|los|las|hay|se|the|there|it) /.test(text))
    expect(joined.length / descriptions.length).toBeGreaterThan(0.4)
    expect(descriptions.filter((text) => /[;,] [A-ZÁÉÍÓÚ](?=[a-z]+ (?:la|el|los|las|the) )/.test(text))).toEqual([])
  })

  test('show no template: a sentence returns seldom, two texts share little', () => {
    const uses = new Map<string, number>()
    for (const sentence of descriptions.flatMap((text) => text.split(/(?<=\.)\s+/))) {
      uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
    }
    expect(Math.max(...uses.values())).toBeLessThan(listings.length * 0.03)
    expect(uses.size).toBeGreaterThan(2500)

    const sample = descriptions.filter((_, at) => at % 5 === 0).map(shingles)
    const shared = sample.flatMap((one, at) => sample.slice(at + 1).map((other) => sharedBy(one, other)))
    expect(shared.reduce((sum, part) => sum + part, 0) / shared.length).toBeLessThan(0.02)
    expect(Math.max(...shared)).toBeLessThan(0.65)
  })
})

describe('what they say', () => {
  test('is true of rooms, floors and money', () => {
    const wrong = listings.filter(({ facts, description_es: text }) => {
      const floor = /\bpiso (\d+)/.exec(text)?.[1]
      const fee = /(?:US|RD)\$([\d,]+) (?:al mes|mensuales)/.exec(text)?.[1]?.replaceAll(',', '')
      return (floor && Number(floor) !== facts.level) || (fee && Number(fee) !== facts.maintenance_fee)
    })
    expect(wrong.map(({ description_es }) => description_es)).toEqual([])
  })

  test('mentions nothing that the listing lacks', () => {
    expect(saying((one) => flats(one) && lacks('swimming_pool')(one), /\b[Pp]iscina/)).toEqual([])
    expect(saying((one) => flats(one) && lacks('gym')(one), /\b[Gg]imnasio/)).toEqual([])
    expect(saying((one) => flats(one) && lacks('full_power_plant')(one), /planta full/i)).toEqual([])
    expect(saying((one) => flats(one) && lacks('inverter')(one), /inversor (adentro|queda|de)/i)).toEqual([])
    expect(
      saying(
        (one) => one.facts.shore === 'none',
        /playa (queda|está) a|(minutos|pasos) (a pie )?de la playa|primera línea/,
      ),
    ).toEqual([])
    expect(saying((one) => one.facts.business === 'sale', /contrato de un año|garante/)).toEqual([])
    expect(saying((one) => one.facts.business === 'lease', /\b[Tt]ítulo\b/)).toEqual([])
  })

  test('says the same in both languages: every figure of one is in the other', () => {
    const apart = listings.filter((one) => {
      const english = new Set(figures(one.description_en))
      return figures(one.description_es).some((figure) => figure.length > 2 && !english.has(figure))
    })
    expect(apart.map(({ description_es, description_en }) => [description_es, description_en])).toEqual([])
  })

  test('names rooms and figures as English does', () => {
    const english = listings.map(({ title_en, description_en }) => `${title_en}. ${description_en}`)
    const stiff =
      /\b(?:villa|apartment|penthouse|house|office|warehouse|shop|plot|home) of [\d,]+ m²|\bThe count:|\b1 (?:bedrooms|bathrooms)|\bone (?:bedrooms|bathrooms|parking spaces)\b/i
    expect(english.filter((text) => stiff.test(text)).map((text) => stiff.exec(text)![0])).toEqual([])
    const article = /\ba (?:8\d*|1[18](?:,\d{3})?)(?![\d,])|\ban (?:[1-79]|1[02-79])\b/
    expect(english.filter((text) => article.test(text)).map((text) => article.exec(text)![0])).toEqual([])
  })

  test('has a line for each thing in both languages, with the same holes', () => {
    const lines = new Set<Line>(
      Object.values(compositions).flatMap(({ titles, shapes }) => [
        ...titles,
        ...shapes.flat(2).flatMap(([lines]) => lines),
      ]),
    )
    const uneven = [...lines].filter(([, es, en]) => !es || !en || holes(es).join() !== holes(en).join())
    expect(uneven.map(([, es]) => es)).toEqual([])
    expect(lines.size).toBeGreaterThan(600)
  })
})

function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$²]+/gu) ?? []
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
}

function sharedBy(one: Set<string>, other: Set<string>): number {
  let common = 0
  for (const shingle of one) if (other.has(shingle)) common++
  return common / Math.min(one.size, other.size)
}
