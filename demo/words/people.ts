import type { City } from '../market/places.ts'
import type { Gender } from '../drawing/portrait.ts'
import type { Random } from '../random.ts'
import { say, createSpeaker } from './grammar.ts'
import type { Line, Said } from './grammar.ts'

type Office = { blurb: readonly [string, string] }

/** What an agency says of itself. */
export function describeAgency({ blurb }: Office): { about_es: string; about_en: string } {
  return { about_es: blurb[0], about_en: blurb[1] }
}

const starts: readonly Line[] = [
  ['f', 'Soy corredora inmobiliaria en {city} desde {since}.', 'I have been a broker in {city} since {since}.'],
  ['m', 'Soy corredor inmobiliario en {city} desde {since}.', 'I have been a broker in {city} since {since}.'],
  [
    '',
    'Estoy en esto desde {since}, casi siempre en {city} y sus alrededores.',
    'I have been in real estate since {since}, nearly always in and around {city}.',
  ],
  [
    'f',
    'Antes de vender casas fui tasadora; desde {since} hago ambas cosas en {city}.',
    'Before I sold houses I was a valuer; since {since} I have done both in {city}.',
  ],
  [
    'm',
    'Vengo de la construcción y desde {since} acompaño a quienes compran y venden en {city}.',
    'I come from construction, and since {since} I have worked with people buying and selling in {city}.',
  ],
  [
    '',
    'Nací en {city} y conozco cada calle que enseño. Trabajo en esto desde {since}.',
    'I was born in {city} and know every street I show. I have done this since {since}.',
  ],
  [
    'f',
    'Soy abogada de formación y desde {since} me dedico a los bienes raíces en {city}.',
    'I trained as a lawyer and have worked in property in {city} since {since}.',
  ],
  [
    'm',
    'Estudié administración y entré a este negocio en {since}, en {city}, de la mano de mi padre.',
    'I studied business and came into this business in {since}, in {city}, alongside my father.',
  ],
  [
    'coast',
    'Desde {since} ayudo a dominicanos y extranjeros a comprar en {city} sin sorpresas.',
    'Since {since} I have helped Dominicans and foreigners buy in {city} without surprises.',
  ],
]

const middles: readonly Line[] = [
  [
    '',
    'Trabajo con pocas propiedades a la vez, para poder contestar [el mismo día|yo {self}].',
    'I take on a few properties at a time, so that I can answer [the same day|in person].',
  ],
  [
    '',
    'Antes de publicar reviso el título, la mensura y el estado de cuotas.',
    'Before anything is published I check the title, the survey and the fees.',
  ],
  [
    '',
    'Prefiero decirte lo que una casa no tiene antes de que lo descubras en la visita.',
    'I would rather tell you what a house lacks than let you find out on the visit.',
  ],
  [
    'coast',
    'Acompaño compras a distancia, con abogado, notario y videollamadas en el horario que te convenga.',
    'I handle purchases from abroad, with a lawyer, a notary and video calls at a time that suits you.',
  ],
  [
    'city',
    'Mi especialidad son los apartamentos de familia y los proyectos en construcción.',
    'My speciality is family apartments and developments under construction.',
  ],
  [
    '',
    'He cerrado ventas, alquileres y traspasos de todo tamaño, y a todos les dedico la misma atención.',
    'I have closed sales, rentals and transfers of every size, and give them all the same care.',
  ],
  [
    '',
    'Me gusta que el precio salga de comparables y no del entusiasmo.',
    'I like a price to come from comparables, not from enthusiasm.',
  ],
]

const ends: readonly Line[] = [
  ['tongues', 'Atiendo en {languages}.', 'I work in {languages}.'],
  ['tongues', 'Escríbeme en {languages}, como te sea más cómodo.', 'Write to me in {languages}, whichever is easiest.'],
  ['!tongues', 'Escríbeme por WhatsApp: es la vía más rápida.', 'WhatsApp is the quickest way to reach me.'],
  ['!tongues', 'También enseño propiedades los sábados.', 'I show properties on Saturdays too.'],
]

const languageNames: Record<string, Said> = {
  es: { es: 'español', en: 'Spanish' },
  en: { es: 'inglés', en: 'English' },
  fr: { es: 'francés', en: 'French' },
  it: { es: 'italiano', en: 'Italian' },
  de: { es: 'alemán', en: 'German' },
  pt: { es: 'portugués', en: 'Portuguese' },
}

const coastal = ['punta-cana', 'bavaro', 'la-romana', 'juan-dolio', 'sosua', 'las-terrenas']

type Person = { gender: Gender; since: number; city: City; languages: string[] }

/** What agents say of themselves, in the first person; one writer for the whole network, so that no two begin alike. */
export function createAgentWriter() {
  const speaking = createSpeaker()
  return ({ gender, since, city, languages }: Person, random: Random) => {
    const places = coastal.includes(city.slug) ? ['coast'] : ['city']
    const tags = new Set([gender, ...places, ...(languages.length > 1 ? ['tongues'] : [])])
    const slots: Record<string, Said> = {
      city: { es: city.name, en: city.name },
      since: { es: String(since), en: String(since) },
      self: { es: gender === 'f' ? 'misma' : 'mismo', en: '' },
      languages: { es: list(languages, 'es', 'y'), en: list(languages, 'en', 'and') },
    }
    const told = { lines: new Set<Line>(), subjects: new Set<string>() }
    const sentences = [starts, middles, middles, ends].map((lines) =>
      say(lines, { tags, slots }, { speaker: speaking, told, random, must: true })!,
    )
    const joined = (language: 'es' | 'en') => sentences.map((sentence) => sentence[language]).join(' ')
    return { about_es: joined('es'), about_en: joined('en') }
  }
}

function list(languages: string[], language: 'es' | 'en', and: string): string {
  const names = languages.map((code) => languageNames[code]![language])
  const last = names.pop()!
  const joint = and === 'y' && last.startsWith('i') ? 'e' : and
  return names.length > 0 ? `${names.join(', ')} ${joint} ${last}` : last
}
