import type { Line } from '../grammar.ts'

export const openings: readonly Line[] = [
  [
    'shore_front sale',
    'Terreno con frente de playa, de los que ya quedan pocos en {place}.',
    'A plot with beach frontage, of which few are left in {place}.',
  ],
  [
    'shore_front sale',
    'El lindero de abajo es la franja marítima: detrás quedan {lot} llanos y sembrados de cocos.',
    'The lower boundary is the coastal strip; behind it lie {lot}, level and planted with coconut palms.',
  ],
  [
    'shore_walk sale',
    'A {walk} minutos a pie de la playa, {lot} listos para construir.',
    'Ready to build on: {lot}, {walk} minutes from the beach on foot.',
  ],
  [
    'shore_walk sale',
    'Solar cerca del mar, con brisa y sin el salitre de la primera línea.',
    'A plot near the sea, with the breeze and without the salt of the front row.',
  ],
  [
    'shore_drive sale',
    'Solar de {lot} en {place}, lejos del ruido y a {drive} minutos de la playa.',
    'A {lot} plot in {place}, away from the noise and {drive} minutes from the beach.',
  ],
  [
    'shore_drive sale',
    'Para quien quiere construir a su manera en {place}: {lot}, llano y con los servicios al frente.',
    'For anyone who wants to build their own way in {place}: {lot}, level, with services at the front.',
  ],
  [
    'view_golf sale',
    'Solar frente al campo de golf, con la vista protegida.',
    'A plot facing the golf course, its view protected.',
  ],
  [
    'resort sale',
    'Uno de los solares disponibles en {place}, con {lot} y normativa de villa.',
    'One of the plots available in {place}: {lot}, zoned for a villa.',
  ],
  [
    'resort sale',
    'Comprar el solar primero y construir después es lo habitual en {place}; este mide {lot}.',
    'In {place} it is usual to buy the plot first and build later; this one measures {lot}.',
  ],
  [
    'view_mountains mountain sale',
    'Desde la parte alta se ve el valle completo.',
    'From the upper part you see the whole valley.',
  ],
  [
    'mountain sale',
    'Terreno de montaña entre pinos, con clima fresco todo el año.',
    'Mountain land among pines, cool all year round.',
  ],
  [
    'mountain sale',
    'Hay un sitio natural para la casa, llano y con vista, dentro de los {lot}.',
    'Within its {lot} there is a natural place for a house, level and with a view.',
  ],
  [
    'mountain large_lot sale',
    'Son {tareas} de loma suave, con agua cerca y acceso de vehículo.',
    'It comes to {tareas} of gentle hillside, with water nearby and vehicle access.',
  ],
  [
    'central sale',
    'Solar de {lot} en {place}, de los que se compran para torre.',
    'A {lot} plot in {place}, the kind that is bought for a tower.',
  ],
  [
    'central sale',
    'En {place} casi no quedan solares; este tiene {lot} y frente regular.',
    'There are hardly any plots left in {place}; this one has {lot} and a regular frontage.',
  ],
  [
    'residential sale',
    'Solar de {lot} en calle asfaltada de {place}, con vecinos a ambos lados.',
    'A {lot} plot on a paved street in {place}, with neighbours on both sides.',
  ],
  [
    'residential/uptown sale',
    'Para casa o para edificio pequeño: {lot} en {where}.',
    'For a house or a small building: {lot} in {where}.',
  ],
  [
    'uptown sale',
    'Terreno plano en la zona alta de {place}, rodeado de construcciones nuevas.',
    'Level land in the upper part of {place}, surrounded by new building.',
  ],
  [
    'outskirts sale',
    'Solar de {lot} en {place}, con calle, luz y agua al frente.',
    'A {lot} plot in {place}, with road, power and water at the front.',
  ],
  [
    'outskirts sale',
    '{place} sigue creciendo, y este solar de {lot} está en el camino.',
    '{place} keeps growing, and this {lot} plot lies in its path.',
  ],
  [
    'popular sale',
    'Solar pequeño en calle de mucho paso, bueno para local o vivienda.',
    'A small plot on a busy street, good for a shop or a home.',
  ],
  [
    'town !large_lot sale',
    'Solar de {lot} en {city}, en una calle ya habitada.',
    'A {lot} plot in {city}, on a street that is already lived in.',
  ],
  [
    'town !large_lot sale',
    'Listo para construir: {lot} en {where}, con servicios al frente.',
    'Ready to build on: {lot} in {where}, with services at the front.',
  ],
  [
    'town large_lot sale',
    'Terreno de {lot} ({tareas}) en las afueras de {city}, sobre camino transitable.',
    '{lot} of land ({tareas}) on the edge of {city}, on a good road.',
  ],
  [
    'town large_lot sale',
    'Para lotificar, sembrar o guardar: {tareas} en {where}.',
    'To subdivide, farm or keep: {tareas} in {where}.',
  ],
  [
    'large_lot coast sale',
    'Son {lot}, suficientes para un proyecto de villas.',
    'There are {lot}, enough for a development of villas.',
  ],
  [
    'gated sale',
    'Solar dentro de proyecto cerrado, con calles y garita terminadas.',
    'A plot inside a gated development whose roads and gatehouse are finished.',
  ],
  [
    'lease',
    'El solar se alquila por año, cercado y con portón.',
    'The plot is let by the year, fenced and with a gate.',
  ],
  [
    'exclusive',
    'Tenemos en exclusiva este terreno de {lot} en {where}.',
    'We have this {lot} plot in {where} exclusively.',
  ],
  [
    'coast sale',
    'Terreno de {lot} en {where}, [con el verde ya crecido|a buena altura sobre la calle].',
    '{lot} of land in {where}, [with the greenery already grown|standing well above the road].',
  ],
  [
    'coast !large_lot sale',
    'Hay brisa, sombra y {lot} para [construir una villa|hacer la casa] en {place}.',
    'There is a breeze, shade and {lot} for [building a villa|making a home] in {place}.',
  ],
  [
    'town sale',
    'En {where} se ofrece este terreno de {lot}, [de un solo dueño|heredado y con papeles claros].',
    'This land of {lot} in {where} has had [a single owner|clear papers since it was inherited].',
  ],
  [
    'outskirts sale',
    'Para hacer la casa sin prisa: {lot} en {where}.',
    'To build a home without hurry: {lot} in {where}.',
  ],
  [
    'residential sale',
    '{place} ya casi no tiene solares vacíos; este de {lot} [sigue disponible|es uno de ellos].',
    '{place} has almost no empty plots left; this {lot} one [is still available|is among them].',
  ],
  [
    'mountain sale',
    '{lot} de ladera suave en {where}, [a la altura donde empieza el fresco|con olor a pino].',
    '{lot} of gentle slope in {where}, [where the cool air begins|with the smell of pine].',
  ],
  [
    'resort sale',
    'Un lote de {lot} para quien prefiere [diseñar su villa|escoger arquitecto] en {place}.',
    'A {lot} plot for those who would rather [design their own villa|choose their architect] in {place}.',
  ],
  [
    'lease',
    'Terreno de {lot} en alquiler en {where}, [limpio y cercado|con portón a la calle].',
    '{lot} of land to rent in {where}, [cleared and fenced|with a gate to the street].',
  ],
  [
    'lease',
    'Se ofrece en alquiler un solar de {lot} [sobre vía transitada|de fácil acceso] en {where}.',
    'A {lot} plot to rent [on a busy road|with easy access] in {where}.',
  ],
]
