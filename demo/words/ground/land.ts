import type { Line } from '../grammar.ts'

export const openings: readonly Line[] = [
  [
    'shore_front',
    'Terreno con frente de playa, de los que ya quedan pocos en {place}.',
    'A plot with beach frontage, of which few are left in {place}.',
  ],
  [
    'shore_front',
    'El lindero de abajo es la franja marítima: detrás quedan {lot} llanos y sembrados de cocos.',
    'The lower boundary is the coastal strip; behind it lie {lot}, level and planted with coconut palms.',
  ],
  [
    'shore_walk',
    'A {walk} minutos a pie de la playa, {lot} listos para construir.',
    'Ready to build on: {lot}, {walk} minutes from the beach on foot.',
  ],
  [
    'shore_walk',
    'Solar cerca del mar, con brisa y sin el salitre de la primera línea.',
    'A plot near the sea, with the breeze and without the salt of the front row.',
  ],
  [
    'shore_drive',
    'Solar de {lot} en {place}, lejos del ruido y a {drive} minutos de la playa.',
    'A plot of {lot} in {place}, away from the noise and {drive} minutes from the beach.',
  ],
  [
    'shore_drive',
    'Para quien quiere construir a su manera en {place}: {lot}, llano y con los servicios al frente.',
    'For anyone who wants to build their own way in {place}: {lot}, level, with services at the front.',
  ],
  [
    'view_golf',
    'Solar frente al campo de golf, con la vista protegida.',
    'A plot facing the golf course, its view protected.',
  ],
  [
    'resort',
    'Uno de los solares disponibles en {place}, con {lot} y normativa de villa.',
    'One of the plots available in {place}: {lot}, zoned for a villa.',
  ],
  [
    'resort',
    'Comprar el solar primero y construir después es lo habitual en {place}; este mide {lot}.',
    'In {place} it is usual to buy the plot first and build later; this one measures {lot}.',
  ],
  [
    'view_mountains mountain',
    'Desde la parte alta se ve el valle completo.',
    'From the upper part you see the whole valley.',
  ],
  [
    'mountain',
    'Terreno de montaña entre pinos, con clima fresco todo el año.',
    'Mountain land among pines, cool all year round.',
  ],
  [
    'mountain',
    'Hay un sitio natural para la casa, llano y con vista, dentro de los {lot}.',
    'Within its {lot} there is a natural place for a house, level and with a view.',
  ],
  [
    'mountain large_lot',
    'Son {tareas} de loma suave, con agua cerca y acceso de vehículo.',
    'It comes to {tareas} of gentle hillside, with water nearby and vehicle access.',
  ],
  [
    'central',
    'Solar de {lot} en {place}, de los que se compran para torre.',
    'A plot of {lot} in {place}, the kind that is bought for a tower.',
  ],
  [
    'central',
    'En {place} casi no quedan solares; este tiene {lot} y frente regular.',
    'There are hardly any plots left in {place}; this one has {lot} and a regular frontage.',
  ],
  [
    'residential',
    'Solar de {lot} en calle asfaltada de {place}, con vecinos a ambos lados.',
    'A plot of {lot} on a paved street in {place}, with neighbours on both sides.',
  ],
  [
    'residential/uptown',
    'Para casa o para edificio pequeño: {lot} en {where}.',
    'For a house or a small building: {lot} in {where}.',
  ],
  [
    'uptown',
    'Terreno plano en la zona alta de {place}, rodeado de construcciones nuevas.',
    'Level land in the upper part of {place}, surrounded by new building.',
  ],
  [
    'outskirts',
    'Solar de {lot} en {place}, con calle, luz y agua al frente.',
    'A plot of {lot} in {place}, with road, power and water at the front.',
  ],
  [
    'outskirts',
    '{place} sigue creciendo, y este solar de {lot} está en el camino.',
    '{place} keeps growing, and this plot of {lot} lies in its path.',
  ],
  [
    'popular',
    'Solar pequeño en calle de mucho paso, bueno para local o vivienda.',
    'A small plot on a busy street, good for a shop or a home.',
  ],
  [
    'town !large_lot',
    'Solar de {lot} en {city}, en una calle ya habitada.',
    'A plot of {lot} in {city}, on a street that is already lived in.',
  ],
  [
    'town !large_lot',
    'Listo para construir: {lot} en {where}, con servicios al frente.',
    'Ready to build on: {lot} in {where}, with services at the front.',
  ],
  [
    'town large_lot',
    'Terreno de {lot} ({tareas}) en las afueras de {city}, sobre camino transitable.',
    'Land of {lot} ({tareas}) on the edge of {city}, on a good road.',
  ],
  [
    'town large_lot',
    'Para lotificar, sembrar o guardar: {tareas} en {where}.',
    'To subdivide, farm or keep: {tareas} in {where}.',
  ],
  [
    'large_lot coast',
    'Son {lot}, suficientes para un proyecto de villas.',
    'There are {lot}, enough for a development of villas.',
  ],
  [
    'gated',
    'Solar dentro de proyecto cerrado, con calles y garita terminadas.',
    'A plot inside a gated development whose roads and gatehouse are finished.',
  ],
  [
    'lease',
    'Se alquila el solar por año, cercado y con portón.',
    'The plot is let by the year, fenced and with a gate.',
  ],
  [
    'exclusive',
    'Tenemos en exclusiva este terreno de {lot} en {where}.',
    'We have this plot of {lot} in {where} exclusively.',
  ],
  [
    'coast',
    'Terreno de {lot} en {where}, [con el verde ya crecido|a buena altura sobre la calle].',
    'Land of {lot} in {where}, [with the greenery already grown|standing well above the road].',
  ],
  [
    'coast !large_lot',
    'Hay brisa, sombra y {lot} para [construir una villa|hacer la casa] en {place}.',
    'There is a breeze, shade and {lot} for [building a villa|making a home] in {place}.',
  ],
  [
    'town',
    'En {where} se ofrece este terreno de {lot}, [de un solo dueño|heredado y con papeles claros].',
    'This land of {lot} in {where} has had [a single owner|clear papers since it was inherited].',
  ],
  ['outskirts', 'Para hacer la casa sin prisa: {lot} en {where}.', 'To build a home without hurry: {lot} in {where}.'],
  [
    'residential',
    '{place} ya casi no tiene solares vacíos; este de {lot} [sigue disponible|es uno de ellos].',
    '{place} has almost no empty plots left; this one of {lot} [is still available|is among them].',
  ],
  [
    'mountain',
    '{lot} de ladera suave en {where}, [a la altura donde empieza el fresco|con olor a pino].',
    '{lot} of gentle slope in {where}, [where the cool air begins|with the smell of pine].',
  ],
  [
    'resort',
    'Un lote de {lot} para quien prefiere [diseñar su villa|escoger arquitecto] en {place}.',
    'A plot of {lot} for those who would rather [design their own villa|choose their architect] in {place}.',
  ],
]

