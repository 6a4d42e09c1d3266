import type { PropertyType } from '#contract/property-type.ts'

import * as building from './flat/building.ts'
import * as development from './flat/development.ts'
import * as flat from './flat/inside.ts'
import { openings as flatOpenings } from './flat/opening.ts'
import * as flatTerms from './flat/terms.ts'
import type { Line } from './grammar.ts'
import * as estate from './ground/estate.ts'
import * as land from './ground/land.ts'
import * as house from './house/inside.ts'
import * as houseOpening from './house/opening.ts'
import * as houseTerms from './house/terms.ts'
import { developmentTitles, flatTitles, groundTitles, houseTitles, workTitles } from './titles.ts'
import * as work from './work/body.ts'
import { openings as workOpenings } from './work/openings.ts'

/** Topics of one paragraph; a number asks for that many sentences, `?` may be left out. */
export type Paragraph = readonly (readonly [lines: readonly Line[], how?: '?' | '??'])[]
/** `shapes` are ways to order the same matter, so that neighbours are not told alike. */
export type Composition = { titles: readonly Line[]; shapes: readonly (readonly Paragraph[])[] }

const { living, kitchen, bedrooms, roof } = flat
const { shared, power, parking } = building
const { place, terms, suits } = flatTerms

const flatComposition: Composition = {
  titles: flatTitles,
  shapes: [
    [
      [[flatOpenings], [living], [living, '?']],
      [[kitchen], [bedrooms], [bedrooms, '?'], [kitchen, '??']],
      [[shared], [power], [parking], [shared, '?']],
      [[place], [terms], [suits, '?'], [terms, '??']],
    ],
    [
      [[flatOpenings], [bedrooms], [living]],
      [[kitchen], [living, '?'], [power], [parking, '?']],
      [[place], [shared], [shared, '?'], [terms], [suits, '?'], [bedrooms, '??']],
    ],
    [
      [[flatOpenings], [place]],
      [[living], [kitchen], [bedrooms], [living, '?'], [bedrooms, '??']],
      [[power], [parking], [shared], [terms, '?'], [suits], [terms, '??']],
    ],
    [
      [[flatOpenings], [living], [kitchen], [bedrooms]],
      [[power], [shared], [parking, '?'], [shared, '?']],
      [[terms], [place], [suits, '?'], [living, '??'], [terms, '??']],
    ],
  ],
}

/** The same with a sentence on the roof terrace. */
const penthouseComposition: Composition = {
  titles: flatTitles,
  shapes: flatComposition.shapes.map(([first, ...rest]) => [[...first!, [roof]], ...rest]),
}

function houseComposition(openings: readonly Line[]): Composition {
  const { living, kitchen, bedrooms, outside, utilities } = house
  const { place, terms, suits } = houseTerms
  return {
    titles: houseTitles,
    shapes: [
      [
        [[openings], [living], [living, '?']],
        [[kitchen], [bedrooms], [outside], [bedrooms, '?']],
        [[utilities], [utilities], [place], [terms], [suits, '?'], [outside, '??']],
      ],
      [
        [[openings], [outside]],
        [[living], [kitchen], [bedrooms], [bedrooms, '?'], [living, '?']],
        [[utilities], [utilities, '?'], [outside, '?']],
        [[place], [terms], [suits, '?'], [utilities, '??']],
      ],
      [
        [[openings], [place]],
        [[outside], [living], [living, '?'], [kitchen]],
        [[bedrooms], [bedrooms, '?'], [utilities], [utilities], [terms], [suits, '?'], [kitchen, '??']],
      ],
    ],
  }
}

const landComposition: Composition = {
  titles: groundTitles,
  shapes: [
    [
      [[land.openings], [land.ground], [land.ground, '?']],
      [[land.services], [land.place], [land.ground, '??'], [land.services, '?']],
      [[land.uses], [land.closing], [land.closing, '?'], [land.closing, '??'], [land.uses, '??']],
    ],
    [
      [[land.openings], [land.place], [land.uses, '??'], [land.uses]],
      [[land.ground], [land.ground, '?'], [land.services], [land.closing], [land.closing, '?'], [land.services, '??']],
    ],
  ],
}

const estateComposition: Composition = {
  titles: groundTitles,
  shapes: [
    [
      [[estate.openings], [estate.land], [estate.land]],
      [[estate.house], [estate.house, '?'], [estate.water], [estate.water, '?']],
      [[estate.closing], [estate.closing], [estate.land, '?'], [estate.closing, '??']],
    ],
  ],
}

const workComposition: Composition = {
  titles: workTitles,
  shapes: [
    [
      [[workOpenings], [work.inside], [work.inside, '?']],
      [[work.utilities], [work.access], [work.utilities, '?'], [work.inside, '??']],
      [[work.place], [work.terms], [work.suits], [work.access, '?'], [work.terms, '??']],
    ],
    [
      [[workOpenings], [work.place]],
      [[work.inside], [work.inside, '?'], [work.access], [work.utilities], [work.utilities, '?']],
      [[work.terms], [work.suits], [work.place, '??'], [work.inside, '??'], [work.terms, '??']],
    ],
  ],
}

const developmentComposition: Composition = {
  titles: developmentTitles,
  shapes: [
    [
      [[development.openings], [development.models], [place]],
      [[shared], [power], [shared, '?'], [kitchen, '?']],
      [[development.plan], [terms, '?'], [development.models, '?'], [shared, '??']],
    ],
  ],
}

/** How each kind of property is told. */
export const compositions: Record<PropertyType, Composition> = {
  apartment: flatComposition,
  penthouse: penthouseComposition,
  project: developmentComposition,
  house: houseComposition(houseOpening.openings),
  tourist: houseComposition(houseOpening.lodgingOpenings),
  house_or_plot: houseComposition(houseOpening.oldHouseOpenings),
  land: landComposition,
  estate: estateComposition,
  office_space: workComposition,
  commercial_premises: workComposition,
  business: workComposition,
  industrial_site: workComposition,
  building: workComposition,
  building_or_plot: workComposition,
  hotel: workComposition,
  gas_station: workComposition,
}
