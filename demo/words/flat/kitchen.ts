import type { Line } from '../grammar.ts'

/** The kitchen and what works behind it. */
export const kitchen: readonly Line[] = [
  [
    'breakfast_room',
    'La cocina tiene desayunador y comunica con el área de lavado.',
    'The kitchen has a breakfast bar and leads to the laundry area.',
  ],
  [
    'breakfast_room fine',
    'El desayunador es de piedra y mira a la sala.',
    'The breakfast bar is stone and looks on to the living room.',
  ],
  [
    'pantry washing_area',
    'Cocina modular con despensa, y detrás el área de lavado ventilada.',
    'A fitted kitchen with a pantry, and behind it an airy laundry area.',
  ],
  [
    'pantry',
    'La despensa está dentro de la cocina, al alcance de la mano.',
    'The pantry is inside the kitchen, within arm’s reach.',
  ],
  [
    'fine',
    'La cocina lleva tope de cuarzo, isla y gabinetes hasta el techo.',
    'The kitchen has quartz worktops, an island and cabinets up to the ceiling.',
  ],
  [
    'fine !works',
    'En la cocina, la isla sirve a la vez de mesa de trabajo y de barra.',
    'In the kitchen the island is both worktop and bar.',
  ],
  [
    'good',
    'La cocina es modular, con tope de granito y espacio para nevera grande.',
    'The kitchen is fitted, with granite worktops and room for a large fridge.',
  ],
  [
    'good',
    'Gabinetes nuevos en la cocina, tope de granito y [gas por tubería|salida para horno].',
    'New cabinets in the kitchen, granite worktops and [piped gas|a point for the oven].',
  ],
  [
    'plain',
    'La cocina tiene gabinetes y tope de granito natural.',
    'The kitchen has cabinets and a natural granite worktop.',
  ],
  [
    'plain washing_area',
    'De la cocina se sale al área de lavado, que tiene ventana.',
    'The kitchen leads to the laundry area, which has a window.',
  ],
  [
    'white',
    'La línea blanca está incluida: estufa, nevera y lavadora.',
    'Appliances are included: stove, fridge and washing machine.',
  ],
  [
    'white',
    'Se queda la línea blanca completa, con su lavadora y secadora.',
    'All the appliances stay, washer and dryer too.',
  ],
  [
    'service_area',
    'El cuarto de servicio tiene su baño y entrada por el área de lavado.',
    'The service room has its own bathroom and a door through the laundry area.',
  ],
  [
    'service_area big',
    'La zona de servicio está aparte, con habitación y baño completos.',
    'The service quarters are separate, with a full bedroom and bathroom.',
  ],
  [
    'washing_area !service_area',
    'El área de lavado queda aparte y tiene donde tender.',
    'The laundry area is separate and has room to hang clothes.',
  ],
  [
    'works',
    'La cocina se entrega equipada con gabinetes modulares y tope de granito o cuarzo a elegir.',
    'The kitchen is delivered with fitted cabinets and a choice of granite or quartz worktops.',
  ],
  [
    'furnished',
    'La cocina viene equipada con vajilla y enseres para el uso de cada día.',
    'The kitchen comes with crockery and everything for daily use.',
  ],
  [
    'beds1',
    'La cocina es lineal y queda a un paso de la mesa.',
    'The kitchen runs along one wall, a step from the table.',
  ],
  ['', 'La cocina recibe luz y ventilación natural.', 'The kitchen gets natural light and air.'],
  [
    'good',
    'La cocina se resolvió con [módulos claros|melamina de alta densidad], tope de granito y extractor.',
    'The kitchen is done in [pale units|dense melamine], with granite worktops and an extractor.',
  ],
  [
    'good !small',
    'En la cocina caben [dos cocinando|una mesa de diario], y el tope es de granito.',
    'The kitchen has room for [two cooks|an everyday table], and granite worktops.',
  ],
  [
    'plain',
    'La cocina es [práctica|cerrada], con buena ventana y tope resistente.',
    'The kitchen is [practical|separate], with a good window and hard-wearing worktops.',
  ],
  [
    'plain modest',
    'Cocina [de gabinetes nuevos|con gabinetes de pino], lista para su estufa.',
    'A kitchen [with new cabinets|with pine cabinets], ready for your stove.',
  ],
  [
    'fine',
    'Cocina [alemana|italiana] con electrodomésticos empotrados y tope de porcelanato sinterizado.',
    '[A German|An Italian] kitchen with built-in appliances and sintered-stone worktops.',
  ],
  [
    'fine',
    'Una isla de [mármol|cuarzo veteado] separa la cocina de la sala sin cerrarla.',
    'An island in [marble|veined quartz] divides kitchen from living room without closing it off.',
  ],
  [
    'washing_area',
    'El lavado [es techado y tiene salida de gas para secadora|queda detrás de la cocina, con reja].',
    'The laundry [is covered, with gas for a dryer|is behind the kitchen].',
  ],
  [
    'service_area',
    'Quien ayuda en casa tiene [habitación, baño y entrada aparte|su espacio completo].',
    'Household help has [a bedroom, bathroom and separate entrance|full quarters].',
  ],
  [
    'pantry',
    'La despensa [cabe para la compra del mes|tiene estantes hasta el techo].',
    'The pantry [holds a month’s shopping|has shelves to the ceiling].',
  ],
  [
    'breakfast_room',
    'El desayunador es [para cuatro|donde empieza el día].',
    'The breakfast bar [seats four|is where the day begins].',
  ],
  [
    'beds1 !plain',
    'La cocina es abierta, [con barra para dos|con gabinetes altos], y tiene extractor.',
    'The kitchen is open, [with a bar for two|with tall cabinets], and has an extractor.',
  ],
  [
    'furnished',
    'La cocina está equipada [de cucharas a licuadora|con todo lo necesario para cocinar].',
    'The kitchen is equipped [from spoons to blender|with everything you need to cook].',
  ],
]
