import type { Line } from '../grammar.ts'

/** First sentences for houses and villas. */
export const openings: readonly Line[] = [
  [
    'view_sea shore_front',
    'La {house} está sobre la playa y cada habitación principal despierta con el mar.',
    'The {house} stands on the beach, and every main room wakes up to the sea.',
  ],
  [
    'shore_front',
    'Entre la terraza y la arena solo hay jardín.',
    'There is nothing but garden between the terrace and the sand.',
  ],
  [
    'view_sea',
    'Desde la terraza se ve el mar por encima de los árboles.',
    'From the terrace you see the sea over the treetops.',
  ],
  [
    'shore_walk swimming_pool',
    'Piscina propia y la playa a {walk} minutos a pie: poco más hace falta para vivir aquí.',
    'Its own pool, and the beach {walk} minutes away on foot: there is little else you need to live here.',
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
    'view_golf fine',
    'Villa frente al green, de {beds}, con los ambientes volcados hacia la piscina.',
    'A villa on the fairway with {beds}, all its rooms turned towards the pool.',
  ],
  [
    'view_mountains mountain',
    'Amanece con neblina y despeja con vista a las lomas: así son las mañanas en esta {house} de {place}.',
    'Mornings start in mist and clear to a view of the hills: that is what it is like in this {house} in {place}.',
  ],
  [
    'mountain',
    'Una {house} para el fresco, con chimenea de leña [en la sala|para las noches frías] y pinos alrededor.',
    'A {house} for cool weather, with a wood fire in the living room and pines all around.',
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
    'Una villa de {m2} en {place}, pensada para recibir sin que la familia pierda su espacio.',
    'A villa of {m2} in {place}, designed for entertaining without the family losing its own space.',
  ],
  [
    'resort fine',
    'La entrada pasa entre palmas y termina en un patio interior: desde ahí la villa se abre hacia la piscina.',
    'The drive runs between palms to an inner court, and from there the villa opens towards the pool.',
  ],
  [
    'resort twolevels',
    'Dos niveles, techos altos y {beds}: es la villa que se busca en {place} para reunir a toda la familia.',
    'Two levels, high ceilings and {beds}: the kind of villa people look for in {place} to bring the whole family together.',
  ],
  [
    'resort',
    'Arquitectura limpia, sombra profunda y agua a la vista desde casi todos los ambientes.',
    'Clean architecture, deep shade and water in view from almost every room.',
  ],
  [
    'swimming_pool beach',
    'La vida de la casa ocurre alrededor de la piscina, que queda a tres pasos de la sala.',
    'Life in this house happens around the pool, three steps from the living room.',
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
    'gated !resort',
    'Residencial cerrado, calle sin salida y niños en bicicleta: el ambiente es de los de antes.',
    'A gated development, a street with no through traffic and children on bicycles.',
  ],
  [
    'onelevel modest',
    'Casa de un nivel, con su marquesina al frente y patio atrás, como las que se siguen buscando en {city}.',
    'A one-level house with a car port in front and a yard behind, the kind people still look for in {city}.',
  ],
  [
    'onelevel modest courtyard',
    'El patio tiene espacio para matas, para tender y para ampliar si la familia crece.',
    'The yard has space for fruit trees, for the washing and for an extension if the family grows.',
  ],
  [
    'onelevel !modest',
    'No hay escaleras: toda la casa está en un nivel y se recorre con comodidad.',
    'There are no stairs: the whole house is on one level and easy to move around.',
  ],
  [
    'twolevels modest',
    'Dos niveles bien separados: abajo se recibe, arriba se duerme.',
    'Two clearly separate levels: you receive guests below and sleep above.',
  ],
  [
    'twolevels city',
    'En la primera planta está la vida de familia; en la segunda, el descanso.',
    'The first floor is for family life, the second for rest.',
  ],
  [
    'older city',
    'Construida en {year}, conserva los techos altos y el patio de las casas de esa época en {place}.',
    'Built in {year}, it keeps the high ceilings and patio of the houses of its day in {place}.',
  ],
  [
    'older',
    'La levantaron en {year} con block y varilla de sobra, y ha aguantado bien los años.',
    'It was built in {year} with more block and steel than needed, and it has stood the years well.',
  ],
  ['new', 'Casa nueva, terminada en {year}, sin estrenar.', 'A new house, finished in {year} and never lived in.'],
  [
    'works project',
    'En {project}, {developer} construye casas de {m2}, y esta se puede reservar hoy.',
    'At {project}, {developer} is building houses of {m2}, and this one can be reserved today.',
  ],
  [
    'works',
    'Se entrega en {delivery}, a tiempo para escoger pisos y colores.',
    'It will be handed over in {delivery}, in time to choose floors and colours.',
  ],
  ['lease', 'Casa en alquiler en {where}, con {beds} y patio.', 'A house to rent in {where}, with {beds} and a yard.'],
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
    'colonial',
    'Muros de piedra, patio central y una fachada que forma parte de la historia de la calle.',
    'Stone walls, a central patio and a façade that belongs to the history of the street.',
  ],
  [
    'colonial',
    'Casa de {year} en {place}, con galería alta y patio de sombra.',
    'A house of {year} in {place}, with a tall gallery and a shaded patio.',
  ],
  [
    'beds4/beds5 !resort',
    'Con {beds} y {baths}, alcanza para tres generaciones bajo un mismo techo.',
    'With {beds} and {baths}, there is room for three generations under one roof.',
  ],
  [
    'exclusive',
    'Propiedad en exclusiva en {where}, que solo se muestra con cita.',
    'Offered exclusively in {where} and shown by appointment only.',
  ],
  [
    'beds3',
    'Tres habitaciones, marquesina y patio: lo que una familia pide, sin nada que sobre.',
    'Three bedrooms, a car port and a yard: what a family asks for, with nothing wasted.',
  ],
  [
    'beds2',
    'Casa pequeña y bien llevada, con {beds} y fácil de cuidar.',
    'A small, well-kept house with {beds}, easy to look after.',
  ],
  [
    'plain sale',
    'Casa sencilla en {where}, habitable desde el primer día y con margen para mejorar.',
    'A simple house in {where}, liveable from the first day and with room for improvement.',
  ],
  [
    'fine !resort',
    'Se construyó para vivirla, no para venderla, y eso se nota en las terminaciones.',
    'It was built to be lived in, not to be sold, and the finishes show it.',
  ],
]
