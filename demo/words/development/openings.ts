import type { Line } from '../grammar.ts'

/** Listings that stand for a whole development. */
export const openings: readonly Line[] = [
  [
    'works',
    '{project} es el proyecto de {developer} en {place}: {units} unidades, de las que quedan {available} por vender.',
    '{project} is {developer}’s development in {place}: {units} homes, of which {available} are still for sale.',
  ],
  [
    'works',
    'Desde {m2} y con entrega en {delivery}, {project} ofrece {available} unidades disponibles en {place}.',
    'From {m2} and due in {delivery}, {project} has {available} homes available in {place}.',
  ],
  [
    'works coast',
    '{developer} desarrolla {project} a poca distancia del mar, en {place}.',
    '{developer} is developing {project} a short way from the sea, in {place}.',
  ],
  [
    'works city',
    'En {place}, {project} reúne apartamentos de varios tamaños en una sola torre.',
    'In {place}, {project} brings apartments of several sizes together in one tower.',
  ],
  [
    'works !planned',
    'La obra de {project} avanza según su cronograma y la entrega está prevista para {delivery}.',
    'Construction at {project} is moving along, with delivery due in {delivery}.',
  ],
  [
    'finished',
    '{project} está terminado y entrega de inmediato sus últimas {available} unidades.',
    '{project} is finished, and its last {available} homes can be handed over at once.',
  ],
]
