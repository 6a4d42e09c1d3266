import type { Line } from '../grammar.ts'

export const openings: readonly Line[] = [
  ['', 'Finca de {tareas} en {where}, con agua y camino.', 'A farm of {tareas} in {where}, with water and a road.'],
  [
    '',
    'Son {tareas} en producción, con frente a la carretera.',
    'There are {tareas} in production, fronting the road.',
  ],
  [
    '',
    'Tierra negra y llana: {tareas} que han dado de todo.',
    'Black, level soil: {tareas} that have grown a bit of everything.',
  ],
  [
    'built',
    'Casa de campo y {tareas} alrededor, cercadas y divididas en potreros.',
    'A country house with {tareas} around it, fenced and divided into paddocks.',
  ],
  [
    'built',
    'Para vivir del campo o descansar de la ciudad: {tareas} y casa de {beds}.',
    'To live off the land or get away from town: {tareas} and a house with {beds}.',
  ],
  [
    'mountain',
    'Finca de altura, fresca y con café bajo sombra.',
    'A highland farm, cool, with coffee grown under shade.',
  ],
  [
    'town',
    'Propiedad agrícola a poca distancia de {city}, de {lot} según mensura.',
    'A farm a short way from {city}, {lot} by survey.',
  ],
  [
    'exclusive',
    'Finca en exclusiva, {tareas} de un solo dueño por tres generaciones.',
    'Offered exclusively: {tareas} in the same family for three generations.',
  ],
  [
    '',
    'Una finca de trabajo, no de revista: {tareas} en {where}.',
    'A working farm, not a magazine one: {tareas} in {where}.',
  ],
  [
    'town',
    'Para ganado, cacao o descanso: {tareas} [con entrada asfaltada|a orilla de camino] en {where}.',
    'For cattle, cocoa or rest: {tareas} [with a paved entrance|by the roadside] in {where}.',
  ],
  [
    'built',
    'La casa está en alto y domina las {tareas} de la finca.',
    'The house stands high and overlooks the farm’s {tareas}.',
  ],
]

export const land: readonly Line[] = [
  [
    '',
    'Está cercada con alambre de cinco hilos y postes vivos.',
    'It is fenced with five-strand wire and living posts.',
  ],
  [
    '',
    'Hay pasto mejorado en dos tercios y monte en el resto.',
    'Two thirds are improved pasture and the rest is woodland.',
  ],
  [
    '',
    'Tiene cacao y aguacate en producción, con frutales junto a la casa o al camino.',
    'Cocoa and avocado are in production, with fruit trees by the road.',
  ],
  [
    '',
    'La topografía es mayormente llana, con lomas suaves al fondo.',
    'The land is mostly level, with gentle hills at the back.',
  ],
  ['', 'Una cañada cruza la finca y no se seca.', 'A stream crosses the farm and does not run dry.'],
  [
    'mountain',
    'Los pinos y el café comparten la ladera; la hortaliza está en lo llano.',
    'Pines and coffee share the slope; vegetables grow on the level.',
  ],
  ['large_lot', 'Los potreros tienen bebederos y corral.', 'The paddocks have troughs and a corral.'],
  [
    '',
    'Se siembra [plátano, yuca y maíz|yautía y plátano] para el consumo y la venta.',
    '[Plantain, cassava and corn|Roots and plantain] are grown for the table and for sale.',
  ],
  [
    '',
    'Los linderos están [claros|amojonados] y los colindantes son gente conocida.',
    'The boundaries are [clear|marked with stones] and the neighbours are known.',
  ],
  [
    '',
    'Hay sombra de [samán|amapola] para el ganado y un buen corral.',
    'There are shade trees for the cattle and a good corral.',
  ],
  [
    '',
    'La parte baja es [llana y mecanizable|de aluvión], la alta queda de monte.',
    'The lower part is [level and can be ploughed|river soil]; the upper is woodland.',
  ],
]

export const house: readonly Line[] = [
  ['built', 'La casa tiene {beds}, {baths} y cocina amplia.', 'The house has {beds}, {baths} and a large kitchen.'],
  [
    'built covered_terrace',
    'La galería de la casa mira a los potreros.',
    'The gallery of the house looks over the paddocks.',
  ],
  [
    'built',
    'Son {m2} de construcción en block, con techo de zinc y cielo raso.',
    'It is {m2} of block construction with a metal roof and ceiling.',
  ],
  ['annexes', 'Hay casa para el encargado, almacén y enramada.', 'There is a caretaker’s house, a store and a shed.'],
  [
    '!built',
    'No tiene construcción: el sitio para la casa lo escoge el comprador.',
    'There is no building on it: the buyer chooses where the house goes.',
  ],
  ['!built annexes', 'Cuenta con una enramada y un depósito de herramientas.', 'There is a shed and a tool store.'],
]

export const water: readonly Line[] = [
  ['well', 'El pozo tubular tiene bomba y da agua todo el año.', 'The borehole has a pump and gives water all year.'],
  ['water_tank', 'Un tanque elevado reparte por gravedad.', 'A raised tank distributes by gravity.'],
  [
    'inverter',
    'La electricidad llega de la red, con inversor en la casa.',
    'Power comes from the grid, with an inverter in the house.',
  ],
  ['', 'El tendido eléctrico pasa por el lindero.', 'Power lines run along the boundary.'],
  ['', 'El camino vecinal entra hasta la casa o el corral.', 'The country road runs right in to the yard.'],
  [
    '',
    'El agua se toma de [una cañada|un manantial] y se almacena en tanque.',
    'Water is drawn from [a stream|a spring] and stored in a tank.',
  ],
  [
    '',
    'A la finca se entra [en cualquier vehículo|en camioneta] todo el año.',
    'You can drive in [in any vehicle|by pickup] all year.',
  ],
  [
    '',
    'Hay [luz monofásica|electricidad] hasta la entrada.',
    'There is [single-phase power|electricity] up to the entrance.',
  ],
]

export const closing: readonly Line[] = [
  ['', 'Título definitivo y deslinde; se visita en vehículo alto.', 'Full surveyed title; visits in a high vehicle.'],
  [
    '',
    'El dueño vende completa, aunque escucha ofertas por partes.',
    'The owner is selling it whole but will listen to offers for parts.',
  ],
  ['', 'Cerca están {near} y el mercado de {city}.', '{near} and the market at {city} are near.'],
  ['', 'A {near} se llega por carretera asfaltada.', 'A paved road leads to {near}.'],
  ['', 'Los animales y equipos se negocian aparte.', 'Livestock and equipment are negotiated separately.'],
  [
    '',
    'El precio por tarea es [conversable|negociable] si se compra de contado.',
    'The price per tarea is [open to discussion|negotiable] for cash.',
  ],
  [
    '',
    'Se puede visitar [en la mañana|un fin de semana], con el encargado.',
    'It can be visited [in the morning|at a weekend], with the caretaker.',
  ],
  [
    '',
    'La mensura está [hecha|actualizada] y los papeles, a nombre de quien vende.',
    'The survey is [done|up to date] and the papers are in the seller’s name.',
  ],
  [
    '',
    '{near} queda [en la ruta|no muy lejos] y el mercado compra la cosecha.',
    '{near} is [on the way|not far off], and the market takes the crop.',
  ],
]
