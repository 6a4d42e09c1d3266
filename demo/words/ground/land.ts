import type { Line } from '../grammar.ts'

export const openings: readonly Line[] = [
  ['shore_front', 'Terreno con frente de playa, de los que ya quedan pocos en {place}.', 'A plot with beach frontage, of which few are left in {place}.'],
  ['shore_front', 'El lindero de abajo es la franja marítima: detrás quedan {lot} llanos y sembrados de cocos.', 'The lower boundary is the coastal strip; behind it lie {lot}, level and planted with coconut palms.'],
  ['shore_walk', 'A {walk} minutos a pie de la playa, {lot} listos para construir.', 'Ready to build on: {lot}, {walk} minutes from the beach on foot.'],
  ['shore_walk', 'Solar cerca del mar, con brisa y sin el salitre de la primera línea.', 'A plot near the sea, with the breeze and without the salt of the front row.'],
  ['shore_drive', 'Solar de {lot} en {place}, lejos del ruido y a {drive} minutos de la playa.', 'A plot of {lot} in {place}, away from the noise and {drive} minutes from the beach.'],
  ['shore_drive', 'Para quien quiere construir a su manera en {place}: {lot}, llano y con los servicios al frente.', 'For anyone who wants to build their own way in {place}: {lot}, level, with services at the front.'],
  ['view_golf', 'Solar frente al campo de golf, con la vista protegida.', 'A plot facing the golf course, its view protected.'],
  ['resort', 'Uno de los solares disponibles en {place}, con {lot} y normativa de villa.', 'One of the plots available in {place}: {lot}, zoned for a villa.'],
  ['resort', 'Comprar el solar primero y construir después es lo habitual en {place}; este mide {lot}.', 'In {place} it is usual to buy the plot first and build later; this one measures {lot}.'],
  ['view_mountains mountain', 'Desde la parte alta se ve el valle completo.', 'From the upper part you see the whole valley.'],
  ['mountain', 'Terreno de montaña entre pinos, con clima fresco todo el año.', 'Mountain land among pines, cool all year round.'],
  ['mountain', 'Hay un sitio natural para la casa, llano y con vista, dentro de los {lot}.', 'Within its {lot} there is a natural place for a house, level and with a view.'],
  ['mountain large_lot', 'Son {tareas} de loma suave, con agua cerca y acceso de vehículo.', 'It comes to {tareas} of gentle hillside, with water nearby and vehicle access.'],
  ['central', 'Solar de {lot} en {place}, de los que se compran para torre.', 'A plot of {lot} in {place}, the kind that is bought for a tower.'],
  ['central', 'En {place} casi no quedan solares; este tiene {lot} y frente regular.', 'There are hardly any plots left in {place}; this one has {lot} and a regular frontage.'],
  ['residential', 'Solar de {lot} en calle asfaltada de {place}, con vecinos a ambos lados.', 'A plot of {lot} on a paved street in {place}, with neighbours on both sides.'],
  ['residential/uptown', 'Para casa o para edificio pequeño: {lot} en {where}.', 'For a house or a small building: {lot} in {where}.'],
  ['uptown', 'Terreno plano en la zona alta de {place}, rodeado de construcciones nuevas.', 'Level land in the upper part of {place}, surrounded by new building.'],
  ['outskirts', 'Solar de {lot} en {place}, con calle, luz y agua al frente.', 'A plot of {lot} in {place}, with road, power and water at the front.'],
  ['outskirts', '{place} sigue creciendo, y este solar de {lot} está en el camino.', '{place} keeps growing, and this plot of {lot} lies in its path.'],
  ['popular', 'Solar pequeño en calle de mucho paso, bueno para local o vivienda.', 'A small plot on a busy street, good for a shop or a home.'],
  ['town !large_lot', 'Solar de {lot} en {city}, en una calle ya habitada.', 'A plot of {lot} in {city}, on a street that is already lived in.'],
  ['town !large_lot', 'Listo para construir: {lot} en {where}, con servicios al frente.', 'Ready to build on: {lot} in {where}, with services at the front.'],
  ['town large_lot', 'Terreno de {lot} ({tareas}) en las afueras de {city}, sobre camino transitable.', 'Land of {lot} ({tareas}) on the edge of {city}, on a good road.'],
  ['town large_lot', 'Para lotificar, sembrar o guardar: {tareas} en {where}.', 'To subdivide, farm or keep: {tareas} in {where}.'],
  ['large_lot coast', 'Son {lot}, suficientes para un proyecto de villas.', 'There are {lot}, enough for a development of villas.'],
  ['gated', 'Solar dentro de proyecto cerrado, con calles y garita terminadas.', 'A plot inside a gated development whose roads and gatehouse are finished.'],
  ['lease', 'Se alquila el solar por año, cercado y con portón.', 'The plot is let by the year, fenced and with a gate.'],
  ['exclusive', 'Tenemos en exclusiva este terreno de {lot} en {where}.', 'We have this plot of {lot} in {where} exclusively.'],
]

