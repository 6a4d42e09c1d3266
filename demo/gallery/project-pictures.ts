import type { Calendar } from '../calendar.ts'
import { createMarket } from '../market/market.ts'
import { readOriginal } from '../picture-store.ts'
import type { DemoProject, Kind, ProjectPicture } from '../projects.ts'
import { shuffle } from '../random.ts'
import type { Random } from '../random.ts'
import { describePicture } from '../words/picture-alts.ts'
import { poolCondos, towers, townhouses, upperVillas } from './covers.ts'
import { listRooms } from './outlook.ts'
import type { Outlook } from './outlook.ts'
import { nameMonth } from '../words/project.ts'

type Known = Pick<DemoProject, 'id' | 'kind' | 'stage' | 'sector' | 'progress' | 'delivery_date'>

const outsides: Record<Kind, readonly string[]> = {
  tower: towers,
  condo: poolCondos,
  houses: townhouses,
  villas: upperVillas,
}

/** The front of each development, by its number: dealt in the order of their delivery, so that neighbours differ. */
export function dealFronts(projects: readonly Known[], random: Random): Map<number, string> {
  const dealt = new Map<Kind, number>()
  const orders = new Map(Object.entries(outsides).map(([kind, originals]) => [kind, shuffle(originals, random)]))
  const soonestFirst = projects.toSorted((one, other) => one.delivery_date.localeCompare(other.delivery_date))
  return new Map(
    soonestFirst.map(({ id, kind }) => {
      const originals = orders.get(kind)!
      const at = dealt.get(kind) ?? 0
      dealt.set(kind, at + 1)
      return [id, originals[at % originals.length]!]
    }),
  )
}

/** The presentation, then the works by date: a picture for each quarter since they began, newest last. */
export function chooseProjectPictures(
  { kind, stage, sector, progress }: Known,
  front: string,
  { calendar, random }: { calendar: Calendar; random: Random },
): ProjectPicture[] {
  const zone = createMarket(sector).zone
  const isByTheSea = zone === 'beach' || zone === 'resort'
  const outlook: Outlook = kind === 'tower' ? (isByTheSea ? 'sea' : 'city') : 'garden'
  const rooms = (['sala', 'cocina', 'dormitorio', 'bano'] as const).flatMap((room) => {
    const fitting = listRooms(room, outlook)
    return fitting.length > 0 ? [random.pick(fitting)] : []
  })
  const look = (picture: string) =>
    picture === readOriginal(picture) ? `${picture}-${random.pick(['a', 'b', 'c'])}` : picture
  const presentation = [`${front}-a`, `${front}-b`, ...rooms.map(look)]
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
