/** A fictional agency of the network. */
export type Office = {
  name: string
  city: string
  sector: string
  street: string
  /** Provinces it works in. */
  serves: string[]
  /** Agents out of sixty. */
  people: number
  /** Spoken there beside Spanish, with how common it is. */
  languages: Record<string, number>
  /** What it says of itself, in Spanish and English. */
  blurb: readonly [string, string]
}

/** Fictional offices on real streets. */
export const offices: readonly Office[] = [
  {
    name: 'Marquesina Piantini',
    city: 'santo-domingo',
    sector: 'santo-domingo-piantini',
    street: 'Av. Gustavo Mejía Ricart 118, Piantini',
    serves: ['distrito-nacional'],
    people: 9,
    languages: { en: 0.85, fr: 0.2 },
    blurb: [
      'La oficina principal de la red, en el centro financiero de Santo Domingo. Nueve agentes dedicados a apartamentos, penthouses y oficinas del Polígono Central, con un área propia para propiedades de la Collection.',
      'The network’s main office, in the business district of Santo Domingo. Nine agents working on apartments, penthouses and offices in the Polígono Central, with a desk of its own for the Collection.',
    ],
  },
  {
    name: 'Marquesina Bella Vista',
    city: 'santo-domingo',
    sector: 'santo-domingo-bella-vista',
    street: 'Av. Sarasota 62, Bella Vista',
    serves: ['distrito-nacional', 'san-cristobal', 'peravia', 'azua', 'san-jose-de-ocoa'],
    people: 7,
    languages: { en: 0.6 },
    blurb: [
      'Atiende los sectores familiares del Distrito Nacional y la zona sur hasta Ocoa. Aquí se conocen los edificios por dentro, con sus administraciones y sus cuotas.',
      'Covers the family neighbourhoods of the National District and the south as far as Ocoa. We know the buildings from the inside, with their managements and their fees.',
    ],
  },
  {
    name: 'Marquesina Oriental',
    city: 'santo-domingo-este',
    sector: 'santo-domingo-este-alma-rosa-i',
    street: 'Av. Sabana Larga 84, Alma Rosa I',
    serves: ['santo-domingo', 'monte-plata'],
    people: 7,
    languages: { en: 0.3 },
    blurb: [
      'Desde Alma Rosa trabaja con los municipios Este, Norte y Oeste de Santo Domingo, Boca Chica y Monte Plata. Su fuerte son las primeras viviendas y el acompañamiento con los bancos.',
      'From Alma Rosa it works across Santo Domingo Este, Norte and Oeste, Boca Chica and Monte Plata. Its strength is first homes and guiding buyers through the banks.',
    ],
  },
  {
    name: 'Marquesina Cibao',
    city: 'santiago-de-los-caballeros',
    sector: 'santiago-de-los-caballeros-los-jardines-metropolitanos',
    street: 'Av. Juan Pablo Duarte 75, Los Jardines Metropolitanos',
    serves: ['santiago', 'espaillat', 'valverde', 'santiago-rodriguez', 'dajabon', 'monte-cristi', 'hermanas-mirabal'],
    people: 8,
    languages: { en: 0.6 },
    blurb: [
      'La oficina de Santiago, con agentes en todo el Cibao y la Línea Noroeste. Apartamentos de ciudad, casas en Gurabo y solares con papeles claros.',
      'The Santiago office, with agents throughout the Cibao and the northwest. City apartments, houses in Gurabo and plots with clear papers.',
    ],
  },
  {
    name: 'Marquesina Punta Cana',
    city: 'punta-cana',
    sector: 'punta-cana-puntacana-village',
    street: 'Boulevard Primero de Noviembre 12, Puntacana Village',
    serves: ['la-altagracia'],
    people: 7,
    languages: { en: 1, fr: 0.35, it: 0.25, pt: 0.25, de: 0.15 },
    blurb: [
      'Especialista en Cap Cana, Puntacana y Vista Cana, dentro y fuera de los complejos. Atiende en varios idiomas y acompaña al comprador extranjero desde la oferta hasta el título.',
      'A specialist in Cap Cana, Puntacana and Vista Cana, inside the resorts and out. It works in several languages and stays with foreign buyers from offer to title.',
    ],
  },
  {
    name: 'Marquesina Bávaro',
    city: 'bavaro',
    sector: 'bavaro-los-corales',
    street: 'Av. Alemania 31, Los Corales',
    serves: ['la-altagracia', 'el-seibo'],
    people: 5,
    languages: { en: 1, it: 0.4, fr: 0.3, de: 0.2 },
    blurb: [
      'A dos calles de la playa, en Los Corales. Condominios, locales y villas de Bávaro, Uvero Alto y Miches, y administración de rentas cortas.',
      'Two streets from the beach, in Los Corales. Condos, shops and villas in Bávaro, Uvero Alto and Miches, and management of short lets.',
    ],
  },
  {
    name: 'Marquesina Romana',
    city: 'la-romana',
    sector: 'la-romana-casa-de-campo',
    street: 'Av. Santa Rosa 47, La Romana',
    serves: ['la-romana', 'la-altagracia'],
    people: 4,
    languages: { en: 0.9, it: 0.3 },
    blurb: [
      'La Romana, Casa de Campo y Bayahíbe en manos de un equipo pequeño que enseña personalmente cada villa.',
      'La Romana, Casa de Campo and Bayahíbe, in the hands of a small team that shows every villa in person.',
    ],
  },
  {
    name: 'Marquesina Juan Dolio',
    city: 'juan-dolio',
    sector: 'juan-dolio-playa-juan-dolio',
    street: 'Boulevard de Juan Dolio 20, Juan Dolio',
    serves: ['san-pedro-de-macoris', 'hato-mayor'],
    people: 3,
    languages: { en: 0.8, it: 0.4 },
    blurb: [
      'Torres frente al mar en Juan Dolio, villas en el Metro Country Club y viviendas en San Pedro de Macorís y Hato Mayor.',
      'Seafront towers in Juan Dolio, villas at Metro Country Club, and homes in San Pedro de Macorís and Hato Mayor.',
    ],
  },
  {
    name: 'Marquesina Costa Norte',
    city: 'sosua',
    sector: 'sosua-el-batey',
    street: 'Calle Pedro Clisante 16, El Batey, Sosúa',
    serves: ['puerto-plata', 'maria-trinidad-sanchez'],
    people: 4,
    languages: { en: 1, de: 0.5, fr: 0.25 },
    blurb: [
      'De Luperón a Río San Juan, con base en Sosúa. Compradores de temporada, familias que se mudan a la costa y proyectos cerca de Kite Beach.',
      'From Luperón to Río San Juan, based in Sosúa. Seasonal buyers, families moving to the coast and developments near Kite Beach.',
    ],
  },
  {
    name: 'Marquesina Las Terrenas',
    city: 'las-terrenas',
    sector: 'las-terrenas-pueblo-de-los-pescadores',
    street: 'Calle Duarte 90, Las Terrenas',
    serves: ['samana', 'maria-trinidad-sanchez'],
    people: 3,
    languages: { en: 0.9, fr: 0.9, it: 0.4 },
    blurb: [
      'La península de Samaná, en español, francés, italiano e inglés. Villas en Cosón y Playa Bonita, apartamentos en el pueblo y terrenos con vista.',
      'The Samaná peninsula, in Spanish, French, Italian and English. Villas in Cosón and Playa Bonita, apartments in town and land with a view.',
    ],
  },
  {
    name: 'Marquesina Montaña',
    city: 'jarabacoa',
    sector: 'jarabacoa-centro',
    street: 'Calle Independencia 25, Jarabacoa',
    serves: ['la-vega', 'monsenor-nouel', 'sanchez-ramirez', 'duarte'],
    people: 2,
    languages: { en: 0.6 },
    blurb: [
      'Jarabacoa, Constanza y el centro del país: cabañas, fincas y solares de clima fresco, visitados uno por uno en camioneta.',
      'Jarabacoa, Constanza and the centre of the country: cabins, farms and cool-climate plots, each visited by pickup.',
    ],
  },
  {
    name: 'Marquesina Sur',
    city: 'barahona',
    sector: 'barahona-centro',
    street: 'Calle 30 de Mayo 11, Barahona',
    serves: ['barahona', 'baoruco', 'independencia', 'pedernales', 'san-juan', 'elias-pina'],
    people: 1,
    languages: { en: 0.5 },
    blurb: [
      'Barahona, Pedernales, San Juan y el suroeste. Una oficina pequeña que conoce los caminos y a los dueños.',
      'Barahona, Pedernales, San Juan and the southwest. A small office that knows the roads and the owners.',
    ],
  },
]