export const ground: readonly Line[] = [
  [
    '!large_lot',
    'El terreno es rectangular y casi plano, así que la construcción no pide movimiento de tierra.',
    'The land is rectangular and almost level, so building needs no earth moving.',
  ],
  [
    '!large_lot',
    'Tiene forma regular y buen frente a la calle.',
    'It is regular in shape, with a good frontage to the street.',
  ],
  [
    'mountain',
    'La pendiente es suave y permite una casa en dos planos con vista desde ambos.',
    'The slope is gentle and would take a house on two levels, with a view from both.',
  ],
  [
    'mountain',
    'Los pinos adultos se conservan y dan sombra al frente.',
    'The mature pines remain and shade the front.',
  ],
  [
    'large_lot',
    'La topografía es ondulada, con una franja llana que aprovecha bien el frente.',
    'The ground rolls gently, with a level strip that makes good use of the frontage.',
  ],
  [
    'large_lot',
    'El frente sobre el camino es amplio y facilita dividirlo en varios lotes.',
    'The frontage on the road is wide, which makes it easy to split into several plots.',
  ],
  [
    'coast',
    'El suelo es firme, de piedra coralina, y no se inunda.',
    'The ground is firm coral rock and does not flood.',
  ],
  [
    'coast',
    'Hay palmas y uvas de playa que vale la pena conservar en el diseño.',
    'There are palms and sea grapes worth keeping in the design.',
  ],
  [
    'city',
    'La acera y los contenes están hechos, y el solar está cercado.',
    'Pavement and kerbs are in place, and the plot is fenced.',
  ],
  ['modest', 'Está cercado con bloques por tres lados.', 'It has a block wall on three sides.'],
  [
    'modest',
    'Los vecinos ya construyeron, lo que facilita los permisos.',
    'The neighbours have already built, which makes permits easier.',
  ],
  [
    'gates',
    'El proyecto tiene garita, calles adoquinadas y tendido soterrado.',
    'The development has a gatehouse, paved roads and buried cables.',
  ],
  ['social_areas', 'Los propietarios comparten casa club y áreas verdes.', 'Owners share a clubhouse and green areas.'],
  [
    '',
    'Los puntos están marcados y se recorre entero a pie.',
    'The boundary marks are in place and you can walk all of it.',
  ],
  [
    '!large_lot',
    'El frente es [ancho|cómodo] y el fondo, regular.',
    'The frontage is [wide|comfortable] and the depth even.',
  ],
  [
    '!large_lot',
    'Está [limpio de maleza|recién chapeado] y se ven los puntos.',
    'It has been [cleared|freshly cut back] and the markers can be seen.',
  ],
  [
    '!large_lot',
    'No hay [desniveles bruscos|cañadas ni zanjas] que encarezcan la obra.',
    'There are no [sharp drops|gullies or ditches] to make building dearer.',
  ],
  [
    'large_lot',
    'Se recorre [a caballo o en camioneta|en vehículo], con un trillo que llega al fondo.',
    'You can go over it [on horseback or by pickup|in a vehicle], along a track that reaches the back.',
  ],
  [
    'large_lot',
    'La tierra es [fértil|profunda] y parte está sembrada.',
    'The soil is [fertile|deep] and part of it is planted.',
  ],
  [
    'coast',
    'La cota es [segura|alta] y el viento viene del mar.',
    'The level is [safe|high] and the wind comes off the sea.',
  ],
  [
    'coast large_lot',
    'Hay una parte alta desde la que se ve [la costa|el horizonte].',
    'There is a rise from which you can see [the coast|the horizon].',
  ],
  [
    'mountain',
    'Queda [orientado al este|protegido del viento], con sol de mañana.',
    'It [faces east|is sheltered from the wind] and gets the morning sun.',
  ],
  [
    'modest',
    'Tiene [árboles frutales|una mata de mango] y verja de alambre.',
    'It has [fruit trees|a mango tree] and a wire fence.',
  ],
  [
    'modest',
    'Las medidas coinciden con [el plano|la mensura] y los vecinos están de acuerdo.',
    'The measurements match [the plan|the survey] and the neighbours agree.',
  ],
  [
    'gated',
    'Las casas ya construidas alrededor [dan idea del conjunto|son de buen nivel].',
    'The houses already built around it [show what the place will be|are of a good standard].',
  ],
]

