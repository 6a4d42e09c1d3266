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
    'El supermercado, el banco y la farmacia están [en la misma cuadra|a la vuelta].',
    'A supermarket, a bank and a pharmacy are [on the same block|round the corner].',
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
    '{place} is quiet to live in, with a quick way out to {near}.',
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
