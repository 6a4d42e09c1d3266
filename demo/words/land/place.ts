import type { Line } from '../grammar.ts'

export const place: readonly Line[] = [
  ['', 'Por carretera, {near} queda cerca.', '{near} is near by road.'],
  ['', 'La referencia es {near}, que está a pocos minutos.', 'The landmark is {near}, a few minutes away.'],
  ['city', 'De aquí se sale directo a {near}.', 'From here you go straight out to {near}.'],
  ['coast', 'En los alrededores están {near} y {near2}.', '{near} and {near2} are in the surroundings.'],
  ['town', 'Queda en dirección a {near}, con pueblo cerca.', 'It lies towards {near}, with the town nearby.'],
  ['mountain', 'A {near} se llega en un trayecto corto.', '{near} is a short drive away.'],
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
