import { type Phrases, listPhrases } from './phrases.ts'
import { foldLetters } from './tokens.ts'

/** A city or sector that a sentence may name. */
export type Place = {
  kind: 'city' | 'sector' | 'project'
  slug: string
  name: string
  /** The city of a sector; a city's own. */
  city: string
  /** Published listings: of two places of one name the one with more is meant. */
  count: number
}
export type PlaceNames = Phrases<readonly Place[]>

/** What people call a place besides its name, by the slug of the place. What a country lacks is left out. */
const alsoCalled: Record<string, string> = {
  'santo-domingo': 'sto domingo|sto dgo|santo dgo|sdq|la capital|capital|distrito nacional|dn|sd|santo domingo city',
  'santo-domingo-este': 'sto dgo este|sto domingo este|sde|zona oriental|santo domingo east',
  'santo-domingo-norte': 'sto dgo norte|sto domingo norte|santo domingo north',
  'santo-domingo-oeste': 'sto dgo oeste|sto domingo oeste|santo domingo west',
  'santiago-de-los-caballeros': 'stgo|santiago de los 30 caballeros|la ciudad corazon',
  'san-pedro-de-macoris': 'spm',
  'san-francisco-de-macoris': 'sfm|san fco',
  'punta-cana': 'pta cana|p cana',
  'puerto-plata': 'pop|pto plata',
  bavaro: 'playa bavaro|bavaro beach',
  samana: 'santa barbara de samana',
  'bajos-de-haina': 'haina',
  'san-jose-de-ocoa': 'ocoa',
  'el-seibo': 'el seybo|seibo',
  'santo-domingo-ciudad-colonial': 'zona colonial|colonial zone|colonial city|la colonial',
  'santo-domingo-viejo-arroyo-hondo': 'arroyo hondo viejo',
  'santo-domingo-evaristo-morales': 'evaristo',
  'santo-domingo-este-ensanche-ozama': 'ozama',
  'juan-dolio-metro-country-club': 'metro country',
  'sosua-sea-horse-ranch': 'seahorse',
}

/** Every name that a sentence may use for a place, with the places of that name, most listings first. */
export function placeNames(places: readonly Place[]): PlaceNames {
  const byName = new Map<string, Place[]>()
  const call = (name: string, place: Place) => {
    const key = foldLetters(name)
    const named = byName.get(key) ?? []
    if (!named.includes(place)) byName.set(key, [...named, place])
  }
  for (const place of places) for (const name of namesOf(place)) call(name, place)
  const sorted = Array.from(byName, ([key, named]) => [key, named.sort(likelierFirst)] as const)
  return listPhrases(sorted)
}

const likelierFirst = (one: Place, other: Place): number =>
  Number(other.kind === 'project') - Number(one.kind === 'project') ||
  Number(other.kind === 'city') - Number(one.kind === 'city') ||
  other.count - one.count

function namesOf({ kind, slug, name }: Place): string[] {
  if (kind === 'project') return [name]
  const names = [name, ...(alsoCalled[slug]?.split('|') ?? [])]
  const first = /^(.+) (?:de los|de la|de) .+$/i.exec(name)?.[1]
  // "Santiago de los Caballeros" is Santiago, "San Juan de la Maguana" San Juan.
  if (kind === 'city' && first && first.length > 4) names.push(first)
  const bare = /^(?:los|las|el|la) (.{6,})$/i.exec(name)?.[1]
  if (bare && foldLetters(bare) !== 'millon') names.push(bare)
  const numbered = /^(.+) (I{1,3})$/.exec(name)
  if (numbered)
    names.push(
      ...[numbered[2]!.length, ordinals[numbered[2]!.length]].map((which) => `${numbered[1]} ${which}`),
      numbered[1]!,
    )
  if (isCentre(name)) names.push(...centres)
  return names
}

const ordinals = ['', 'primera', 'segunda', 'tercera']
const centres = ['centro', 'centro de la ciudad', 'el centro', 'downtown', 'city center', 'city centre', 'town center']

/** Every town has one, so alone it names none. */
export const isCentre = (name: string): boolean => foldLetters(name) === 'centro'
