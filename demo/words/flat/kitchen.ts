import type { Line } from '../grammar.ts'

/** The kitchen and what works behind it. */
export const kitchen: readonly Line[] = [
  [
    'breakfast_room',
    'La cocina tiene desayunador y comunica con [el área de lavado|el comedor].',
    'The kitchen has a breakfast bar and leads to [the laundry area|the dining area].',
  ],
  [
    'breakfast_room fine',
    'El desayunador, de piedra, mira a la sala.',
    'The stone breakfast bar looks on to the living room.',
  ],
  [
    'pantry washing_area',
    'La cocina es modular, con despensa y [el área de lavado detrás|un área de lavado ventilada].',
    'The kitchen is fitted, with a pantry and [the laundry behind it|an airy laundry area].',
  ],
  [
    'pantry',
    'La despensa está dentro de la cocina, [al alcance de la mano|junto a la nevera].',
    'The pantry is inside the kitchen, [within arm’s reach|beside the fridge].',
  ],
  [
    'fine',
    'La cocina lleva [tope de cuarzo|tope de piedra sinterizada], isla y gabinetes hasta el techo.',
    'The kitchen has [quartz|sintered-stone] worktops, an island and cabinets up to the ceiling.',
  ],
  [
    'fine !works',
    'En la cocina, la isla [sirve a la vez de mesa de trabajo y de barra|reúne a todos a la hora del café].',
    'In the kitchen, the island [is both worktop and bar|is where everyone gathers for coffee].',
  ],
  [
    'good',
    'La cocina es modular, con tope de granito y espacio para [nevera grande|una nevera de dos puertas].',
    'The kitchen is fitted, with granite worktops and room for [a large fridge|a double-door fridge].',
  ],
  [
    'good',
    'Los gabinetes de la cocina son nuevos, con tope de granito y [gas por tubería|salida para horno].',
    'The kitchen cabinets are new, with granite worktops and [piped gas|a point for the oven].',
  ],
  [
    'plain',
    'La cocina tiene [gabinetes y tope de granito|gabinetes de madera y tope de granito].',
    'The kitchen has [cabinets|wooden cabinets] and a granite worktop.',
  ],
  [
    'plain washing_area',
    'De la cocina se sale al área de lavado, que [tiene ventana|es techada].',
    'The kitchen leads to the laundry area, which [has a window|is covered].',
  ],
  [
    'white',
    'La línea blanca está incluida: estufa, nevera y [lavadora|torre de lavado].',
    'Appliances are included: stove, fridge and [washing machine|washer-dryer].',
  ],
  [
    'white !works',
    'Se queda la línea blanca completa, [con lavadora y secadora|casi sin uso].',
    'All the appliances stay, [washer and dryer included|hardly used].',
  ],
  [
    'service_area',
    'El cuarto de servicio tiene su baño y [entrada por el área de lavado|entrada aparte].',
    'The service room has its own bathroom and [a door through the laundry area|a separate entrance].',
  ],
  [
    'service_area big',
    'La zona de servicio está aparte, con [habitación y baño|cuarto, baño y lavado].',
    'The service quarters are separate, with [a bedroom and bathroom|a bedroom, bathroom and laundry].',
  ],
  [
    'washing_area !service_area',
    'El área de lavado queda aparte y [tiene donde tender|está ventilada].',
    'The laundry area is separate and [has room to hang clothes|well ventilated].',
  ],
  [
    'works',
    'La cocina se entrega con gabinetes modulares y [tope de granito o cuarzo a elegir|el tope que escojas, granito o cuarzo].',
    'The kitchen comes with fitted cabinets and [a choice of granite or quartz worktops|worktops in granite or quartz, as you choose].',
  ],
  [
    'furnished',
    'La cocina está equipada con vajilla y [enseres para el día a día|todo para cocinar].',
    'The kitchen comes with crockery and [everything for daily use|all you need to cook].',
  ],
  [
    'beds1',
    'La cocina es lineal y [queda a un paso de la mesa|aprovecha toda la pared].',
    'The kitchen runs along one wall, [a step from the table|every inch of it used].',
  ],
  ['', 'La cocina recibe luz y ventilación natural.', 'The kitchen gets natural light and air.'],
  [
    'good',
    'La cocina es de [módulos claros|melamina de alta densidad], con tope de granito y extractor.',
    'The kitchen is done in [pale units|dense melamine], with granite worktops and an extractor.',
  ],
  [
    'good !small',
    'En la cocina caben [dos cocinando|una mesa de diario], y el tope es de granito.',
    'The kitchen has room for [two cooks|an everyday table], and the worktops are granite.',
  ],
  [
    'plain',
    'La cocina es [práctica|cerrada], con buena ventana y tope resistente.',
    'The kitchen is [practical|separate], with a good window and hard-wearing worktops.',
  ],
  [
    'plain modest',
    'La cocina [tiene gabinetes nuevos|tiene gabinetes de pino] y queda lista para tu estufa.',
    'The kitchen has [new|pine] cabinets and is ready for your stove.',
  ],
  [
    'fine',
    'La cocina, [alemana|italiana], lleva electrodomésticos empotrados y tope de porcelanato sinterizado.',
    'The [German|Italian] kitchen has built-in appliances and sintered-stone worktops.',
  ],
  [
    'fine',
    'Una isla de [mármol|cuarzo veteado] separa la cocina de la sala sin cerrarla.',
    'An island in [marble|veined quartz] divides kitchen from living room without closing it off.',
  ],
  [
    'washing_area',
    'El lavado [es techado y tiene salida de gas para secadora|queda detrás de la cocina].',
    'The laundry [is covered, with gas for a dryer|is behind the kitchen].',
  ],
  [
    'service_area',
    'Quien ayuda en casa tiene [habitación, baño y entrada aparte|su propio cuarto con baño].',
    'Household help has [a bedroom, bathroom and separate entrance|a room of their own with a bathroom].',
  ],
  [
    'pantry',
    'En la despensa [cabe la compra del mes|hay estantes hasta el techo].',
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
