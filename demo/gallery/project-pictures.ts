import type { Calendar } from '../calendar.ts'
import { createMarket } from '../market/market.ts'
import type { DemoProject, Kind, ProjectPicture } from '../projects.ts'
import { shuffle } from '../random.ts'
import type { Random } from '../random.ts'
import { describePicture } from '../words/picture-alts.ts'
import { nameMonth } from '../words/project.ts'

type Known = Pick<DemoProject, 'kind' | 'stage' | 'sector' | 'progress'>

const outsides: Record<Kind, string[]> = {
  tower: ['torre-1', 'torre-2', 'torre-3'],
  condo: ['condo-1', 'condo-3'],
  houses: ['townhouse-1', 'townhouse-2'],
  villas: ['villa-2', 'villa-9', 'villa-12'],
}

/** The presentation, then the works by date: a picture for each quarter since they began, newest last. */
export function chooseProjectPictures(
  { kind, stage, sector, progress }: Known,
  calendar: Calendar,
  random: Random,
): ProjectPicture[] {
  const zone = createMarket(sector).zone
  const isByTheSea = zone === 'beach' || zone === 'resort'
  const [first, second] = shuffle(outsides[kind], random)
  const rooms = isByTheSea
    ? ['sala-1', 'cocina-1', 'dormitorio-1']
    : kind === 'tower'
      ? ['sala-2', 'cocina-2', 'dormitorio-2']
      : ['sala-5', 'cocina-3', 'dormitorio-3']
  const look = (original: string) => `${original}-${random.pick(['a', 'b', 'c'])}`
  const presentation = [look(first!), look(second!), ...rooms.map(look), look('bano-1')]
  const isBuilding = stage === 'under_construction' && kind !== 'villas' && kind !== 'houses'
  return [
    ...presentation.map((picture) => ({ picture, ...describePicture(picture), taken_on: null })),
    ...(isBuilding ? worksPictures(progress, calendar) : []),
  ]
}

/** The works picture shows the frame of a tower: from a quarter of the works on. */
function worksPictures(progress: number, calendar: Calendar): ProjectPicture[] {
  const dates = ['2025-04-15', '2025-07-15', '2025-10-15', '2026-01-12'].map(calendar.date)
  const looks = ['obra-1-b', 'obra-1-a', 'obra-1-c', 'obra-1-a']
  const seen = progress < 25 ? 1 : progress < 45 ? 2 : 4
  return dates.slice(-seen).map((taken_on, at) => {
    const when = nameMonth(taken_on)
    const picture = looks[at]!
    const alt = describePicture(picture)
    return {
      picture,
      alt_es: `${alt.alt_es}, ${when.es}`,
      alt_en: `${alt.alt_en}, ${when.en}`,
      taken_on,
    }
  })
}
