import type { Line } from '../grammar.ts'

export const place: readonly Line[] = [
  [
    'resort',
    'Dentro del complejo hay playa, golf y restaurantes, y {near} está cerca.',
    'The resort has a beach, golf and restaurants, and {near} is close.',
  ],
  [
    'resort',
    'En {place} se circula en carrito, con seguridad en todas las entradas.',
    'People get around {place} by buggy, with security at every entrance.',
  ],
  [
    'coast !resort shore_drive',
    'La playa queda a {drive} minutos en carro y {near} de camino.',
    'The beach is {drive} minutes by car, with {near} on the way.',
  ],
  [
    'coast !resort shore_walk',
    'Además de la playa, {near2} queda cerca para la compra y la cena.',
    'Besides the beach, {near2} is close for shopping and dinner.',
  ],
  [
    'coast !resort',
    '{place} tiene vecinos todo el año, dominicanos y extranjeros.',
    '{place} has neighbours all year round, Dominican and foreign.',
  ],
  ['coast', 'Cerca están {near} y lo necesario para el día a día.', '{near} and everything for daily life are nearby.'],
  [
    'mountain',
    'El camino está asfaltado hasta la entrada, y {near} queda cerca.',
    'The road is paved up to the gate, and {near} is close.',
  ],
  [
    'mountain',
    'A {city} se llega por carretera buena; {near2} es el paseo del domingo.',
    'A good road leads to {city}; {near2} makes a Sunday outing.',
  ],
  [
    'residential',
    'La calle es tranquila, y para salir está {near}.',
    'The street is quiet, and {near} is the way out.',
  ],
  [
    'residential',
    'Colegios y supermercados quedan a mano, lo mismo que {near}.',
    'Schools and supermarkets are at hand, and so is {near}.',
  ],
  [
    'central',
    'Está a pasos de {near}, en plena zona de oficinas y comercios.',
    'It is steps from {near}, right among offices and shops.',
  ],
  [
    'uptown',
    'La zona es de las más buscadas de Santiago, con {near} a minutos.',
    'The area is one of the most sought after in Santiago, with {near} minutes away.',
  ],
  [
    'outskirts',
    '{near} queda cerca y el transporte pasa a toda hora.',
    '{near} is close by and public transport passes at all hours.',
  ],
  [
    'outskirts',
    'Hay escuelas, supermercado y {near} en el entorno.',
    'Schools, a supermarket and {near} are in the area.',
  ],
  [
    'popular',
    'Se vive entre vecinos de muchos años, cerca de {near}.',
    'You live among neighbours of many years, close to {near}.',
  ],
  ['town', '{near} y el centro de la ciudad están cerca.', '{near} and the town centre are close.'],
  [
    'town',
    'En {city} la vida es de distancias cortas, con {near} como referencia.',
    'Life in {city} means short distances, with {near} as the landmark.',
  ],
  ['colonial', 'A la vuelta están {near} y los museos.', '{near} and the museums are round the corner.'],
  [
    'town',
    'El colegio y la clínica quedan [a pocas cuadras|en el mismo sector], y {near} cerca.',
    'School and clinic are [a few blocks away|in the same area], with {near} nearby.',
  ],
  [
    'outskirts',
    'Se sale a {near} [en pocos minutos|sin entrar al tapón].',
    'You can be at {near} [in a few minutes|without sitting in traffic].',
  ],
  [
    'residential',
    '{place} es de calles [arboladas|anchas], con {near} a corta distancia.',
    '{place} has [leafy|wide] streets, with {near} a short way off.',
  ],
  [
    'beach',
    'Supermercado, clínica y {near} están [a minutos|por la misma vía].',
    'A supermarket, a clinic and {near} are [minutes away|along the same road].',
  ],
  [
    'resort',
    'Desde la villa se va a {near} en [carrito de golf|bicicleta].',
    'From the villa you go to {near} by [golf cart|bicycle].',
  ],
]