export const services: readonly Line[] = [
  ['city', 'Agua, electricidad y drenaje están en la calle.', 'Water, power and drainage are in the street.'],
  [
    'modest',
    'La electricidad es de 24 horas en la zona y el agua llega por tubería.',
    'The area has power round the clock, and piped water.',
  ],
  [
    'modest',
    'Hay postes y contador al frente, y agua de acueducto.',
    'There are poles and a meter at the front, and mains water.',
  ],
  ['coast', 'La electricidad y el internet llegan hasta el lindero.', 'Power and internet come up to the boundary.'],
  [
    'coast',
    'El agua es de pozo, como en casi toda la zona, y la electricidad está al frente.',
    'Water is from a well, as almost everywhere here, and power is at the front.',
  ],
  [
    'mountain',
    'El agua viene de acueducto rural y la luz pasa por el frente.',
    'Water comes from the rural supply and power runs past the front.',
  ],
  [
    'mountain',
    'El camino es transitable todo el año, con cualquier vehículo alto.',
    'The track is passable all year in any high vehicle.',
  ],
  [
    'resort',
    'Los servicios son del complejo: agua tratada, electricidad continua y fibra.',
    'Services belong to the resort: treated water, constant power and fibre.',
  ],
  ['large_lot', 'La energía trifásica pasa por la carretera.', 'Three-phase power runs along the road.'],
  ['fee', 'La cuota de mantenimiento es de {fee} al mes.', 'The maintenance fee is {fee} a month.'],
  [
    'modest',
    'La calle está [asfaltada|en buen estado] y recogen la basura [dos veces por semana|con regularidad].',
    'The street is [paved|in good order] and rubbish is collected [twice a week|regularly].',
  ],
  [
    'modest',
    'Contrato de luz y agua [en trámite sencillo|disponible en la zona].',
    'Power and water contracts are [easy to obtain|available in the area].',
  ],
  [
    'coast',
    'Los servicios están [a la entrada|al frente], y la fibra llega al sector.',
    'Services are [at the entrance|at the front], and fibre reaches the area.',
  ],
  [
    'coast gated',
    'El proyecto entrega [agua, luz y fibra en la acera|servicios soterrados].',
    'The development provides [water, power and fibre at the kerb|buried services].',
  ],
  [
    'mountain',
    'Hay [toma de agua en el lindero|tubería comunitaria] y poste cercano.',
    'There is [a water point on the boundary|a community pipe] and a pole nearby.',
  ],
  [
    'large_lot',
    'La entrada es por [camino vecinal|carretera], apta para camiones.',
    'Access is by [a country road|the main road], fit for trucks.',
  ],
  [
    'city',
    'La calle tiene [drenaje y alumbrado|todos los servicios], con fibra de dos compañías.',
    'The street has [drainage and lighting|every service], with fibre from two companies.',
  ],
]

