import type { Facts } from '../market/facts.ts'

/** What the windows of a picture look out on; a home is shown only in rooms that look out as it does. */
export type Outlook = 'sea' | 'city' | 'garden'

type Room = 'sala' | 'dormitorio' | 'cocina' | 'bano'

const name = (scene: string, numbers: readonly number[]) => numbers.map((number) => `${scene}-${number}`)

/** The rooms of the store by what their windows show. */
const rooms: Record<Room, Record<Outlook, readonly string[]>> = {
  sala: {
    sea: name('sala', [1, 3, 8, 9]),
    city: name('sala', [2, 4, 6, 11]),
    garden: name('sala', [5, 7]),
  },
  dormitorio: {
    sea: name('dormitorio', [1, 4]),
    city: name('dormitorio', [2, 5]),
    garden: name('dormitorio', [3]),
  },
  cocina: { sea: [], city: name('cocina', [9, 10]), garden: name('cocina', [1, 2, 3, 4, 5]) },
  bano: { sea: [], city: name('bano', [6]), garden: name('bano', [1, 2]) },
}

/** Looks of rooms whose window is cut away: they suit every home. */
const windowless: Record<Room, readonly string[]> = {
  sala: [],
  dormitorio: [],
  cocina: ['cocina-3-c', 'cocina-5-c'],
  bano: [],
}

export const seaPictures: readonly string[] = [
  ...Object.values(rooms).flatMap(({ sea }) => sea),
  ...name('terraza', [1]),
  ...name('solar', [2, 6]),
  'lugar-punta-cana',
  'lugar-samana',
]

export const gardenRooms: readonly string[] = Object.values(rooms).flatMap(({ garden }) => garden)

export const windowlessLooks: readonly string[] = Object.values(windowless).flat()

/** Originals or single looks of a room that fit what the home looks out on. */
export function listRooms(room: Room, outlook: Outlook): readonly string[] {
  const own = rooms[room][outlook]
  if (outlook === 'garden') return own
  // Where the sea is in sight kitchen and bath may turn to the garden, in a tower never.
  return [...own, ...windowless[room]]
}

/** By the beach six levels are no tower yet: the pictures' towers stand in a city or above the sea. */
export function isTower({ building_levels, shore, view }: Facts): boolean {
  return shore === 'none' ? building_levels >= 6 : building_levels >= 8 && view === 'sea'
}

export function findOutlook(facts: Facts): Outlook {
  if (facts.view === 'sea') return 'sea'
  return isTower(facts) || seesRoofs(facts) ? 'city' : 'garden'
}

/** The pictures' city is seen from above: not from a house or a second floor. */
function seesRoofs({ view, level }: Facts): boolean {
  return (view === 'city' || view === 'street') && (level ?? 0) >= 3
}