export const ground: readonly Line[] = [
  ['!large_lot', 'El terreno es rectangular y casi plano, así que la construcción no pide movimiento de tierra.', 'The land is rectangular and almost level, so building needs no earth moving.'],
  ['!large_lot', 'Tiene forma regular y buen frente a la calle.', 'It is regular in shape, with a good frontage to the street.'],
  ['mountain', 'La pendiente es suave y permite una casa en dos planos con vista desde ambos.', 'The slope is gentle and would take a house on two levels, with a view from both.'],
  ['mountain', 'Los pinos adultos se conservan y dan sombra al frente.', 'The mature pines remain and shade the front.'],
  ['large_lot', 'La topografía es ondulada, con una franja llana que aprovecha bien el frente.', 'The ground rolls gently, with a level strip that makes good use of the frontage.'],
  ['large_lot', 'El frente sobre el camino es amplio y facilita dividirlo en varios lotes.', 'The frontage on the road is wide, which makes it easy to split into several plots.'],
  ['coast', 'El suelo es firme, de piedra coralina, y no se inunda.', 'The ground is firm coral rock and does not flood.'],
  ['coast', 'Hay palmas y uvas de playa que vale la pena conservar en el diseño.', 'There are palms and sea grapes worth keeping in the design.'],
  ['city', 'La acera y los contenes están hechos, y el solar está cercado.', 'Pavement and kerbs are in place, and the plot is fenced.'],
  ['modest', 'Está cercado con bloques por tres lados.', 'It has a block wall on three sides.'],
  ['modest', 'Los vecinos ya construyeron, lo que facilita los permisos.', 'The neighbours have already built, which makes permits easier.'],
  ['gates', 'El proyecto tiene garita, calles adoquinadas y tendido soterrado.', 'The development has a gatehouse, paved roads and buried cables.'],
  ['social_areas', 'Los propietarios comparten casa club y áreas verdes.', 'Owners share a clubhouse and green areas.'],
  ['', 'Los puntos están marcados y se recorre entero a pie.', 'The boundary marks are in place and you can walk all of it.'],
]

export const services: readonly Line[] = [
  ['city', 'Agua, electricidad y drenaje están en la calle.', 'Water, power and drainage are in the street.'],
  ['modest', 'La electricidad es de 24 horas en la zona y el agua llega por tubería.', 'The area has power round the clock, and piped water.'],
  ['modest', 'Hay postes y contador al frente, y agua de acueducto.', 'There are poles and a meter at the front, and mains water.'],
  ['coast', 'La electricidad y el internet llegan hasta el lindero.', 'Power and internet come up to the boundary.'],
  ['coast', 'El agua es de pozo, como en casi toda la zona, y la electricidad está al frente.', 'Water is from a well, as almost everywhere here, and power is at the front.'],
  ['mountain', 'El agua viene de acueducto rural y la luz pasa por el frente.', 'Water comes from the rural supply and power runs past the front.'],
  ['mountain', 'El camino es transitable todo el año, con cualquier vehículo alto.', 'The track is passable all year in any high vehicle.'],
  ['resort', 'Los servicios son del complejo: agua tratada, electricidad continua y fibra.', 'Services belong to the resort: treated water, constant power and fibre.'],
  ['large_lot', 'La energía trifásica pasa por la carretera.', 'Three-phase power runs along the road.'],
  ['fee', 'La cuota de mantenimiento es de {fee} al mes.', 'The maintenance fee is {fee} a month.'],
]

