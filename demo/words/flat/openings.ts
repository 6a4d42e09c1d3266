import type { Line } from '../grammar.ts'

/** First sentences for apartments and penthouses: each begins with what sets this one apart. */
export const openings: readonly Line[] = [
  [
    'view_sea !penthouse',
    'Desde la sala de este apartamento se ve el mar [completo|de frente|a toda hora].',
    'You can see the sea from the [living room|sofa] of this apartment.',
  ],
  [
    'view_sea',
    'El mar [acompaña casi todos los espacios|está presente en casi todos los ambientes] de este {home} en {place}.',
    'The sea [follows you through|is in view from] almost every room of this {home} in {place}.',
  ],
  [
    'view_sea high',
    'En el {floor}, el Caribe ocupa el ventanal [de lado a lado|completo].',
    'Up on the {floor}, the Caribbean fills the window [from side to side|end to end].',
  ],
  [
    'shore_front',
    'El edificio está en primera línea de playa: [bajas y ya pisas arena|la arena empieza al pie de la escalera].',
    'The building stands on the beach itself: [go down and you are on the sand|the sand begins at the foot of the stairs].',
  ],
  [
    'shore_walk',
    'La playa queda a {walk} minutos caminando, sin carro y sin prisa.',
    'The beach is a {walk}-minute walk away, no car needed.',
  ],
  [
    'shore_walk !works',
    'Quien busca vivir cerca del mar sin pagar primera línea tiene aquí [una buena respuesta|un buen punto medio]: {m2} a {walk} minutos a pie de la playa.',
    'For anyone who wants the sea close by without paying beachfront prices: {m2}, {walk} minutes from the beach on foot.',
  ],
  [
    'view_golf balcony',
    'El balcón da al campo de golf, así que enfrente solo hay grama y cielo.',
    'The balcony faces the golf course, so there is nothing opposite but grass and sky.',
  ],
  [
    'view_golf !penthouse',
    'Vivir frente al green cambia el ritmo del día, y este apartamento de {bedroomed} lo aprovecha.',
    'Living beside the fairway changes the pace of the day, and this {bedroomed} apartment makes the most of it.',
  ],
  [
    'view_park balcony',
    'Las copas de los árboles del parque quedan a la altura del balcón.',
    'The tops of the park trees come up to the balcony.',
  ],
  [
    'view_park high',
    'Pocas vistas de la capital son tan verdes como la de este {floor}.',
    'Few views in the capital are as green as the one from this {floor}.',
  ],
  [
    'view_city high',
    'Desde el {floor} la ciudad se extiende abajo y la brisa corre todo el día.',
    'From the {floor} the city spreads out below and the breeze never stops.',
  ],
  [
    'view_city high !older',
    'Un {floor} con vista despejada, en una torre de {levels} niveles de {place}.',
    'A {floor} with an open view, in a {levels}-level tower in {place}.',
  ],
  [
    'view_city !penthouse',
    'La primera impresión es la luz: entra por el ventanal de la sala y [llega hasta la cocina|lo recorre completo].',
    'The first thing you notice is the light: it comes through the living-room window and [reaches the kitchen|fills the place].',
  ],
  [
    'view_mountains balcony',
    'Del balcón se ven las lomas, y por la mañana se siente el fresco.',
    'The hills are in view from the balcony, and the mornings are cool.',
  ],
  [
    'view_garden ground !no_pets',
    'Está en la planta baja y se abre al jardín, lo que agradecen los niños, los mayores y las mascotas.',
    'It is on the ground floor and opens to the garden, which suits children, older people and pets alike.',
  ],
  [
    'view_garden !ground shore_none',
    'Está en el lado tranquilo del edificio: las ventanas dan [al jardín y no a la calle|al verde].',
    'It has the quiet side of the building: the windows face [the garden, not the street|the greenery].',
  ],
  [
    'view_garden coast swimming_pool',
    'Las ventanas dan al jardín y a la piscina, con [las palmas|los cocoteros] a la altura de la vista.',
    'The windows look over the garden and pool, with [palm trees|coconut palms] at eye level.',
  ],
  [
    'view_street modest',
    'Apartamento bien ubicado y fácil de mantener, en una calle conocida de {place}.',
    'A well-placed apartment that is easy to look after, on a well-known street in {place}.',
  ],
  [
    'view_street city',
    'En {place} casi todo se resuelve caminando, y este {home} está justo en medio.',
    'In {place} almost everything can be done on foot, and this {home} sits right in the middle.',
  ],
  [
    'penthouse twolevels',
    'Son dos niveles: abajo se vive y arriba se recibe.',
    'There are two levels: you live downstairs and entertain upstairs.',
  ],
  [
    'penthouse jacuzzi',
    'La terraza con picuzzi es el corazón de este penthouse y el lugar donde terminan todas las visitas.',
    'The terrace with its plunge tub is the heart of this penthouse, and where every visit ends up.',
  ],
  [
    'penthouse',
    'Último piso, sin vecinos arriba y con terraza propia: eso define este penthouse de {m2}.',
    'Top floor, nobody above and a terrace of its own: that is what defines this {m2} penthouse.',
  ],
  [
    'works project',
    'En {project} todavía se puede elegir, y esta unidad de {m2} es de las mejor distribuidas del plano.',
    '{project} still has homes to choose from, and this {m2} one is among the best laid out on the plan.',
  ],
  [
    'works project',
    '{developer} levanta {project} en {place}, y este es uno de sus apartamentos de {bedroomed}.',
    '{developer} is building {project} in {place}, and this is one of its {bedroomed} apartments.',
  ],
  [
    'works project coast',
    'Comprar en planos tiene sentido cuando la zona crece, y {place} crece: esta unidad de {project} tiene {m2}.',
    'Buying off plan makes sense where an area is growing, and {place} is: this home in {project} has {m2}.',
  ],
  [
    'works !project',
    'Se entrega en {delivery}, con tiempo para pagar el inicial [con calma|en cuotas] y escoger terminaciones.',
    'It will be handed over in {delivery}, leaving time to pay the deposit [at leisure|in instalments] and choose finishes.',
  ],
  [
    'works !project',
    'Es un proyecto en construcción en {place}: {m2} por apartamento y entrega prevista para {delivery}.',
    'This is a development under construction in {place}: {m2} per apartment, to be handed over in {delivery}.',
  ],
  ['new !lease', 'Está a estrenar y listo para mudarse.', 'It is brand new and ready to move into.'],
  [
    'new elevator',
    'El edificio se terminó en {year}, con instalaciones y ascensores como el primer día.',
    'The building was finished in {year}, and everything in it, lifts included, still feels like the first day.',
  ],
  [
    'older big',
    'Los apartamentos de antes se hacían amplios, y este lo demuestra: {m2} de ambientes que no se estorban.',
    'They used to build them large, and this one proves it: {m2} of rooms that never get in each other’s way.',
  ],
  [
    'older !lease',
    'Construido en {year} y bien conservado, con muros gruesos y techos más altos de lo que hoy se acostumbra.',
    'Built in {year} and well kept, with thick walls and higher ceilings than are usual today.',
  ],
  [
    'furnished lease',
    'Se alquila amueblado hasta el último detalle: llegar con las maletas es suficiente.',
    'It is let furnished to the last detail: all you need to bring is a suitcase.',
  ],
  [
    'furnished sale',
    'Se vende con todos sus muebles, en el mismo estado en que se ve en las fotos.',
    'It is sold with all its furniture, as the pictures show it.',
  ],
  [
    'lease !furnished',
    'Está disponible para alquiler de un año o más en {where}.',
    'Available to rent for a year or longer in {where}.',
  ],
  [
    'lease beds1',
    'Ideal para una persona sola o una pareja que trabaja cerca: {m2}, una habitación y todo a mano.',
    'Ideal for one person or a couple who work nearby: {m2}, one bedroom and everything within reach.',
  ],
  [
    'beds1 sale !works',
    'Pequeño en metros y generoso en lo que importa: {m2} sin un rincón perdido.',
    'Small in size and generous where it counts: {m2} without a wasted corner.',
  ],
  [
    'beds1',
    'Una habitación bien resuelta suele ser lo más fácil de alquilar en {place}, y esta lo está.',
    'A well-planned one-bedroom is usually the easiest thing to let in {place}, and this is one.',
  ],
  [
    'beds2 !penthouse',
    'Las dos habitaciones quedan a ambos lados de la sala, [cada una con su privacidad|sin estorbarse].',
    'The two bedrooms are on either side of the living room, [each with its privacy|out of each other’s way].',
  ],
  [
    'beds3 !works',
    'Para la familia que ya no cabe donde está: {beds}, {baths} y {m2} en {place}.',
    'For the family that has outgrown its home: {beds}, {baths} and {m2} in {place}.',
  ],
  [
    'beds3 modest !works',
    'Son tres habitaciones a precio alcanzable, en un residencial donde [los vecinos se conocen|se vive en familia].',
    'Three bedrooms at a price within reach, in a development where [neighbours know one another|families stay].',
  ],
  [
    'beds3 city !noparking',
    'Es el apartamento familiar que más se busca en {place}: tres habitaciones, área social unida y parqueo en el edificio.',
    'It is the family apartment people ask for most in {place}: three bedrooms, living areas joined together and parking at the building.',
  ],
  [
    'beds4/beds5',
    'Con {beds} y {m2}, da para una familia grande y todavía sobra para recibir.',
    'With {beds} and {m2} it fits a large family and still leaves room for guests.',
  ],
  ['exclusive', 'Lo ofrecemos en exclusiva en {where}.', 'We offer it exclusively, in {where}.'],
  [
    'colonial',
    'Detrás de una fachada de otra época hay un {home} cómodo para la vida de hoy.',
    'Behind a façade from another age is a {home} made for life today.',
  ],
  [
    'colonial',
    'Vivir en {place} es salir a pie a todo lo que tiene historia, y volver a una casa tranquila.',
    'Living in {place} means walking out to everything with a history, and coming back to a quiet home.',
  ],
  [
    'mountain',
    'A esta altura se duerme con frisa, y este {home} está hecho para disfrutarlo.',
    'Up here you sleep under a blanket, and this {home} is made to enjoy it.',
  ],
  [
    'fine city !works',
    'Las terminaciones se notan desde la puerta: madera, piedra y [luz bien puesta|detalles cuidados].',
    'The finishes show from the door on: timber, stone and [well-placed light|careful details].',
  ],
  [
    'fine',
    'Es un {home} para quien compara [calidad antes que metros|terminaciones antes que metros].',
    'It is a {home} for people who compare [quality before size|finishes before floor area].',
  ],
  [
    'plain sale',
    'Es una entrada accesible a {place}: {m2} con {beds} y margen para ponerlo a tu gusto.',
    'It is an affordable way into {place}: {m2} with {beds}, and room to make it your own.',
  ],
  [
    'town',
    'Pocos apartamentos salen a la venta o alquiler en {city} con esta ubicación.',
    'Few apartments come up in {city} with a location like this.',
  ],
  [
    'tower low',
    'Está en el {floor}, ni muy alto ni muy bajo: si hace falta, se sube por la escalera.',
    'It is on the {floor}, neither too high nor too low: you can take the stairs if you need to.',
  ],
  [
    'walkup top',
    'Es el último nivel de un edificio de {levels}, [bien ventilado|fresco] y sin pisadas arriba.',
    'It is the top level of a building of {levels}, [well ventilated|cool] and with no footsteps overhead.',
  ],
]
