import type { Line } from '../grammar.ts'

/** Where it is and what is near. */
export const place: readonly Line[] = [
  [
    'central',
    'A pie se llega a {near}; en carro, {near2} está a un par de semáforos.',
    'You can walk to {near}; by car, {near2} is a couple of traffic lights away.',
  ],
  [
    'central',
    '{place} concentra oficinas, clínicas y restaurantes, y {near} queda a pasos.',
    '{place} has offices, clinics and restaurants, and {near} is steps away.',
  ],
  [
    'central',
    'Supermercado, banco y farmacia están en la misma cuadra o en la siguiente.',
    'Supermarket, bank and pharmacy are on the same block or the next.',
  ],
  [
    'residential',
    'La zona es residencial y arbolada, con salida rápida a {near}.',
    'The area is residential and leafy, with a quick way out to {near}.',
  ],
  [
    'residential',
    'Colegios, supermercado y {near} quedan a pocos minutos.',
    'Schools, a supermarket and {near} are a few minutes away.',
  ],
  [
    'residential',
    'De aquí a {near} hay un trayecto corto, incluso en hora pico.',
    'From here to {near} is a short drive, even at rush hour.',
  ],
  [
    'uptown',
    'En {place} se vive tranquilo y se sale rápido a {near}.',
    '{place} is quiet to live in, with a quick way out by {near}.',
  ],
  [
    'uptown',
    'Los colegios y clínicas de Santiago están cerca, lo mismo que {near}.',
    'Santiago’s schools and clinics are close by, and so is {near}.',
  ],
  [
    'outskirts',
    'El transporte pasa por {near}, y en el entorno hay colegios y colmados.',
    'Public transport runs along {near}, and there are schools and corner shops around.',
  ],
  [
    'outskirts',
    '{place} ha crecido con orden: plazas, clínicas y {near} a la mano.',
    '{place} has grown in an orderly way: shopping centres, clinics and {near} close at hand.',
  ],
  [
    'popular',
    'Todo lo del día está en la misma calle, y {near} queda cerca.',
    'Everyday shopping is on the same street, and {near} is close.',
  ],
  [
    'popular',
    'Es un barrio de siempre, con vida en la acera y transporte a cualquier hora.',
    'It is an old-established neighbourhood, with life on the pavement and transport at any hour.',
  ],
  [
    'town',
    'Está cerca de {near}, donde se mueve la vida de {city}.',
    'It is close to {near}, where life in {city} goes on.',
  ],
  [
    'town',
    'En {city} las distancias son cortas: {near} queda a minutos.',
    'Distances are short in {city}: {near} is minutes away.',
  ],
  ['colonial', 'Se sale a pie a {near}, museos y cafés.', 'Museums, cafés and {near} are all on foot.'],
  [
    'colonial',
    'De noche hay vida en las plazas, y de día silencio dentro de los muros.',
    'There is life in the squares at night, and quiet inside the walls by day.',
  ],
  [
    'coast shore_drive',
    'La playa está a {drive} minutos en carro, y {near} en el mismo camino.',
    'The beach is {drive} minutes by car, with {near} on the way.',
  ],
  [
    'coast shore_drive',
    'Cerca quedan {near} y los supermercados; la playa, a {drive} minutos.',
    '{near} and the supermarkets are near; the beach is {drive} minutes away.',
  ],
  [
    'coast shore_walk !resort',
    'Entre la puerta y la playa hay restaurantes, colmados y {near2}.',
    'Between the door and the beach are restaurants, corner shops and {near2}.',
  ],
  [
    'coast shore_walk !resort',
    'Se puede vivir sin carro: la playa a {walk} minutos y lo demás en el camino.',
    'You can live here without a car: the beach is {walk} minutes off, the rest along the way.',
  ],
  [
    'coast shore_front',
    'La playa está al cruzar el jardín, y {near} a poca distancia.',
    'The beach is across the garden, and {near} is not far.',
  ],
  [
    'coast',
    '{place} tiene servicios todo el año, no solo en temporada.',
    '{place} has services all year round, not only in season.',
  ],
  [
    'mountain',
    '{near} y el pueblo quedan cerca, con su mercado y sus cafés.',
    '{near} and the town are close, with its market and cafés.',
  ],
  ['resort', 'Dentro del complejo se llega en carrito a {near}.', 'Inside the resort you reach {near} by buggy.'],
  [
    'resort',
    'El complejo tiene seguridad, mantenimiento y servicios propios; {near} está a minutos.',
    'The resort has its own security, maintenance and services; {near} is minutes away.',
  ],
  [
    'central',
    'Entre {near} y {near2}, {place} es [la parte más caminable de la ciudad|de lo más céntrico que hay].',
    'Between {near} and {near2}, {place} is [the most walkable part of town|as central as it gets].',
  ],
  [
    'central',
    'Los colegios, las clínicas y los supermercados del polígono están [a minutos|cerca].',
    'The schools, clinics and supermarkets of the business district are [minutes away|close].',
  ],
  [
    'residential',
    '{place} conserva [calles tranquilas|su aire de barrio] a poca distancia de {near}.',
    '{place} keeps [its quiet streets|its neighbourhood feel] a short way from {near}.',
  ],
  [
    'residential',
    'Se sale [por dos vías|sin tapón] hacia {near}.',
    'You can leave [by two routes|without jams] towards {near}.',
  ],
  [
    'outskirts',
    'Desde aquí se toma {near} [sin atravesar el tapón|en minutos].',
    'From here you reach {near} [without crossing the traffic|in minutes].',
  ],
  [
    'town',
    'Clínica, colegio y mercado están [en la misma zona|a pocas cuadras].',
    'Clinic, school and market are [in the same area|a few blocks away].',
  ],
  [
    'town',
    '{near} sirve de referencia para llegar [sin perderse|a la primera].',
    '{near} is the landmark that gets you here [without a wrong turn|first time].',
  ],
  [
    'uptown',
    '{place} es [de lo más estable de Santiago|zona alta y ventilada], con {near} cerca.',
    '{place} is [one of the most settled parts of Santiago|high and breezy], with {near} nearby.',
  ],
  [
    'coast shore_drive',
    'Se vive con vecinos [de todo el año|dominicanos y extranjeros]; la playa, a {drive} minutos.',
    'Neighbours [live here all year|are Dominican and foreign]; the beach is {drive} minutes away.',
  ],
  [
    'coast shore_walk',
    'Se baja a la playa [en chancletas|con la toalla al hombro]: son {walk} minutos.',
    'You can walk to the beach [in flip-flops|with a towel over your shoulder]: it takes {walk} minutes.',
  ],
  [
    'coast !resort',
    '{near} y los restaurantes de {place} quedan [a la mano|cerca].',
    '{near} and the restaurants of {place} are [at hand|close by].',
  ],
]