export const uses: readonly Line[] = [
  ['central', 'La normativa permite altura; el estudio de suelo y la carta de uso están disponibles.', 'Zoning allows height; the soil study and letter of use are available.'],
  ['residential/uptown', 'El uso es residencial, con posibilidad de hasta cuatro niveles según ayuntamiento.', 'Use is residential, with up to four levels possible subject to the council.'],
  ['outskirts !large_lot', 'Da para una casa con patio o para dos apartamentos uno sobre otro.', 'It would take a house with a yard or two apartments, one above the other.'],
  ['coast !large_lot', 'Cabe una villa con piscina y jardín, respetando los retiros.', 'It has room for a villa with pool and garden within the setbacks.'],
  ['coast large_lot', 'Admite un conjunto pequeño de villas o un hotel boutique, sujeto a permisos.', 'It could hold a small group of villas or a boutique hotel, subject to permits.'],
  ['mountain !large_lot', 'Cabe una casa de fin de semana con espacio para hortaliza.', 'There is room for a weekend house and a vegetable garden.'],
  ['mountain large_lot', 'Sirve para casa grande, cabañas o siembra de aguacate.', 'It would suit a large house, cabins or avocado growing.'],
  ['town !large_lot', 'Sirve para vivienda, y por la calle también para un pequeño negocio.', 'It would suit a home and, given the street, a small business too.'],
  ['town large_lot', 'Se presta para lotificación o para nave, según permisos.', 'It lends itself to subdivision or a warehouse, subject to permits.'],
  ['resort', 'El reglamento pide villa unifamiliar y aprueba el diseño antes de obra.', 'The rules call for a single-family villa and approve the design before works.'],
  ['', 'Puede comprarse ahora y construirse sin plazo.', 'It can be bought now and built on with no deadline.'],
]

export const closing: readonly Line[] = [
  ['sale', 'Título con deslinde, a nombre del vendedor.', 'Surveyed title, in the seller’s name.'],
  ['sale', 'La mensura catastral está aprobada y el título, limpio.', 'The cadastral survey is approved and the title clean.'],
  ['sale', 'El propietario escucha ofertas de contado y acepta un plan corto con la mitad de inicial.', 'The owner listens to cash offers and accepts a short plan with half down.'],
  ['sale', 'Se entrega al firmar, sin ocupantes ni cercas en disputa.', 'It is handed over on signing, with no occupants and no disputed fences.'],
  ['sale', 'Llevamos al agrimensor a la visita si lo desea.', 'We can bring the surveyor along to the viewing.'],
  ['lease', 'El contrato es de un año, renovable.', 'The contract is for a year, renewable.'],
  ['', 'Le enviamos la ubicación exacta y el plano catastral al coordinar la visita.', 'We send the exact location and cadastral plan when the visit is arranged.'],
  ['exclusive', 'La exclusividad garantiza un solo precio y un solo interlocutor.', 'Exclusivity means one price and one person to talk to.'],
]

export const place: readonly Line[] = [
  ['', 'Por carretera, {near} queda cerca.', '{near} is near by road.'],
  ['', 'La referencia es {near}, que está a pocos minutos.', 'The landmark is {near}, a few minutes away.'],
  ['city', 'De aquí se sale directo a {near}.', 'From here you go straight out to {near}.'],
  ['coast', 'En los alrededores están {near} y {near2}.', '{near} and {near2} are in the surroundings.'],
  ['town', 'Queda en dirección a {near}, con pueblo cerca.', 'It lies towards {near}, with the town nearby.'],
  ['mountain', 'A {near} se llega en un trayecto corto.', '{near} is a short drive.'],
]
