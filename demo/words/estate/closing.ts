import type { Line } from '../grammar.ts'

export const closing: readonly Line[] = [
  [
    '',
    'Título definitivo y deslinde; se visita en vehículo alto.',
    'Full surveyed title; a high-clearance vehicle is needed to visit.',
  ],
  [
    '',
    'El dueño vende completa, aunque escucha ofertas por partes.',
    'The owner is selling it whole but will listen to offers for parts.',
  ],
  ['', 'Cerca están {near} y el mercado de {city}.', '{near} and the market at {city} are near.'],
  ['', 'A {near} se llega por carretera asfaltada.', 'A paved road leads to {near}.'],
  ['', 'Los animales y equipos se negocian aparte.', 'Livestock and equipment are negotiated separately.'],
  [
    '',
    'El precio por tarea es [conversable|negociable] si se compra de contado.',
    'The price per tarea is [open to discussion|negotiable] for cash.',
  ],
  [
    '',
    'Se puede visitar [en la mañana|un fin de semana], con el encargado.',
    'It can be visited [in the morning|at a weekend], with the caretaker.',
  ],
  [
    '',
    'La mensura está [hecha|actualizada] y los papeles, a nombre de quien vende.',
    'The survey is [done|up to date] and the papers are in the seller’s name.',
  ],
  [
    '',
    '{near} queda [en la ruta|no muy lejos] y el mercado compra la cosecha.',
    '{near} is [on the way|not far off], and the market buys the crop.',
  ],
]
