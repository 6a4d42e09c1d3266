import type { Line } from '../grammar.ts'

export const living: readonly Line[] = [
  [
    'living_dining_room covered_terrace',
    'Sala y comedor se abren por completo a la terraza techada.',
    'Living and dining rooms open fully on to the covered terrace.',
  ],
  [
    'living_dining_room',
    'La sala-comedor es amplia y cruza la casa de frente a fondo.',
    'The living and dining room is wide and runs from the front of the house to the back.',
  ],
  [
    'living_dining_room modest',
    'La sala y el comedor comparten un espacio fresco, con ventanas a ambos lados.',
    'Living and dining rooms share a cool space with windows on both sides.',
  ],
  [
    'living_room dining_room',
    'Sala y comedor están separados por un arco, cada uno con su ventana.',
    'Living and dining rooms are separated by an arch, each with its own window.',
  ],
  [
    'living_room dining_room luxury',
    'El comedor formal da al jardín y la sala tiene techo a doble altura.',
    'The formal dining room faces the garden and the living room has a double-height ceiling.',
  ],
  [
    'family_room',
    'El family room queda junto a la cocina, donde de verdad se pasa el tiempo.',
    'The family room is next to the kitchen, where time is really spent.',
  ],
  [
    'drawing_room',
    'Hay un salón formal para recibir y otro más cómodo para el diario.',
    'There is a formal drawing room for guests and a more comfortable one for every day.',
  ],
  [
    'foyer',
    'El recibidor distribuye hacia el área social y las habitaciones.',
    'The entrance hall leads one way to the living areas and the other to the bedrooms.',
  ],
  [
    'studio twolevels',
    'El estudio está en la primera planta y puede ser habitación para los abuelos.',
    'The study is on the first floor and could be a bedroom for grandparents.',
  ],
  [
    'studio onelevel',
    'El estudio tiene su ventana al patio y sirve de oficina en casa.',
    'The study has a window on to the yard and works as a home office.',
  ],
  [
    'mezzanine',
    'Un mezzanine mira hacia la sala y sirve de biblioteca.',
    'A mezzanine looks down on the living room and makes a library.',
  ],
  [
    'covered_terrace swimming_pool',
    'La terraza techada tiene comedor, barra y salida directa a la piscina.',
    'The covered terrace has a dining area, a bar and steps to the pool.',
  ],
  [
    'covered_terrace',
    'La galería techada es el lugar de la mecedora y del café de la tarde.',
    'The covered gallery is the place for a rocking chair and afternoon coffee.',
  ],
  [
    'balcony twolevels',
    'Arriba hay balcón, con vista al jardín de la casa.',
    'Upstairs there is a balcony over the garden.',
  ],
  [
    'good/fine !luxury',
    'Los pisos son de porcelanato y las puertas de caoba.',
    'Floors are porcelain and doors mahogany.',
  ],
  [
    'plain',
    'Pisos de cerámica, persianas de aluminio y techo de concreto bien impermeabilizado.',
    'Tiled floors, aluminium shutters and a well-waterproofed concrete roof.',
  ],
  [
    'luxury',
    'Piedra coralina, madera y ventanales que se esconden en la pared.',
    'Coral stone, timber and windows that slide into the walls.',
  ],
  [
    'luxury',
    'Los acabados son de mármol y roble, y la iluminación está resuelta ambiente por ambiente.',
    'Finishes are marble and oak, and the lighting is designed room by room.',
  ],
  ['cornices', 'Los techos conservan cornisas trabajadas a mano.', 'The ceilings keep their hand-worked cornices.'],
  [
    'living_dining_room',
    'El área social [da al jardín|recibe luz de dos lados] y admite mesa de ocho.',
    'The living area [opens to the garden|gets light from two sides] and takes a table for eight.',
  ],
  [
    'living_dining_room modest',
    'Se entra a una sala-comedor [amplia|bien ventilada], pintada hace poco.',
    'You come into a [roomy|well-aired] living and dining room, recently painted.',
  ],
  [
    'living_room dining_room',
    'La sala es para las visitas y el comedor [cabe para diez|queda junto a la cocina].',
    'The living room is for visitors, and the dining room [seats ten|is next to the kitchen].',
  ],
  [
    'covered_terrace',
    'La terraza techada [se usa más que la sala|mira al patio].',
    'The covered terrace [gets more use than the living room|looks on to the yard].',
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
    'Madera vista, piedra del río y [ventanas que enmarcan el verde|techos a dos aguas].',
    'Exposed timber, river stone and [windows that frame the green|pitched ceilings].',
  ],
  [
    'fine resort',
    'La sala se abre [a todo lo ancho|en esquina] y el viento la cruza.',
    'The living room opens [across its whole width|at the corner] and the breeze runs through it.',
  ],
  [
    'family_room',
    'El estar familiar queda [arriba|atrás], lejos de las visitas.',
    'The family room is [upstairs|at the back], away from visitors.',
  ],
  [
    'stairs',
    'La escalera es [de granito|de madera] y tiene luz propia.',
    'The stairs are [terrazzo|timber] and have their own window.',
  ],
  [
    'works',
    'Los planos muestran un área social abierta y [patio al fondo|terraza techada].',
    'The plans show an open living area and [a yard behind|a covered terrace].',
  ],
]