export const uses: readonly Line[] = [
  [
    'central',
    'La normativa permite altura; el estudio de suelo y la carta de uso están disponibles.',
    'Zoning allows height; the soil study and letter of use are available.',
  ],
  [
    'residential/uptown',
    'El uso es residencial, con posibilidad de hasta cuatro niveles según ayuntamiento.',
    'Use is residential, with up to four levels possible subject to the council.',
  ],
  [
    'outskirts !large_lot',
    'Da para una casa con patio o para dos apartamentos uno sobre otro.',
    'It would take a house with a yard or two apartments, one above the other.',
  ],
  [
    'coast !large_lot',
    'Cabe una villa con piscina y jardín, respetando los retiros.',
    'It has room for a villa with pool and garden within the setbacks.',
  ],
  [
    'coast large_lot',
    'Admite un conjunto pequeño de villas o un hotel boutique, sujeto a permisos.',
    'It could hold a small group of villas or a boutique hotel, subject to permits.',
  ],
  [
    'mountain !large_lot',
    'Cabe una casa de fin de semana con espacio para hortaliza.',
    'There is room for a weekend house and a vegetable garden.',
  ],
  [
    'mountain large_lot',
    'Sirve para casa grande, cabañas o siembra de aguacate.',
    'It would suit a large house, cabins or avocado growing.',
  ],
  [
    'town !large_lot',
    'Sirve para vivienda, y por la calle también para un pequeño negocio.',
    'It would suit a home and, given the street, a small business too.',
  ],
  [
    'town large_lot',
    'Se presta para lotificación o para nave, según permisos.',
    'It lends itself to subdivision or a warehouse, subject to permits.',
  ],
  [
    'resort',
    'El reglamento pide villa unifamiliar y aprueba el diseño antes de obra.',
    'The rules call for a single-family villa and approve the design before works.',
  ],
  ['', 'Puede comprarse ahora y construirse sin plazo.', 'It can be bought now and built on with no deadline.'],
  [
    'modest !large_lot',
    'Caben dos niveles con [local abajo|marquesina al frente].',
    'It would take two levels with [a shop below|a car port in front].',
  ],
  [
    'coast !large_lot',
    'El diseño puede [orientarse a la brisa|aprovechar la sombra] sin gastar en muros.',
    'A design can [face the breeze|use the shade] without spending on walls.',
  ],
  [
    'large_lot',
    'Puede [dividirse en lotes|trabajarse por etapas], según los permisos.',
    'It can be [split into plots|developed in stages], subject to permits.',
  ],
  [
    'mountain',
    'El municipio permite [cabañas y casas|hasta dos niveles], y hay madereros y albañiles cerca.',
    'The council allows [cabins and houses|up to two levels], and carpenters and masons are near.',
  ],
  [
    'city',
    'Un arquitecto puede [sacarle tres niveles|estudiarlo] con los retiros de norma.',
    'An architect could [get three levels|work it out] within the usual setbacks.',
  ],
  [
    'resort',
    'Los planos se someten [al comité|a la administración], que responde en semanas.',
    'Plans go to [the committee|the management], which answers within weeks.',
  ],
]

