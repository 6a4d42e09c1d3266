import type { Line } from '../grammar.ts'

export const bedrooms: readonly Line[] = [
  [
    'luxury severalbaths',
    'Las {beds} tienen baño y vestidor; la principal, además, terraza o patio propio.',
    'All {beds} have a bathroom and dressing area; the main one has its own terrace or court as well.',
  ],
  [
    'twolevels severalbaths',
    'Las {beds} están arriba, con {baths} entre todas.',
    'The {beds} are upstairs, with {baths} between them.',
  ],
  [
    'twolevels',
    'Arriba, un pequeño estar reúne las habitaciones.',
    'Upstairs a small sitting area brings the bedrooms together.',
  ],
  [
    'onelevel severalbaths',
    'Tiene {beds} y {baths}, la principal con el suyo.',
    'It has {beds} and {baths}, the main bedroom with its own.',
  ],
  [
    'onelevel',
    'Las habitaciones quedan de un lado y el área social del otro.',
    'Bedrooms are on one side and living areas on the other.',
  ],
  ['severalbeds', 'Son {beds} con clóset y {baths} en total.', 'There are {beds} with closets and {baths} in all.'],
  [
    'severalbeds halfbath',
    'Suma {beds}, {baths} y clósets en todas las habitaciones.',
    'It comes to {beds}, {baths} and closets in every room.',
  ],
  [
    'severalbeds big',
    'La principal ocupa un ala entera, con vestidor y bañera.',
    'The main bedroom takes up a whole wing, with a dressing room and bath.',
  ],
  ['ac_split', 'Las habitaciones tienen aire acondicionado.', 'Bedrooms are air-conditioned.'],
  ['ac_central', 'El aire central llega a toda la casa.', 'Central air conditioning reaches the whole house.'],
  [
    'ac_preinstalled',
    'Las líneas del aire están instaladas en las habitaciones.',
    'Air-conditioning lines are in place in the bedrooms.',
  ],
  ['heater', 'Hay agua caliente en los baños.', 'There is hot water in the bathrooms.'],
  [
    'mountain',
    'En las habitaciones no hace falta aire: basta con abrir la ventana.',
    'The bedrooms need no air conditioning: opening a window is enough.',
  ],
  [
    'severalbeds',
    'Dispone de {beds}, todas con [ventana al jardín|clóset], y {baths}.',
    'It has {beds}, all with [garden windows|closets], and {baths}.',
  ],
  [
    'twolevels',
    'En la planta alta están las habitaciones y [un balcón corrido|un baño grande].',
    'The bedrooms are on the upper level, with [a long balcony|a large bathroom].',
  ],
  [
    'onelevel',
    'Las {beds} se alinean a un pasillo [corto|fresco], con {baths}.',
    'The {beds} open off a [short|cool] corridor, with {baths}.',
  ],
  [
    'modest',
    'Las habitaciones son [cómodas|de buen tamaño] y tienen persianas.',
    'The bedrooms are [comfortable|well sized] and have shutters.',
  ],
  [
    'modest severalbaths',
    'La principal tiene baño [dentro|privado] y las demás comparten el del pasillo.',
    'The main bedroom has [its own|a private] bathroom and the others share the one in the corridor.',
  ],
  [
    'luxury',
    'Cada habitación [se diseñó como suite|tiene vista propia], y la principal [ocupa la esquina|goza de terraza].',
    'Every bedroom [was designed as a suite|has a view of its own], and the main one [takes the corner|has a terrace].',
  ],
  [
    'good severalbaths',
    'La suite principal tiene vestidor; las otras habitaciones [comparten baño|tienen clóset grande].',
    'The main suite has a dressing room; the other bedrooms [share a bathroom|have large closets].',
  ],
  [
    'heater',
    'Los baños tienen calentador y [ducha amplia|piezas nuevas].',
    'The bathrooms have a water heater and [roomy showers|new fittings].',
  ],
  [
    'ac_split',
    'Hay aires [inverter en todas las habitaciones|en las habitaciones, con poco uso].',
    'There is air conditioning [in every bedroom, inverter type|in the bedrooms, little used].',
  ],
  [
    'ac_preinstalled',
    'Solo falta colgar los aires: la preinstalación está hecha.',
    'Only the air-conditioning units are missing: the lines are in.',
  ],
  [
    'fans',
    'Abanicos de techo en cada habitación [mueven el fresco|bastan casi siempre].',
    'Ceiling fans in every bedroom [keep the air moving|are usually enough].',
  ],
]
