import { describe, expect, test } from 'vitest'

import type { Facts } from '../market/facts.ts'
import { makeWorld } from '../world.ts'
import type { DemoListing } from '../world.ts'

const world = makeWorld()
const listings = [...world.chunks()].flat()

const numbersEs = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']
const numbersEn = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

type Type = Facts['type']
const flats: readonly Type[] = ['apartment', 'penthouse']
const houses: readonly Type[] = ['house', 'tourist', 'house_or_plot']
const homes = [...flats, ...houses]
const built: readonly Type[] = [
  ...homes,
  'project',
  'office_space',
  'commercial_premises',
  'business',
  'industrial_site',
  'building',
  'building_or_plot',
  'hotel',
]

const has =
  (...names: Parameters<Facts['features']['has']>[0][]) =>
  ({ features }: Facts) =>
    names.some((name) => features.has(name))

const isUpscale = ({ price_usd }: Facts) => price_usd > 500_000

type Claim = readonly [name: string, of: readonly Type[], es: RegExp, en: RegExp, holds: (facts: Facts) => boolean]

/** What a text may say of such a property only where it is so. */
const claims: readonly Claim[] = [
  ['a pool', built, /piscina/i, /(?<!bathing )\bpools?\b/i, has('swimming_pool')],
  ['a gym', built, /gimnasio/i, /\bgym\b/i, has('gym')],
  ['full power', built, /planta full|eléctrica full/i, /full (?:backup )?generator/i, has('full_power_plant')],
  [
    'an inverter',
    built,
    /(?<!(?:para|de) )\binversor\b/i,
    /(?<!(?:for|with) an )\binverter\b(?! (?:units|air|or split))/i,
    (facts) => has('inverter')(facts) || facts.features.has('ac_split'),
  ],
  ['a cistern', built, /cisterna/i, /cistern/i, has('cistern')],
  ['a tank', built, /tinaco/i, /\b(?:roof|individual) tanks?|tank on the roof/i, has('water_tank')],
  [
    'a well',
    built,
    /\bpozo\b/i,
    /\bwell\b(?= (?:and|guarantees|waters|of|,|\.))|private well|, with an extraction/i,
    has('well'),
  ],
  ['a lift', built, /ascensor/i, /\blifts?\b/i, has('elevator')],
  ['a balcony', homes, /balc[óo]n/i, /balcon(?:y|ies)/i, has('balcony')],
  ['a terrace', houses, /terraza|galería techada/i, /terrace|covered gallery/i, has('terrace', 'covered_terrace')],
  [
    'hot water',
    homes,
    /agua caliente|calentador/i,
    /hot water|water heater/i,
    (f) => has('heater')(f) && !isUpscale(f),
  ],
  [
    'a guest bathroom',
    homes,
    /baño de visitas|baño común/i,
    /guest bathroom|shared bathroom/i,
    ({ bathrooms }) => bathrooms > 1,
  ],
  [
    'furniture',
    homes,
    /amueblad|sus muebles|los muebles/i,
    /\bfurnished|furniture/i,
    ({ is_furnished }) => is_furnished,
  ],
  [
    'a sea view',
    homes,
    /vista al mar|ve el mar|el mar (?:acompaña|está|al frente)|el Caribe/,
    /sea view|see the sea|The sea|the Caribbean/,
    ({ view }) => view === 'sea',
  ],
  [
    'another floor',
    houses,
    /segunda planta|planta alta|(?<!Blanco )\barriba\b|dos niveles/i,
    /\bupstairs|upper (?:level|one)|two levels|two-level/i,
    ({ stories }) => stories > 1,
  ],
  [
    'one floor',
    houses,
    /un (?:solo )?nivel\b|no hay escaleras/i,
    /one level|one-level|no stairs|single-level/i,
    ({ stories }) => stories === 1,
  ],
  [
    'staff quarters',
    homes,
    /servicio tiene|zona de servicio|quien ayuda/i,
    /service room|service quarters|household help/i,
    has('service_area'),
  ],
  ['a gazebo', homes, /gazebo/i, /gazebo/i, has('gazebo')],
  ['a jacuzzi', homes, /jacuzzi|picuzzi/i, /jacuzzi|plunge tub/i, has('jacuzzi')],
  ['a pantry', homes, /despensa/i, /pantry/i, has('pantry')],
  ['a breakfast bar', homes, /desayunador/i, /breakfast (?:bar|area)/i, has('breakfast_room')],
  ['a study', homes, /(?:El|hay un) estudio/, /The study|is a study/, has('studio')],
  [
    'air conditioning',
    homes,
    /aire acondicionado|(?:El|l) aire (?:es )?central|los aires son|hay aires/i,
    /air[- ]condition(?:ing|ers) (?:are|is central|in the|in every)|have (?:inverter|split) air/i,
    has('ac'),
  ],
  ['a gatehouse', [...homes, 'land'], /garita/i, /gatehouse/i, (f) => has('gates')(f) || f.is_gated],
  [
    'an electric gate',
    homes,
    /portón eléctrico|portón (?:es eléctrico|se abre)/i,
    /electric gate|gate (?:is electric|opens)/i,
    has('electric_gate'),
  ],
  ['a car port', homes, /marquesina|parqueo|se parquea/i, /car port|parking/i, ({ parkings }) => parkings > 0],
  [
    'appliances',
    homes,
    /línea blanca/i,
    /appliances (?:are|stay)|all the appliances/i,
    ({ is_white_line }) => is_white_line,
  ],
  [
    'a courtyard',
    houses,
    /\bpatio\b(?! (?:interior|central|de servicio))/i,
    /(?<!service )\byard\b/i,
    has('courtyard'),
  ],
  [
    'the beach at the door',
    built,
    /primera línea de playa|arena solo|sobre la playa/i,
    /beachfront(?! prices)|on the beach/i,
    ({ shore }) => shore === 'front',
  ],
  [
    'a walk to the beach',
    built,
    /minutos (?:a pie|caminando)|se baja a la playa/i,
    /minutes? (?:away )?on foot|walk to the beach|-minute walk/i,
    ({ shore }) => shore === 'walk',
  ],
  [
    'never lived in',
    homes,
    /estrenar/i,
    /never lived in|brand[- ]new/i,
    ({ age, is_under_construction }) => !is_under_construction && age !== null && age <= 3,
  ],
]