/** What it costs to keep, and on what terms it is had. */
export const terms: readonly Line[] = [
  [
    'works project',
    'Se reserva con {separation}; el plan de {project} es {plan}: contrato, obra y entrega.',
    'It is reserved with {separation}; the payment plan at {project} is {plan}: on contract, during works, on delivery.',
  ],
  [
    'works project',
    'La entrega está prevista para {delivery}, y los pagos se reparten {plan} entre contrato, construcción y llaves.',
    'Delivery is due in {delivery}, with payments split {plan} between contract, construction and keys.',
  ],
  [
    'works !project',
    'Se separa con {separation} y el inicial se completa durante la obra.',
    'It is reserved with {separation}, and the deposit is completed during construction.',
  ],
  [
    'works !project',
    'Separación de {separation}; entrega en {delivery}.',
    'Reservation of {separation}; delivery in {delivery}.',
  ],
  [
    'confotur',
    'El proyecto está clasificado en CONFOTUR (resolución {resolution}), beneficio que corresponde al primer comprador.',
    'The project is classified under CONFOTUR (resolution {resolution}), a benefit that goes to the first buyer.',
  ],
  [
    'confotur',
    'Con CONFOTUR, el primer adquiriente queda exento del 3 % de transferencia y del IPI por el plazo de la resolución.',
    'Under CONFOTUR the first purchaser is exempt from the 3 % transfer tax and from property tax for the term of the resolution.',
  ],
  [
    'finished project',
    'Es una de las últimas unidades de {project}, ya terminado y con título individual.',
    'It is one of the last homes in {project}, already finished and with its own title.',
  ],
  ['fee sale !works !lease', 'El mantenimiento es de {fee} al mes.', 'Maintenance is {fee} a month.'],
  [
    'fee sale !works swimming_pool',
    'Por {fee} mensuales el condominio cubre piscina, jardines y seguridad.',
    'For {fee} a month the condominium covers pool, gardens and security.',
  ],
  [
    'fee sale !works',
    'La cuota del condominio, {fee} al mes, está al día.',
    'Condominium fees, {fee} a month, are paid up to date.',
  ],
  [
    'sale !works !older',
    'Título deslindado y sin cargas, listo para financiar con cualquier banco.',
    'The title is surveyed and free of charges, ready for a mortgage with any bank.',
  ],
  [
    'sale !works',
    'Los documentos están al día: título, planos y carta de no deuda del condominio.',
    'Papers are in order: title, plans and a no-debt letter from the condominium.',
  ],
  ['lease', 'El mantenimiento está incluido en el precio.', 'Maintenance is included in the rent.'],
  [
    'lease',
    'Se pide contrato de un año, garante o carta de trabajo, y depósito.',
    'A one-year contract, a guarantor or employer’s letter, and a deposit are required.',
  ],
  [
    'lease furnished',
    'El alquiler incluye el mantenimiento y el internet; la luz va aparte.',
    'Rent includes maintenance and internet; electricity is separate.',
  ],
  ['lease !furnished', 'Disponible de inmediato, recién pintado.', 'Available at once, freshly painted.'],
  [
    'lease',
    'El condominio admite mascotas pequeñas y pide respetar el silencio después de las diez.',
    'The condominium accepts small pets and asks for quiet after ten.',
  ],
  [
    'sale coast !works',
    'El reglamento permite la renta corta, que el mismo condominio puede administrar.',
    'The bylaws allow short lets, which the condominium itself can manage.',
  ],
  [
    'sale !works',
    'El traspaso puede hacerse [en semanas|sin demoras]: título individual y planos aprobados.',
    'The transfer can be made [within weeks|without delay]: its own title and approved plans.',
  ],
  [
    'sale !works',
    'Sus dueños lo entregan [desocupado|al firmar], con impuestos pagos.',
    'The owners hand it over [vacant|on signing], taxes paid.',
  ],
  [
    'sale !works city',
    'Un banco puede tasarlo de inmediato; [el título está limpio|no tiene hipoteca].',
    'A bank can value it straight away; [the title is clean|there is no mortgage].',
  ],
  [
    'sale !works modest',
    'Se acepta financiamiento, y el inicial puede [negociarse|completarse en dos partes].',
    'Financing is accepted, and the deposit can be [negotiated|paid in two parts].',
  ],
  [
    'sale !works coast',
    'Puede rentarse por noche: [el condominio lo permite|ya hay administradora en el edificio].',
    'It can be let by the night: [the bylaws allow it|a manager already works in the building].',
  ],
  [
    'fee sale !works',
    'Al mes se pagan {fee} [por seguridad, limpieza y áreas comunes|de condominio, con fondo de reserva].',
    'The monthly {fee} [covers security, cleaning and common areas|goes to the condominium, reserve fund included].',
  ],
  ['fee works', 'El mantenimiento estimado será de {fee} al mes.', 'The estimated maintenance will be {fee} a month.'],
  [
    'works',
    'Las cuotas no generan intereses [durante la obra|hasta la entrega].',
    'Instalments bear no interest [during construction|until delivery].',
  ],
  [
    'works !modest',
    'Los fondos van a un fideicomiso y se liberan [por avance de obra|por etapas].',
    'Payments go into a trust and are released [as works progress|in stages].',
  ],
  [
    'works modest',
    'Puede aplicar para bono de vivienda si es su primera casa.',
    'It may qualify for the first-home benefit.',
  ],
  [
    'lease',
    'Contrato de [un año, renovable|un año], con depósito y referencias.',
    'A [renewable one-year|one-year] contract, with deposit and references.',
  ],
  [
    'lease city',
    'Se entrega [limpio, pintado y con llaves nuevas|la semana que usted escoja].',
    'It is handed over [clean, painted and with new locks|in the week of your choice].',
  ],
  [
    'lease modest',
    'Se pide depósito y [dos referencias|un garante solidario].',
    'A deposit and [two references|a guarantor] are required.',
  ],
]

