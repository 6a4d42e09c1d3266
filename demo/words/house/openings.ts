import type { Line } from '../grammar.ts'

/** First sentences for houses and villas. */
export const openings: readonly Line[] = [
  [
    'view_sea shore_front',
    'La {house} está sobre la playa, y [cada habitación principal despierta con el mar|el mar se ve desde casi toda la casa].',
    'The {house} stands on the beach, and [every main room wakes up to the sea|you see the sea from almost every room].',
  ],
  [
    'shore_front terrace/covered_terrace',
    'Entre la terraza y la arena solo hay jardín.',
    'There is nothing but garden between the terrace and the sand.',
  ],
  [
    'view_sea terrace/covered_terrace',
    'Desde la terraza se ve el mar por encima de los árboles.',
    'From the terrace you see the sea over the treetops.',
  ],
  [
    'shore_walk swimming_pool',
    'Tiene piscina propia y la playa a {walk} minutos a pie: poco más hace falta para vivir aquí.',
    'It has its own pool, and the beach is {walk} minutes away on foot: there is little else you need to live here.',
  ],
  [
    'shore_walk',
    'A {walk} minutos caminando de la playa, en una calle donde apenas pasan carros.',
    'It is {walk} minutes on foot from the beach, on a street that sees hardly any cars.',
  ],
  [
    'view_golf',
    'El fondo del solar da al campo de golf y la vista no se va a tapar.',
    'The back of the plot faces the golf course, and nothing will ever block that view.',
  ],
  [
    'view_golf fine swimming_pool',
    'Es una villa de {bedroomed} frente al green, con los ambientes volcados hacia la piscina.',
    'This is a {bedroomed} villa on the fairway, all its rooms turned towards the pool.',
  ],
  [
    'view_mountains mountain',
    'Amanece con neblina y despeja con vista a las lomas: así son las mañanas en esta {house} de {place}.',
    'Mornings start in mist and clear to a view of the hills: that is what it is like in this {house} in {place}.',
  ],
  [
    'mountain',
    'Es una {house} para el fresco, con chimenea de leña [en la sala|para las noches frías] y pinos alrededor.',
    'This is a {house} for cool weather, with a wood fire [in the living room|for cold nights] and pines all around.',
  ],
  [
    'mountain',
    'Quien sube a {city} los fines de semana sabe lo que vale una casa así, con {lot} de terreno.',
    'Anyone who drives up to {city} at weekends knows what a house like this is worth, with {lot} of land.',
  ],
  [
    'view_mountains town',
    'Tiene las lomas de fondo y la brisa que baja de ellas por la tarde.',
    'It has the hills behind it and the breeze that comes down from them in the afternoon.',
  ],
  [
    'resort !works',
    'Es una villa de {m2} en {place}, pensada para recibir sin que la familia pierda su espacio.',
    'This {m2} villa in {place} is designed for entertaining without the family losing its own space.',
  ],
  [
    'resort fine swimming_pool',
    'La entrada pasa entre palmas y termina en un patio interior: desde ahí la villa se abre hacia la piscina.',
    'The drive runs between palms to an inner court, and from there the villa opens towards the pool.',
  ],
  [
    'resort twolevels',
    'Dos niveles, techos altos y {beds}: es la villa que se busca en {place} para reunir a toda la familia.',
    'Two levels, high ceilings and {beds}: the kind of villa people look for in {place} to bring the whole family together.',
  ],
  [
    'resort swimming_pool',
    'La arquitectura es limpia, la sombra profunda y el agua [se ve desde casi todos los ambientes|está siempre a la vista].',
    'The architecture is clean, the shade deep and the water [in view from almost every room|always in sight].',
  ],
  [
    'swimming_pool beach',
    'La vida de la casa ocurre alrededor de la piscina, [a tres pasos de la sala|que queda frente a la sala].',
    'Life in this house happens around the pool, [three steps from the living room|right outside the living room].',
  ],
  [
    'swimming_pool beach onelevel',
    'Todo en un solo nivel: sala, cocina y {beds} miran a la piscina.',
    'All on one level: living room, kitchen and {beds} look on to the pool.',
  ],
  [
    'swimming_pool city',
    'Una casa con piscina en {place} ya no se encuentra fácil.',
    'A house with a pool in {place} is no longer easy to find.',
  ],
  [
    'gated twolevels !resort',
    'Detrás de la garita hay pocas casas, y esta de dos niveles es de las mejor ubicadas.',
    'There are few houses behind the gate, and this two-level one is among the best placed.',
  ],
  [
    'gated !resort !works',
    'Es un residencial cerrado, de calle sin salida y [niños en bicicleta|vecinos que se saludan].',
    'It is a gated development, on a street with no through traffic and [children on bicycles|neighbours who say hello].',
  ],
  [
    'onelevel modest courtyard !noparking',
    'Es una casa de un nivel, con su marquesina al frente y patio atrás, como las que se siguen buscando en {city}.',
    'It is a one-level house with a car port in front and a yard behind, the kind people still look for in {city}.',
  ],
  [
    'onelevel modest courtyard',
    'El patio tiene espacio para matas, para tender y para ampliar si la familia crece.',
    'The yard has space for fruit trees, for the washing and for an extension if the family grows.',
  ],
  [
    'onelevel !modest',
    'No hay escaleras: los {m2} están en un solo nivel y se recorren con comodidad.',
    'There are no stairs: its {m2} are all on one level and easy to move around.',
  ],
  [
    'twolevels modest',
    'Son dos niveles bien separados: abajo se recibe, arriba se duerme.',
    'The two levels are clearly separate: you receive guests below and sleep above.',
  ],
  [
    'twolevels city',
    'En la primera planta está la vida de familia; en la segunda, el descanso.',
    'The ground floor is for family life, the upper one for rest.',
  ],
  [
    'older city courtyard',
    'Construida en {year}, conserva los techos altos y el patio de las casas de esa época en {place}.',
    'Built in {year}, it keeps the high ceilings and patio of the houses of its day in {place}.',
  ],
  [
    'older',
    'La levantaron en {year} con block y varilla de sobra, y ha aguantado bien los años.',
    'It was built in {year} with more block and steel than needed, and it has stood the years well.',
  ],
  [
    'new',
    'Es una casa nueva, terminada en {year} y sin estrenar.',
    'It is a new house, finished in {year} and never lived in.',
  ],
  [
    'works project',
    'En {project}, {developer} construye casas de {m2}, y esta se puede reservar hoy.',
    'At {project}, {developer} is building {m2} houses, and this one can be reserved today.',
  ],
  [
    'works',
    'Se entrega en {delivery}, a tiempo para escoger pisos y colores.',
    'It will be handed over in {delivery}, in time to choose floors and colours.',
  ],
  [
    'lease courtyard',
    'Es una casa de {bedroomed} en alquiler en {where}, con patio.',
    'This {bedroomed} house with a yard is for rent in {where}.',
  ],
  [
    'lease furnished',
    'Se alquila amueblada y equipada, lista para llegar.',
    'It is let furnished and equipped, ready to walk into.',
  ],
  [
    'furnished sale',
    'Los muebles se quedan, y están escogidos con gusto.',
    'The furniture stays, and it has been chosen well.',
  ],
  [
    'large_lot',
    'Lo que primero llama la atención es el terreno: {lot} con árboles adultos.',
    'The first thing you notice is the land: {lot} with mature trees.',
  ],
  [
    'colonial courtyard',
    'Tiene muros de piedra, patio central y una fachada que forma parte de la historia de la calle.',
    'It has stone walls, a central patio and a façade that belongs to the history of the street.',
  ],
  [
    'colonial courtyard',
    'Es una casa de {year} en {place}, con galería alta y patio de sombra.',
    'It is a house of {year} in {place}, with a tall gallery and a shaded patio.',
  ],
  [
    'beds4/beds5 !resort',
    'Con {beds} y {baths}, alcanza para tres generaciones bajo un mismo techo.',
    'With {beds} and {baths}, there is room for three generations under one roof.',
  ],
  [
    'exclusive',
    'La ofrecemos en exclusiva en {where} y se muestra con cita.',
    'We offer it exclusively in {where}, by appointment.',
  ],
  [
    'beds3 courtyard !noparking',
    'Tres habitaciones, marquesina y patio: lo que una familia pide, sin nada que sobre.',
    'Three bedrooms, a car port and a yard: what a family asks for, with nothing wasted.',
  ],
  [
    'beds2',
    'Es una casa pequeña y bien llevada, de {bedroomed} y fácil de cuidar.',
    'It is a small, well-kept {bedroomed} house, easy to look after.',
  ],
  [
    'plain sale !works',
    'Es una casa sencilla en {where}, habitable desde el primer día y con margen para mejorar.',
    'It is a simple house in {where}, liveable from the first day and with room for improvement.',
  ],
  [
    'fine !resort !works',
    'Se construyó para vivirla, no para venderla, y eso se nota en las terminaciones.',
    'It was built to be lived in, not to be sold, and the finishes show it.',
  ],
]