export const closing: readonly Line[] = [
  ['sale', 'Título con deslinde, a nombre del vendedor.', 'Surveyed title, in the seller’s name.'],
  [
    'sale',
    'La mensura catastral está aprobada y el título, limpio.',
    'The cadastral survey is approved and the title clean.',
  ],
  [
    'sale',
    'El propietario escucha ofertas de contado y acepta un plan corto con la mitad de inicial.',
    'The owner listens to cash offers and accepts a short plan with half down.',
  ],
  [
    'sale',
    'Se entrega al firmar, sin ocupantes ni cercas en disputa.',
    'It is handed over on signing, with no occupants and no disputed fences.',
  ],
  ['sale', 'Llevamos al agrimensor a la visita si lo desea.', 'We can bring the surveyor along to the viewing.'],
  ['lease', 'El contrato es de un año, renovable.', 'The contract is for a year, renewable.'],
  [
    '',
    'Le enviamos la ubicación exacta y el plano catastral al coordinar la visita.',
    'We send the exact location and cadastral plan when the visit is arranged.',
  ],
  [
    'exclusive',
    'La exclusividad garantiza un solo precio y un solo interlocutor.',
    'Exclusivity means one price and one person to talk to.',
  ],
  [
    'sale',
    'El título es [individual|nuevo, de los de código] y puede verificarse en Registro.',
    'It has its own title, [of the new coded kind|registered], which can be checked at the registry.',
  ],
  [
    'sale',
    'Se vende [completo|sin dividir] y el precio es [conversable|negociable de contado].',
    'It is sold [whole|undivided] and the price is [open to discussion|negotiable for cash].',
  ],
  [
    'sale',
    'Su abogado puede [revisar el expediente|pedir la certificación] antes de firmar.',
    'Your lawyer can [go through the file|request the certificate] before signing.',
  ],
  [
    'sale !large_lot',
    'Se aparta con [una reserva|el diez por ciento] y se firma [en treinta días|al aprobarse la revisión].',
    'It is held with [a reservation|ten per cent] and signed for [within thirty days|once checks are done].',
  ],
  [
    'sale coast',
    'Los extranjeros compran con [los mismos derechos|pasaporte y RNC], y le orientamos.',
    'Foreigners buy with [the same rights|a passport and tax number], and we guide you.',
  ],
  [
    '',
    'Lo vemos juntos [cuando quiera|el día que pueda], con el plano en mano.',
    'We can walk it together [whenever you like|on the day that suits], plan in hand.',
  ],
]

export const place: readonly Line[] = [
  ['', 'Por carretera, {near} queda cerca.', '{near} is near by road.'],
  ['', 'La referencia es {near}, que está a pocos minutos.', 'The landmark is {near}, a few minutes away.'],
  ['city', 'De aquí se sale directo a {near}.', 'From here you go straight out to {near}.'],
  ['coast', 'En los alrededores están {near} y {near2}.', '{near} and {near2} are in the surroundings.'],
  ['town', 'Queda en dirección a {near}, con pueblo cerca.', 'It lies towards {near}, with the town nearby.'],
  ['mountain', 'A {near} se llega en un trayecto corto.', '{near} is a short drive.'],
  [
    'modest',
    'De aquí a {near} hay [poca distancia|unos minutos en motor].',
    'It is [not far|a few minutes by motorbike] from here to {near}.',
  ],
  [
    'coast !resort',
    'El pueblo y {near} se alcanzan [sin carretera mala|en minutos].',
    'The town and {near} can be reached [without bad roads|in minutes].',
  ],
  [
    'resort',
    'Dentro de {place}, {near} queda [a la vuelta|a un paseo en carrito].',
    'Within {place}, {near} is [just around the corner|a buggy ride away].',
  ],
  ['mountain', '{near2} y el pueblo quedan [de camino|cerca].', '{near2} and the town are [on the way|close].'],
]
