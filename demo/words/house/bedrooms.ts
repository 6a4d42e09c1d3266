import type { Line } from '../grammar.ts'

export const bedrooms: readonly Line[] = [
  [
    'luxury ensuite',
    'Las {beds} tienen baño y vestidor, y la principal, además, [su propia sala de estar|un rincón de lectura].',
    'All {beds} have a bathroom and dressing area, and the main one has [a sitting room of its own|a reading corner] as well.',
  ],
  [
    'twolevels severalbaths',
    'Las {beds} están arriba, con {baths} entre todas.',
    'The {beds} are upstairs, with {baths} between them.',
  ],
  [
    'twolevels',
    'Arriba, un pequeño estar [reúne las habitaciones|une las habitaciones y sirve para la televisión].',
    'Upstairs a small sitting area [brings the bedrooms together|joins the bedrooms and doubles as a TV room].',
  ],
  [
    'onelevel severalbaths',
    'Tiene {beds} y {baths}, [la principal con el suyo|uno de ellos en la principal].',
    'It has {beds} and {baths}, [the main bedroom with its own|one of them in the main bedroom].',
  ],
  [
    'onelevel severalbeds',
    'Las habitaciones quedan de un lado y [el área social, del otro|la sala y la cocina, del otro].',
    'The bedrooms are on one side and [the living areas|living room and kitchen] on the other.',
  ],
  ['severalbeds', 'Son {beds} con clóset y {baths} en total.', '{beds} with closets and {baths} in all.'],
  [
    'severalbeds halfbath',
    'Suma {beds}, [todas con clóset|cada una con su clóset], y {baths}.',
    'It comes to {beds}, [all with closets|each with its own closet], and {baths}.',
  ],
  [
    'severalbeds big severalbaths',
    'La principal ocupa un ala entera, con vestidor y [bañera|doble lavamanos].',
    'The main bedroom takes up a whole wing, with a dressing room and [a bathtub|twin basins].',
  ],
  [
    'ac_split',
    'Las habitaciones tienen aire acondicionado [inverter|split].',
    'The bedrooms have [inverter|split] air conditioning.',
  ],
  ['ac_central', 'El aire central llega a toda la casa.', 'Central air conditioning reaches the whole house.'],
  [
    'ac_preinstalled',
    'Las líneas del aire están instaladas en [las habitaciones|todas las habitaciones].',
    'Air-conditioning lines are in place in [the|all the] bedrooms.',
  ],
  [
    'heater !upscale',
    'Hay agua caliente [en los baños|en toda la casa].',
    'There is hot water [in the bathrooms|throughout the house].',
  ],
  [
    'mountain',
    'En las habitaciones no hace falta aire: [basta con abrir la ventana|la loma refresca la noche].',
    'The bedrooms need no air conditioning: [opening a window is enough|the hills cool the night].',
  ],
  [
    'severalbeds',
    'Dispone de {beds}, todas con [ventana al jardín|clóset], y {baths}.',
    'It has {beds}, all with [garden windows|closets], and {baths}.',
  ],
  [
    'twolevels balcony',
    'En la planta alta están las habitaciones y [un balcón corrido|un balcón para la tarde].',
    'The bedrooms are on the upper level, with [a long balcony|a balcony for the evening].',
  ],
  [
    'onelevel',
    'Las {beds} se alinean a un pasillo [corto|fresco], con {baths}.',
    'The {beds} open off a [short|cool] corridor, with {baths}.',
  ],
  [
    'modest severalbeds',
    'Las habitaciones son [cómodas|de buen tamaño] y tienen persianas.',
    'The bedrooms are [comfortable|well sized] and have shutters.',
  ],
  [
    'modest severalbaths severalbeds',
    'La principal tiene baño [dentro|privado], y las demás comparten [el del pasillo|otro].',
    'The main bedroom has [its own|a private] bathroom, and the others share [the one in the corridor|another].',
  ],
  [
    'luxury severalbeds',
    'Cada habitación [se diseñó como suite|tiene vista propia], y la principal [ocupa la esquina|goza de la mejor luz].',
    'Every bedroom [was designed as a suite|has a view of its own], and the main one [is on the corner|has the best light].',
  ],
  [
    'good severalbaths severalbeds',
    'La suite principal tiene vestidor; las otras habitaciones [comparten baño|tienen clóset grande].',
    'The main suite has a dressing room; the other bedrooms [share a bathroom|have large closets].',
  ],
  [
    'heater !upscale severalbaths',
    'Los baños tienen calentador y [ducha amplia|piezas nuevas].',
    'The bathrooms have a water heater and [roomy showers|new fittings].',
  ],
  [
    'ac_split !works',
    'Hay aires [inverter en todas las habitaciones|en las habitaciones, con poco uso].',
    'There is [inverter air conditioning in every bedroom|air conditioning in the bedrooms, little used].',
  ],
  [
    'ac_preinstalled',
    'Solo falta colgar los aires: la preinstalación [está hecha|quedó lista].',
    'Only the air-conditioning units are missing: the lines [are in|are ready].',
  ],
  [
    'fans',
    'Cada habitación tiene abanico de techo, que [mueve el fresco|basta casi siempre].',
    'Every bedroom has a ceiling fan, which [keeps the air moving|is usually enough].',
  ],
]
