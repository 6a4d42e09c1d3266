import type { Line } from '../grammar.ts'

export const living: readonly Line[] = [
  [
    'living_dining_room covered_terrace',
    'La sala y el comedor se abren por completo a la terraza techada, [donde se come casi a diario|que es otra sala].',
    'The living and dining rooms open fully on to the covered terrace, [where most meals happen|which is another living room].',
  ],
  [
    'living_dining_room',
    'La sala-comedor es amplia y [cruza la casa de frente a fondo|tiene luz de dos lados|deja circular la brisa].',
    'The living and dining room is wide and [runs from the front of the house to the back|has light from two sides|lets the breeze through].',
  ],
  [
    'living_dining_room modest',
    'La sala y el comedor comparten un espacio fresco, con [ventanas a ambos lados|buena brisa].',
    'The living and dining rooms share a cool space with [windows on both sides|a good breeze].',
  ],
  [
    'living_room dining_room',
    'La sala y el comedor están separados por un arco, [cada uno con su ventana|con buena luz en ambos].',
    'The living and dining rooms are separated by an arch, [each with its own window|both with good light].',
  ],
  [
    'living_room dining_room luxury',
    'El comedor formal da al jardín y la sala tiene techo a doble altura.',
    'The formal dining room faces the garden and the living room has a double-height ceiling.',
  ],
  [
    'family_room',
    'El family room queda junto a la cocina, [donde de verdad se pasa el tiempo|que es donde se hace la vida].',
    'The family room is next to the kitchen, [where the family really spends its time|which is where life happens].',
  ],
  [
    'drawing_room',
    'Hay un salón formal para recibir y otro más cómodo para el diario.',
    'There is a formal drawing room for guests and a more comfortable one for every day.',
  ],
  [
    'foyer',
    'El recibidor reparte hacia [el área social y las habitaciones|la sala y las habitaciones].',
    'The entrance hall leads one way to [the living areas|the living room] and the other to the bedrooms.',
  ],
  [
    'studio twolevels',
    'El estudio está en la primera planta y [puede ser habitación para los abuelos|sirve de habitación de visita].',
    'The study is on the ground floor and [could be a bedroom for grandparents|works as a guest room].',
  ],
  [
    'studio onelevel',
    'El estudio tiene su ventana y sirve de [oficina en casa|habitación de visita].',
    'The study has its own window and works as a [home office|guest room].',
  ],
  [
    'mezzanine',
    'Un mezzanine mira hacia la sala y sirve de biblioteca.',
    'A mezzanine looks down on the living room and works as a library.',
  ],
  [
    'covered_terrace swimming_pool',
    'La terraza techada tiene comedor, barra y [salida directa a la piscina|vista a la piscina].',
    'The covered terrace has a dining area, a bar and [steps to the pool|a view of the pool].',
  ],
  [
    'covered_terrace !works',
    'La galería techada es el lugar de [la mecedora y el café de la tarde|las visitas y el dominó].',
    'The covered gallery is the place for [a rocking chair and afternoon coffee|guests and dominoes].',
  ],
  [
    'balcony twolevels',
    'Arriba hay un balcón con vista [al jardín de la casa|a la calle].',
    'Upstairs there is a balcony over [the garden|the street].',
  ],
  [
    'good/fine !luxury',
    'Los pisos son de porcelanato y las puertas, de [caoba|roble].',
    'The floors are porcelain and the doors [mahogany|oak].',
  ],
  [
    'plain',
    'Tiene pisos de cerámica, persianas de aluminio y [techo de concreto bien impermeabilizado|techo de plato].',
    'It has tiled floors, aluminium shutters and [a well-waterproofed concrete roof|a concrete roof].',
  ],
  [
    'luxury',
    'Dominan la piedra coralina, la madera y los ventanales que [se esconden en la pared|se abren de lado a lado].',
    'Coral stone and timber set the tone, with windows that [slide into the walls|open from side to side].',
  ],
  [
    'luxury',
    'Los acabados son de mármol y roble, y la iluminación está pensada [ambiente por ambiente|por escenas].',
    'The finishes are marble and oak, and the lighting is designed [room by room|in scenes].',
  ],
  ['cornices', 'Los techos conservan cornisas trabajadas a mano.', 'The ceilings keep their hand-worked cornices.'],
  [
    'living_dining_room',
    'El área social [da al jardín|recibe luz de dos lados] y tiene espacio para una mesa de ocho.',
    'The living area [opens to the garden|gets light from two sides] and has room for a table for eight.',
  ],
  [
    'living_dining_room modest !works',
    'Se entra a una sala-comedor [amplia|bien ventilada], pintada hace poco.',
    'You come into a [roomy|well-aired] living and dining room, recently painted.',
  ],
  [
    'living_room dining_room',
    'La sala es para las visitas, y en el comedor [caben diez|cabe una mesa larga].',
    'The living room is for visitors, and the dining room [seats ten|fits a long table].',
  ],
  [
    'covered_terrace !works',
    'La terraza techada [se usa más que la sala|mira al jardín].',
    'The covered terrace [gets more use than the living room|looks on to the garden].',
  ],
  [
    'terrace !swimming_pool',
    'Hay una terraza [al aire libre|de ladrillo] para las noches de brisa.',
    'There is [an open|a brick] terrace for breezy evenings.',
  ],
  [
    'plain',
    'La construcción es [de block y plato|sólida, de block], con pisos de cerámica.',
    'It is built of [block with a concrete slab|solid block], with tiled floors.',
  ],
  [
    'good',
    'Las terminaciones son [de buena madera|actuales], con porcelanato y luces led.',
    'Finishes are [good timber|up to date], with porcelain tile and LED lighting.',
  ],
  [
    'good mountain',
    'Hay madera vista, piedra de río y [ventanas que enmarcan el verde|techos a dos aguas].',
    'There is exposed timber, river stone and [windows that frame the green|pitched ceilings].',
  ],
  [
    'fine resort',
    'La sala se abre [a todo lo ancho|en esquina] y el viento la cruza.',
    'The living room opens [across its whole width|at the corner] and the breeze runs through it.',
  ],
  [
    'family_room',
    'El estar familiar queda [atrás|aparte], lejos de las visitas.',
    'The family room is [at the back|set apart], away from visitors.',
  ],
  [
    'stairs',
    'La escalera es [de granito|de madera] y tiene luz propia.',
    'The stairs are [terrazzo|timber] and have their own window.',
  ],
  [
    'works',
    'Los planos muestran un área social abierta y [ventilación cruzada|ventanas grandes].',
    'The plans show an open living area and [cross-ventilation|large windows].',
  ],
]