/** Whom it suits. */
export const suits: readonly Line[] = [
  [
    'beds1 sale coast',
    'Funciona para uso propio unas semanas al año y renta corta el resto.',
    'It works for a few weeks of your own each year and short lets for the rest.',
  ],
  [
    'beds1 sale city',
    'Buena opción para un primer apartamento o para poner a rentar.',
    'A good choice as a first apartment or as one to let.',
  ],
  [
    'beds1 lease',
    'Ideal para ejecutivos, estudiantes de posgrado o personal en traslado.',
    'It suits executives, graduate students or people on assignment.',
  ],
  [
    'beds2 sale city',
    'Conviene a parejas jóvenes y a quien quiere bajar de tamaño sin cambiar de sector.',
    'It suits young couples and anyone downsizing without leaving the area.',
  ],
  [
    'beds2 coast sale',
    'Da para vacacionar con los hijos y para rentar cuando no se usa.',
    'It has room for holidays with children, and lets easily when you are away.',
  ],
  [
    'beds2 lease',
    'Cómodo para una familia pequeña o para dos que comparten gastos.',
    'Comfortable for a small family or for two people sharing costs.',
  ],
  [
    'beds3 city',
    'Para familias con hijos en colegio, la ubicación ahorra horas a la semana.',
    'For families with children at school, the location saves hours every week.',
  ],
  [
    'beds3 modest sale',
    'Califica para financiamiento a largo plazo con un inicial cómodo.',
    'It qualifies for long-term financing with a manageable deposit.',
  ],
  [
    'beds3 modest',
    'Aquí se vive tranquilo y se llega al trabajo sin cruzar la ciudad entera.',
    'Life here is calm, and work is not a whole city away.',
  ],
  [
    'sale exclusive',
    'Se muestra con cita, cualquier día de la semana.',
    'Viewings by appointment, any day of the week.',
  ],
  [
    'sale',
    'Si vive fuera, podemos hacer la visita por videollamada y acompañar el cierre.',
    'If you live abroad, we can show it by video call and see the closing through.',
  ],
  ['lease', 'Puede visitarse esta misma semana.', 'It can be seen this very week.'],
  ['sale !works', 'Vale la pena verlo con luz de tarde.', 'It is worth seeing in the afternoon light.'],
  [
    'sale city !works',
    'Quien lo compró primero lo escogió por la orientación, y el tiempo le dio la razón.',
    'Its first owner chose it for the way it faces, and time proved them right.',
  ],
  ['works', 'Reservar ahora permite escoger piso y colores.', 'Reserving now lets you choose floor and colours.'],
  [
    'works coast',
    'La plusvalía entre planos y entrega ha sido lo normal en la zona, aunque nadie puede prometerla.',
    'Homes here have tended to gain value between plan and delivery, though nobody can promise it.',
  ],
  [
    'penthouse',
    'Es para quien recibe a menudo y quiere privacidad al mismo tiempo.',
    'It is for people who entertain often and want their privacy too.',
  ],
  [
    'fine',
    'Pocos se ofrecen con este nivel de terminación en {place}.',
    'Few come up with this standard of finish in {place}.',
  ],
  [
    'sale beds3',
    'Una familia puede crecer aquí [sin volver a mudarse|por muchos años].',
    'A family can grow here [without moving again|for many years].',
  ],
  [
    'sale city',
    'Se alquila sin dificultad si lo suyo es [la inversión|la renta].',
    'It lets easily if what you want is [an investment|rental income].',
  ],
  [
    'sale coast',
    'Muchos vecinos lo usan en vacaciones y [lo rentan el resto|vienen cada invierno].',
    'Many neighbours use theirs for holidays and [let them the rest of the year|come every winter].',
  ],
  [
    'sale',
    'Escríbanos y le enviamos [el plano|un recorrido en video hecho con el celular].',
    'Write to us and we will send you [the plan|a walk-through filmed on the phone].',
  ],
  [
    'sale !works',
    'Visítelo [un sábado|entre semana], cuando el edificio está en su ritmo normal.',
    'See it [on a Saturday|on a weekday], when the building is at its usual pace.',
  ],
  [
    'modest sale',
    'Con lo que se paga de alquiler en la zona se cubre [buena parte de|casi] la cuota.',
    'What people pay in rent around here covers [a good part of|almost all of] the instalment.',
  ],
  ['lease', 'Coordine y lo ve [hoy mismo|mañana].', 'Arrange it and see it [today|tomorrow].'],
  [
    'lease city',
    'Ideal para quien trabaja en la zona y [no quiere tapones|prefiere caminar].',
    'Ideal for people who work nearby and [hate traffic|would rather walk].',
  ],
  [
    'works sale',
    'La oficina de ventas recibe [todos los días|con cita].',
    'The sales office is open [every day|by appointment].',
  ],
  [
    'beds1/beds2 sale',
    'Fácil de amueblar y fácil de [mantener|vender el día de mañana].',
    'Easy to furnish and easy to [keep|sell on one day].',
  ],
]