describe.each(claims)('a text speaks of %s', (_, of, es, en, holds) => {
  const spoken = listings.filter(({ facts }) => of.includes(facts.type))

  test('only where it is so', () => {
    const untrue = spoken.flatMap((one) => [
      ...(es.test(textOf(one, 'es')) && !holds(one.facts) ? [sentenceWith(es, textOf(one, 'es'))] : []),
      ...(en.test(textOf(one, 'en')) && !holds(one.facts) ? [sentenceWith(en, textOf(one, 'en'))] : []),
    ])
    expect([...new Set(untrue)]).toEqual([])
  })

  test('somewhere: a pattern that finds nothing would find no fault', () => {
    expect(spoken.some((one) => es.test(textOf(one, 'es')))).toBe(true)
    expect(spoken.some((one) => en.test(textOf(one, 'en')))).toBe(true)
  })
})

describe('the numbers of a text are those of the property', () => {
  const told = listings.filter(({ facts }) => homes.includes(facts.type))

  test.each([
    ['bedrooms', /\b(un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+)a? habitaci/gi, numbersEs, 'es'],
    ['bedrooms', /\b(one|two|three|four|five|six|seven|eight|nine|ten|\d+)[- ]bedrooms?/gi, numbersEn, 'en'],
    [
      'bathrooms',
      /\b(un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) baños?\b(?! (?:completo|grande))/gi,
      numbersEs,
      'es',
    ],
    ['bathrooms', /\b(one|two|three|four|five|six|seven|eight|nine|ten)(?: and a half)? bathrooms?/gi, numbersEn, 'en'],
    ['parkings', /\b(un|dos|tres|cuatro|cinco|seis) parqueos?\b/gi, numbersEs, 'es'],
    ['parkings', /\b(one|two|three|four|five|six)(?: reserved)? parking spaces?/gi, numbersEn, 'en'],
    ['level', /\bpiso (\d+)/gi, [], 'es'],
    ['level', /\b(\d+)(?:st|nd|rd|th) floor/gi, [], 'en'],
  ] as const)('%s, as %s says them', (fact, pattern, numbers, language) => {
    const wrong = told.flatMap((one) =>
      [...textOf(one, language).matchAll(pattern)]
        .filter(([, said]) => readNumber(said!, numbers) !== one.facts[fact])
        .map(([words]) => `${one.facts.code}: ${words}, but ${one.facts[fact]}`),
    )
    expect(wrong).toEqual([])
    expect(told.some((one) => textOf(one, language).match(pattern))).toBe(true)
  })

  test('half bathrooms', () => {
    const half = (text: string) => /baños? y medio|and a half bathrooms/.test(text)
    const wrong = told.filter(
      (one) => (half(textOf(one, 'es')) || half(textOf(one, 'en'))) && one.facts.half_bathrooms !== 1,
    )
    expect(wrong.map(({ facts }) => facts.code)).toEqual([])
  })
})

describe('what a month costs', () => {
  const dues =
    /mantenimiento (?:es|estimado|del residencial|está incluido)|cuota (?:del condominio|de mantenimiento|del residencial|de (?:US|RD)\$)|incluye mantenimiento|(?:US|RD)\$[\d,]+ (?:al mes|mensuales)/i
  const duesSentences = (text: string) => text.split(/(?<=[.?;])\s+/).filter((sentence) => dues.test(sentence))

  test('is said once at most, and as it is', () => {
    const twice = listings.filter((one) => duesSentences(one.description_es).length > 1)
    expect(twice.map((one) => duesSentences(one.description_es))).toEqual([])
    const wrong = listings.flatMap(({ facts, description_es }) =>
      [...description_es.matchAll(/(?:US|RD)\$([\d,]+) (?:al mes|mensuales)/g)]
        .filter(([, amount]) => Number(amount!.replaceAll(',', '')) !== facts.maintenance_fee)
        .map(([words]) => `${facts.code}: ${words}`),
    )
    expect(wrong).toEqual([])
    expect(listings.filter((one) => duesSentences(one.description_es).length === 1).length).toBeGreaterThan(100)
  })
})

function textOf(one: DemoListing, language: 'es' | 'en'): string {
  return `${one[`title_${language}`]}. ${one[`description_${language}`]}`
}

function sentenceWith(pattern: RegExp, text: string): string {
  return text.split(/(?<=[.?])\s+/).find((sentence) => pattern.test(sentence)) ?? text
}

function readNumber(said: string, numbers: readonly string[]): number {
  const word = said.toLowerCase()
  return numbers.includes(word) ? numbers.indexOf(word) : Number(word)
}
