import type { Line } from '../grammar.ts'

/** Bedrooms and bathrooms. */
export const bedrooms: readonly Line[] = [
  [
    'beds1',
    'La habitación lleva clóset de pared a pared y su baño.',
    'The bedroom has a wall-to-wall closet and its bathroom.',
  ],
  [
    'beds1 halfbath',
    'El medio baño evita que las visitas pasen por la habitación.',
    'A guest washroom means visitors never have to cross the bedroom.',
  ],
  ['beds1 view_sea', 'En la habitación se despierta con el mar al frente.', 'In the bedroom you wake up to the sea.'],
  [
    'beds2 severalbaths',
    'La principal tiene walk-in closet y baño propio; la segunda, clóset amplio.',
    'The main bedroom has a walk-in closet and its own bathroom; the second has a generous closet.',
  ],
  [
    'beds3/beds4/beds5 severalbaths',
    'La principal tiene walk-in closet y baño propio; las demás llevan clóset amplio.',
    'The main bedroom has a walk-in closet and its own bathroom; the rest have generous closets.',
  ],
  [
    'beds2 severalbaths',
    'Las dos habitaciones tienen su baño, así que se comparte sin estorbarse.',
    'Both bedrooms have their own bathroom, so sharing is easy.',
  ],
  [
    'beds3 severalbaths',
    'De las tres habitaciones, la principal es la más apartada y cuenta con walk-in closet.',
    'Of the three bedrooms, the main one is set furthest back and has a walk-in closet.',
  ],
  [
    'beds3',
    'Son tres habitaciones con clóset, en la parte más tranquila del apartamento.',
    'There are three bedrooms with closets, in the quietest part of the home.',
  ],
  [
    'beds3 modest',
    'En las tres habitaciones caben cama grande y mesita, que no siempre es así.',
    'All three bedrooms take a double bed and a bedside table, which is not always the case.',
  ],
  [
    'beds4/beds5',
    'Las {beds} están en el ala de atrás, lejos del movimiento de la sala.',
    'The {beds} are in the rear wing, away from the bustle of the living room.',
  ],
  [
    'severalbeds halfbath',
    'Tiene {beds} y {baths}, el medio para las visitas.',
    'It has {beds} and {baths}, the half for guests.',
  ],
  ['severalbeds', 'En total son {beds} y {baths}.', 'In all there are {beds} and {baths}.'],
  [
    'severalbeds big',
    'La habitación principal es casi una suite: zona de estar, walk-in closet y doble lavamanos.',
    'The main bedroom is close to a suite: a sitting area, walk-in closet and twin basins.',
  ],
  [
    'beds2',
    'La segunda habitación sirve igual de dormitorio, de estudio o de cuarto de los nietos.',
    'The second bedroom works just as well as a study or a room for the grandchildren.',
  ],
  [
    'severalbeds ac_split',
    'Todas las habitaciones tienen aire acondicionado tipo inverter.',
    'Every bedroom has inverter air conditioning.',
  ],
  [
    'ac_preinstalled',
    'Queda la preinstalación de aire en sala y habitaciones.',
    'Air-conditioning lines are already in place in the living room and bedrooms.',
  ],
  ['ac_central', 'El aire es central y se regula por zonas.', 'Air conditioning is central, with separate zones.'],
  ['heater', 'Los baños tienen agua caliente y mampara de vidrio.', 'The bathrooms have hot water and glass screens.'],
  [
    'heater fine',
    'Los baños están vestidos de porcelanato hasta el techo y tienen agua caliente.',
    'Bathrooms are clad in porcelain to the ceiling and have hot water.',
  ],
  [
    'common_bathroom',
    'El baño común queda en el pasillo, a mano de todos.',
    'The shared bathroom is off the corridor, handy for everyone.',
  ],
  [
    'beds1',
    'En la habitación cabe cama king, [con mesas a ambos lados|y queda lugar para escritorio].',
    'The bedroom takes a king-size bed, [with a table on each side|and still has room for a desk].',
  ],
  [
    'beds1 !plain',
    'El dormitorio [está aislado del ruido|tiene ventana grande] y clóset con gavetas.',
    'The bedroom [is shielded from noise|has a large window] and a closet with drawers.',
  ],
  [
    'beds2',
    'Las dos habitaciones son [casi iguales de tamaño|amplias], con clósets empotrados.',
    'Both bedrooms are [almost the same size|generous], with built-in closets.',
  ],
  [
    'beds2 severalbaths',
    'Cada habitación [tiene su baño y su clóset|funciona como suite].',
    'Each bedroom [has its bathroom and closet|works as a suite].',
  ],
  [
    'beds3',
    'Las tres habitaciones [reciben buena ventilación|tienen ventana y clóset], y la principal es la mayor.',
    'The three bedrooms [are well ventilated|each have a window and closet], the main one being the largest.',
  ],
  [
    'beds3 severalbaths',
    'La suite principal está [al fondo|en la esquina], con baño de doble lavamanos; las otras dos [comparten pasillo|quedan juntas].',
    'The main suite is [at the end|on the corner], with a twin-basin bathroom; the other two are side by side.',
  ],
  [
    'beds3 !severalbaths',
    'Un baño completo atiende las tres habitaciones, [con buena luz|bien ventilado].',
    'One full bathroom serves the three bedrooms, [with good light|well ventilated].',
  ],
  ['severalbeds', 'El conteo: {beds}, {baths} y clósets en madera.', 'The count: {beds}, {baths} and wooden closets.'],
  [
    'severalbeds modest',
    'Se reparte en {beds} y {baths}, [sin espacios muertos|todo con ventana].',
    'It is laid out as {beds} and {baths}, [with no dead space|all with windows].',
  ],
  [
    'ac_split',
    'Los aires son inverter y [están casi nuevos|tienen mantenimiento reciente].',
    'The air conditioners are inverter units, [nearly new|recently serviced].',
  ],
  [
    'ac_preinstalled',
    'Dejaron lista la tubería de los aires, [falta solo colocarlos|en sala y dormitorios].',
    'The piping for air conditioning is done[, only the units are missing| in living room and bedrooms].',
  ],
  [
    'heater',
    'Hay calentador [de gas|de línea] y duchas con mampara.',
    'There is [a gas|an inline] water heater, and showers with screens.',
  ],
  [
    'common_bathroom',
    'El baño de visitas [está junto a la sala|no interrumpe el pasillo de las habitaciones].',
    'The guest bathroom [is next to the living room|stays clear of the bedroom corridor].',
  ],
]
