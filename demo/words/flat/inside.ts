import type { Line } from '../grammar.ts'

/** How the living areas are. */
export const living: readonly Line[] = [
  [
    'living_dining_room balcony',
    'Sala y comedor forman un solo espacio que termina en el balcón.',
    'Living and dining room are one space that ends at the balcony.',
  ],
  [
    'living_dining_room balcony',
    'El área social es corrida: del comedor se pasa a la sala y de la sala al balcón, [sin escalones|sin tropiezos].',
    'The living area runs in one line, dining table to sofa to balcony.',
  ],
  [
    'living_dining_room !balcony',
    'La sala-comedor recibe luz natural y admite una mesa de seis puestos.',
    'The living and dining room gets natural light and takes a table for six.',
  ],
  [
    'living_dining_room',
    'El diseño es abierto: quien cocina sigue conversando con quien está en la sala.',
    'The plan is open: whoever is cooking stays in the conversation.',
  ],
  [
    'living_room dining_room',
    'La sala y el comedor están separados, como prefieren las familias que reciben.',
    'Living and dining rooms are separate, the way people who entertain like them.',
  ],
  [
    'living_room dining_room',
    'Hay comedor aparte, de modo que la sala queda [libre|entera] para estar.',
    'There is a separate dining room, so the living room is left for living.',
  ],
  [
    'living_room balcony',
    'La sala es ancha y abre a un balcón donde caben mesa y sillas.',
    'The living room is wide and opens to a balcony with room for a table and chairs.',
  ],
  [
    'family_room',
    'Además de la sala hay un estar familiar, ideal para la televisión o los juegos de los niños.',
    'Beside the living room there is a family room, just right for television or the children’s games.',
  ],
  [
    'family_room big',
    'El family room permite que los muchachos tengan su espacio y la sala se mantenga recogida.',
    'A family room gives the children their own space and keeps the living room tidy.',
  ],
  [
    'studio',
    'Un estudio cerca de la entrada sirve de oficina en casa o de habitación de visita.',
    'A study near the door works as a home office or a guest room.',
  ],
  [
    'studio',
    'El estudio tiene puerta y ventana, así que se puede trabajar [desde casa de verdad|con la puerta cerrada].',
    'The study has a door and a window, so you can really work from home.',
  ],
  [
    'foyer',
    'Se entra por un recibidor que separa la puerta de la sala.',
    'You come in through a hall that sets the door apart from the living room.',
  ],
  [
    'balcony view_sea',
    'El balcón es hondo, cabe una hamaca y da derecho al agua.',
    'The balcony is deep enough for a hammock and faces straight out to the water.',
  ],
  [
    'balcony',
    'El balcón se usa de verdad: tiene sombra por la tarde.',
    'The balcony gets real use: it is in the shade in the afternoon.',
  ],
  [
    'balcony city',
    'Al balcón se sale desde la sala y desde la habitación principal.',
    'You reach the balcony from the living room and from the main bedroom.',
  ],
  [
    'terrace !penthouse',
    'La terraza es propia y casi duplica el espacio de estar.',
    'The terrace is private and almost doubles the living space.',
  ],
  [
    'small',
    'Los espacios están bien repartidos y no hay pasillos que roben metros.',
    'The space is well shared out and no metres are lost to corridors.',
  ],
  [
    'big',
    'Los {m2} se sienten: hay pasillos anchos, clósets de sobra y distancia entre las habitaciones y el área social.',
    'You can feel the {m2}: wide corridors, more closets than you need and distance between bedrooms and living areas.',
  ],
  ['cornices', 'Los techos llevan cornisas y luces empotradas.', 'Ceilings have cornices and recessed lights.'],
  [
    'fine',
    'Pisos de porcelanato de formato grande, puertas de piso a techo y carpintería hecha a medida.',
    'Large-format porcelain floors, full-height doors and made-to-measure joinery.',
  ],
  [
    'good',
    'Pisos de porcelanato, ventanas corredizas y puertas de madera preciosa.',
    'Porcelain floors, sliding windows and hardwood doors.',
  ],
  [
    'good !older',
    'Las ventanas son grandes y corredizas, y la brisa cruza de un lado a otro.',
    'The windows are large sliding ones, and the breeze crosses from side to side.',
  ],
  [
    'plain',
    'Los pisos son de cerámica y las ventanas de aluminio, todo en buen estado.',
    'Floors are tiled and windows aluminium, all in good order.',
  ],
  [
    'plain',
    'La distribución es sencilla y se aprovecha completa.',
    'The layout is simple and every bit of it is used.',
  ],
  [
    'older',
    'Se le han ido renovando baños y tuberías con los años, y se nota el cuidado.',
    'Bathrooms and plumbing have been renewed over the years, and the care shows.',
  ],
  [
    'balcony !view_sea',
    'El balcón [mira al fresco de la tarde|recibe el sol de la mañana] y cabe un juego de terraza.',
    'The balcony [faces the cool of the afternoon|gets the morning sun] and takes a set of garden chairs.',
  ],
  [
    'balcony modest',
    'Hay balcón para [tomar el fresco|sentarse en la tarde] y ver pasar la calle.',
    'There is a balcony for [taking the air|sitting out in the evening] and watching the street.',
  ],
  [
    'balcony coast',
    'El balcón es techado y se cena afuera [casi todo el año|sin mosquitos].',
    'The balcony is covered and you can dine outside [almost all year|in comfort].',
  ],
  [
    'living_dining_room',
    'La sala y el comedor miden [lo suficiente para recibir|más de lo que aparentan] y están pintados de blanco.',
    'Living and dining areas are [big enough for company|bigger than they look] and painted white.',
  ],
  [
    'living_dining_room small',
    'El área social es compacta y bien iluminada, con [lugar para un sofá grande|espacio para mesa de cuatro].',
    'The living area is compact and well lit, with [room for a big sofa|space for a table for four].',
  ],
  [
    'living_dining_room modest',
    'La sala-comedor es fresca y [da al frente|tiene doble ventana].',
    'The living and dining room is cool and [faces the front|has windows on two sides].',
  ],
  [
    'living_room dining_room',
    'Sala y comedor [se comunican por un vano ancho|comparten la misma luz], sin mezclarse.',
    'Living and dining rooms [meet through a wide opening|share the same light] without running together.',
  ],
  [
    'plain',
    'Los ambientes son [cómodos|proporcionados] y la pintura está reciente.',
    'The rooms are [comfortable|well proportioned] and the paint is recent.',
  ],
  [
    'plain modest',
    'Pisos de granito [pulido|brillado] y puertas de madera en buen estado.',
    '[Polished|Gleaming] terrazzo floors and wooden doors in good order.',
  ],
  [
    'good',
    'Terminaciones cuidadas: porcelanato, [luces led|plafones con luz indirecta] y ventanas de perfil ancho.',
    'Careful finishes: porcelain tile, [LED lighting|coves with indirect light] and wide-framed windows.',
  ],
  [
    'good modest',
    'Lleva porcelanato en toda el área y [puertas de roble|puertas de caoba].',
    'There is porcelain tile throughout, with [oak|mahogany] doors.',
  ],
  [
    'fine',
    'Todo está a otro nivel de detalle: [herrajes italianos|carpintería lacada], iluminación por escenas y cristales de control solar.',
    'The detail is of another order: [Italian fittings|lacquered joinery], lighting by scene and solar-control glass.',
  ],
  [
    'fine city',
    'Los techos superan [los 2.80 metros|lo habitual] y los ventanales llegan al piso.',
    'Ceilings are [over 2.80 metres|higher than usual] and the windows reach the floor.',
  ],
  [
    'foyer',
    'El recibidor [tiene clóset de visitas|deja ver primero la ventana].',
    'The entrance hall [has a coat closet|shows you the window first].',
  ],
  [
    'small beds1 !plain',
    'Cada metro tiene función: [guardado en los pasillos|clósets hasta el techo], mesa que se pliega y buena ventana.',
    'Every metre does something: [storage in the hall|closets to the ceiling], a folding table and a good window.',
  ],
  [
    'older !plain',
    'Fue remodelado hace [poco|unos años], con pisos y cableado nuevos.',
    'It was remodelled [recently|a few years ago], with new floors and wiring.',
  ],
  [
    'works',
    'En planos se aprecia [la buena ventilación cruzada|el balcón corrido] y la separación entre lo social y lo privado.',
    'The plans show [good cross-ventilation|a full-width balcony] and a clear line between social and private areas.',
  ],
  [
    'works',
    'Se entrega con pisos de porcelanato, puertas y baños terminados.',
    'It is delivered with porcelain floors, doors and finished bathrooms.',
  ],
]

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

/** A penthouse's roof. */
export const roof: readonly Line[] = [
  [
    'terrace jacuzzi',
    'Arriba hay terraza con picuzzi, área de barbacoa y medio baño.',
    'Above there is a terrace with a plunge tub, a barbecue and a washroom.',
  ],
  [
    'terrace covered_terrace',
    'La terraza tiene una parte techada para comer y otra al sol.',
    'Part of the terrace is roofed for dining, part is open to the sun.',
  ],
  [
    'terrace view_sea',
    'Desde la terraza el mar se ve de un extremo a otro.',
    'From the terrace you see the sea from one end to the other.',
  ],
  [
    'terrace view_city',
    'De noche, la terraza tiene toda la ciudad encendida al frente.',
    'At night the terrace has the whole city lit up in front of it.',
  ],
  [
    'terrace',
    'La terraza es amplia, con salida de agua, gas y electricidad.',
    'The terrace is large, with water, gas and power points.',
  ],
  [
    'terrace',
    'A la terraza se sube por dentro y es de uso exclusivo.',
    'The terrace is reached from inside and belongs to this home alone.',
  ],
]
