import type { City } from '../places.ts'
import type { Gender } from '../portrait.ts'
import type { Random } from '../random.ts'

type Office = { name: string; serves: string[]; people: number; street: string }

/** What an agency says of itself. */
export function aboutAgency({ name, people }: Office, city: City) {
  return { about_es: `${name} ${city.name} ${people}`, about_en: `${name} ${city.name} ${people}` }
}

/** What an agent says, in the first person. */
export function aboutAgent(who: { gender: Gender; since: number; city: City; languages: string[] }, _random: Random) {
  return { about_es: `Desde ${who.since} en ${who.city.name}.`, about_en: `Since ${who.since} in ${who.city.name}.` }
}
