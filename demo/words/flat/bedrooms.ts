import type { Line } from '../grammar.ts'

/** Bedrooms and bathrooms. */
export const bedrooms: readonly Line[] = [
  [
    'beds1',
    'La habitación tiene [clóset de pared a pared|clóset amplio] y su propio baño.',
    'The bedroom has [a wall-to-wall closet|a large closet] and its own bathroom.',
  ],
  [
    'beds1 halfbath',
    'Gracias al medio baño, las visitas no pasan por la habitación.',
    'With a guest washroom, visitors never have to walk through the bedroom.',
  ],
  ['beds1 view_sea', 'En la habitación amaneces con el mar al frente.', 'In the bedroom you wake up to the sea.'],
  [
    'beds2 severalbaths',
    'La principal tiene walk-in closet y baño propio; la segunda, [clóset amplio|clóset empotrado].',
    'The main bedroom has a walk-in closet and its own bathroom; the second has [a large closet|a built-in closet].',
  ],
  [
    'beds3/beds4/beds5 severalbaths',
    'La habitación principal tiene [walk-in closet y baño propio|baño propio y vestidor], y las demás, clóset amplio.',
    'The main bedroom has [a walk-in closet and its own bathroom|its own bathroom and a dressing area], and the others have large closets.',
  ],
  [
    'beds2 severalbaths',
    'Cada una de las dos habitaciones tiene su baño, [cómodo para compartir|ideal si vives con alguien más].',
    'Each of the two bedrooms has its own bathroom, [which makes sharing easy|ideal if you share].',
  ],
  [
    'beds3 severalbaths',
    'De las tres habitaciones, la principal es la más apartada y tiene [walk-in closet|vestidor].',
    'Of the three bedrooms, the main one is set furthest back and has [a walk-in closet|a dressing area].',
  ],
  [
    'beds3',
    'Las tres habitaciones tienen clóset y quedan en [la parte más tranquila|el lado más callado] del apartamento.',
    'The three bedrooms have closets and are on the [quietest|quieter] side of the apartment.',
  ],
  [
    'beds3 modest',
    'En las tres habitaciones cabe [cama grande y mesita|cama matrimonial], algo que no siempre se encuentra.',
    'All three bedrooms fit [a double bed and a bedside table|a double bed], which is not always the case.',
  ],
  [
    'beds4/beds5',
    'Las {beds} están en el ala de atrás, lejos del movimiento de la sala.',
    'The {beds} are in the rear wing, away from the bustle of the living room.',
  ],
  [
    'severalbeds halfbath',
    'Tiene {beds} y {baths}, con [el medio baño para las visitas|el medio junto a la sala].',
    'It has {beds} and {baths}, [the half for guests|the half beside the living room].',
  ],
  ['severalbeds', 'En total son {beds} y {baths} en {m2}.', 'In all there are {beds} and {baths} in {m2}.'],
  [
    'severalbeds big severalbaths',
    'La habitación principal es casi una suite: [zona de estar, walk-in closet y doble lavamanos|vestidor, doble lavamanos y espacio para sillones].',
    'The main bedroom is close to a suite: [a sitting area, walk-in closet and twin basins|a dressing area, twin basins and room for armchairs].',
  ],
  [
    'beds2',
    'La segunda habitación sirve también [de estudio|de cuarto para los nietos|de oficina].',
    'The second bedroom works just as well as [a study|a room for the grandchildren|an office].',
  ],
  [
    'severalbeds ac_split',
    'Todas las habitaciones tienen aire acondicionado [inverter|split].',
    'Every bedroom has [inverter|split] air conditioning.',
  ],
  [
    'ac_preinstalled',
    'La preinstalación de aire está hecha en [sala y habitaciones|todos los ambientes].',
    'Air-conditioning lines are already in place in [the living room and bedrooms|every room].',
  ],
  [
    'ac_central',
    'El aire es central y [se regula por zonas|cada zona tiene su control].',
    'Air conditioning is central, [with separate zones|each zone with its own control].',
  ],
  [
    'heater !upscale severalbaths',
    'Los baños tienen agua caliente y [mampara de vidrio|ducha con mampara].',
    'The bathrooms have hot water and [glass screens|screened showers].',
  ],
  [
    'fine severalbaths',
    'Los baños están revestidos [de porcelanato hasta el techo|de piedra clara], con [grifería italiana|ducha de lluvia].',
    'The bathrooms are clad [in porcelain to the ceiling|in pale stone], with [Italian taps|rain showers].',
  ],
  [
    'common_bathroom severalbaths',
    'El baño común queda en el pasillo, [a mano de todos|entre las habitaciones].',
    'The shared bathroom is off the corridor, [handy for everyone|between the bedrooms].',
  ],
  [
    'beds1',
    'En la habitación cabe cama king, [con mesas a ambos lados|y queda lugar para escritorio].',
    'The bedroom fits a king-size bed, [with a table on each side|and still has room for a desk].',
  ],
  [
    'beds1 !plain',
    'El dormitorio [está aislado del ruido|tiene ventana grande], con clóset de gavetas.',
    'The bedroom [is shielded from noise|has a large window], and its closet has drawers.',
  ],
  [
    'beds2',
    'Las dos habitaciones son [casi iguales de tamaño|amplias], con clósets empotrados.',
    'Both bedrooms are [almost the same size|generous], with built-in closets.',
  ],
  [
    'beds2 ensuite',
    'Cada habitación [tiene su baño y su clóset|funciona como suite].',
    'Each bedroom [has its own bathroom and closet|works as a suite].',
  ],
  [
    'beds3',
    'Las tres habitaciones [reciben buena ventilación|tienen ventana y clóset], y la principal es la mayor.',
    'The three bedrooms [are well ventilated|each have a window and closet], the main one being the largest.',
  ],
  [
    'beds3 severalbaths',
    'La suite principal está [al fondo|en la esquina], con baño de doble lavamanos; las otras dos [comparten pasillo|quedan juntas].',
    'The main suite is [at the end|on the corner], with a twin-basin bathroom; the other two [share a corridor|are side by side].',
  ],
  [
    'beds3 !severalbaths',
    'Un baño completo, [con buena luz|bien ventilado], sirve a las tres habitaciones.',
    'One full bathroom, [with good light|well ventilated], serves the three bedrooms.',
  ],
  ['severalbeds', 'Son {beds}, {baths} y clósets de madera.', '{beds}, {baths} and wooden closets.'],
  [
    'severalbeds modest',
    'Se reparte en {beds} y {baths}, [sin espacios muertos|todo con ventana].',
    'It is laid out as {beds} and {baths}, [with no dead space|all with windows].',
  ],
  [
    'ac_split !works',
    'Los aires son inverter y [están casi nuevos|tienen mantenimiento reciente].',
    'The air conditioners are inverter units, [nearly new|recently serviced].',
  ],
  [
    'ac_preinstalled',
    'La tubería de los aires está lista: [solo falta colocarlos|en sala y dormitorios].',
    'The piping for air conditioning is in: [only the units are missing|in living room and bedrooms].',
  ],
  [
    'heater !upscale',
    'Hay calentador [de gas|de línea] y ducha con mampara.',
    'There is [a gas|an inline] water heater, and a screened shower.',
  ],
  [
    'common_bathroom severalbaths',
    'El baño de visitas [está junto a la sala|no interrumpe el pasillo de las habitaciones].',
    'The guest bathroom [is next to the living room|stays clear of the bedroom corridor].',
  ],
]
