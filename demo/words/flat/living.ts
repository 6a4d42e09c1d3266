import type { Line } from '../grammar.ts'

/** How the living areas are. */
export const living: readonly Line[] = [
  [
    'living_dining_room balcony',
    'La sala y el comedor forman un solo espacio que [termina en el balcón|se abre al balcón].',
    'The living and dining room are one space that [ends at the balcony|opens on to the balcony].',
  ],
  [
    'living_dining_room balcony',
    'El área social es corrida: del comedor se pasa a la sala y de la sala al balcón, [sin escalones|sin tropiezos].',
    'The living area runs in one line, from dining table to sofa to balcony, [with no steps|with nothing in the way].',
  ],
  [
    'living_dining_room !balcony',
    'La sala-comedor recibe luz natural y [admite una mesa de seis puestos|tiene espacio para una mesa de seis].',
    'The living and dining room gets natural light and [fits a table for six|has room for a table for six].',
  ],
  [
    'living_dining_room',
    'El diseño es abierto: quien cocina [sigue en la conversación|conversa con quien está en la sala].',
    'It is open plan: the cook [is never left out of the conversation|can chat with everyone in the living room].',
  ],
  [
    'living_room dining_room',
    'La sala y el comedor están separados, [como prefieren quienes reciben mucho|cada uno con su ambiente].',
    'The living and dining rooms are separate, [the way people who entertain like them|each with its own mood].',
  ],
  [
    'living_room dining_room',
    'Hay comedor aparte, así que la sala queda [libre|entera] para estar.',
    'There is a separate dining room, so the living room is left [free|entirely] for relaxing.',
  ],
  [
    'living_room balcony',
    'La sala es ancha y abre a un balcón donde caben [mesa y sillas|dos mecedoras].',
    'The living room is wide and opens to a balcony with room for [a table and chairs|two rocking chairs].',
  ],
  [
    'family_room',
    'Además de la sala hay un estar familiar, ideal para [la televisión|los juegos de los niños].',
    'Besides the living room there is a family room, just right for [television|the children’s games].',
  ],
  [
    'family_room big',
    'El family room les da su espacio a los muchachos y [la sala se mantiene recogida|deja la sala para las visitas].',
    'A family room gives the children their own space and [keeps the living room tidy|leaves the living room for guests].',
  ],
  [
    'studio',
    'Cerca de la entrada hay un estudio que sirve de [oficina|habitación de visita].',
    'Near the door there is a study that works as [an office|a guest room].',
  ],
  [
    'studio',
    'El estudio tiene puerta y ventana, así que se puede [trabajar desde casa de verdad|trabajar con la puerta cerrada].',
    'The study has a door and a window, so you can [really work from home|work with the door shut].',
  ],
  [
    'foyer',
    'Se entra por un recibidor que [separa la puerta de la sala|le da privacidad a la sala].',
    'You come in through a hall that [screens the living room from the door|keeps the living room private].',
  ],
  [
    'balcony view_sea',
    'El balcón es hondo, [con espacio para una hamaca|con sitio para una mesa], y da de frente al agua.',
    'The balcony is deep, [with room for a hammock|with space for a table], and faces straight out to the water.',
  ],
  [
    'balcony !works',
    'El balcón se usa de verdad: [tiene sombra por la tarde|la brisa no falta].',
    'The balcony gets real use: [it is in the shade in the afternoon|there is always a breeze].',
  ],
  [
    'balcony city',
    'Al balcón se sale desde la sala y [desde la habitación principal|también desde uno de los dormitorios].',
    'You reach the balcony from the living room and [from the main bedroom|from a bedroom too].',
  ],
  [
    'terrace !penthouse',
    'La terraza es propia y [casi duplica el espacio de estar|se vive como otra sala].',
    'The terrace is private and [almost doubles the living space|feels like another living room].',
  ],
  [
    'small',
    'Los {m2} están bien repartidos y no hay pasillos que [roben metros|sobren].',
    'The {m2} are well laid out and [no space is lost to corridors|there are no wasted corridors].',
  ],
  [
    'big',
    'Los {m2} se sienten: hay pasillos anchos, clósets de sobra y distancia entre las habitaciones y el área social.',
    'You can feel the {m2}: wide corridors, more closets than you need and distance between bedrooms and living areas.',
  ],
  ['cornices', 'Los techos llevan cornisas y luces empotradas.', 'Ceilings have cornices and recessed lights.'],
  [
    'fine',
    'Los pisos son de porcelanato de gran formato, las puertas van de piso a techo y [la carpintería es a medida|los clósets son italianos].',
    'The floors are large-format porcelain, the doors run full height and [the joinery is made to measure|the closets are Italian].',
  ],
  [
    'good',
    'Lleva pisos de porcelanato, [ventanas corredizas|ventanas amplias] y puertas de madera preciosa.',
    'It has porcelain floors, [sliding windows|large windows] and hardwood doors.',
  ],
  [
    'good !older',
    'Las ventanas son grandes y [la brisa cruza de un lado a otro|la ventilación es cruzada].',
    'The windows are large and [the breeze crosses from side to side|there is cross-ventilation].',
  ],
  [
    'plain !works',
    'Los pisos son de cerámica y las ventanas de aluminio, [todo en buen estado|todo bien cuidado].',
    'The floors are tiled and the windows aluminium, [all in good order|all well kept].',
  ],
  [
    'plain',
    'La distribución es sencilla y [se aprovecha completa|no desperdicia nada].',
    'The layout is simple and [every bit of it is used|nothing is wasted].',
  ],
  [
    'older',
    'Con los años se han renovado [baños y tuberías|pisos y baños], y se nota el cuidado.',
    'Over the years the [bathrooms and plumbing|floors and bathrooms] have been renewed, and it shows.',
  ],
  [
    'balcony !view_sea',
    'El balcón [es fresco por la tarde|recibe el sol de la mañana] y en él cabe un juego de terraza.',
    'The balcony [is cool in the afternoon|gets the morning sun] and has room for a table and chairs.',
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
    'La sala y el comedor son [amplios|más grandes de lo que parecen] y están pintados de blanco.',
    'The living and dining areas are [spacious|bigger than they look] and painted white.',
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
    'La sala y el comedor [se comunican por un vano ancho|comparten la misma luz], sin mezclarse.',
    'Living and dining rooms [meet through a wide opening|share the same light] without running together.',
  ],
  [
    'plain !works',
    'Los ambientes son [cómodos|proporcionados] y la pintura está reciente.',
    'The rooms are [comfortable|well proportioned] and the paint is recent.',
  ],
  [
    'plain modest !works',
    'Tiene pisos de granito [pulido|brillado] y puertas de madera en buen estado.',
    'It has [polished|gleaming] terrazzo floors and wooden doors in good order.',
  ],
  [
    'good',
    'Las terminaciones son cuidadas: porcelanato, [luces led|plafones con luz indirecta] y ventanas de perfil ancho.',
    'The finishes are careful: porcelain tile, [LED lighting|coves with indirect light] and wide-framed windows.',
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
    'Los techos superan [los 2.80 metros|lo habitual] y los ventanales [llegan al piso|van de lado a lado].',
    'The ceilings are [over 2.80 metres|higher than usual] and the windows [reach the floor|run from side to side].',
  ],
  [
    'foyer',
    'El recibidor [tiene clóset de visitas|deja ver primero la ventana].',
    'The entrance hall [has a coat closet|shows you the window first].',
  ],
  [
    'small beds1 !plain',
    'Cada metro cuenta: [guardado en los pasillos|clósets hasta el techo], mesa plegable y buena ventana.',
    'Every metre counts: [storage in the hall|closets to the ceiling], a folding table and a good window.',
  ],
  [
    'older !plain',
    'Fue remodelado hace [poco|unos años], con pisos y cableado nuevos.',
    'It was remodelled [recently|a few years ago], with new floors and wiring.',
  ],
  [
    'works balcony',
    'En los planos se aprecian [la ventilación cruzada|el balcón corrido] y la separación entre lo social y lo privado.',
    'The plans show [cross-ventilation|a full-width balcony] and a clear line between social and private areas.',
  ],
  [
    'works',
    'Se entrega con [pisos de porcelanato, puertas y baños terminados|pisos, puertas y baños listos].',
    'It is delivered with [porcelain floors, doors and finished bathrooms|floors, doors and bathrooms complete].',
  ],
]
