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
