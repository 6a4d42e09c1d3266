import type { Line } from '../grammar.ts'

export const models: readonly Line[] = [
  [
    '',
    'El modelo más pequeño tiene {beds}, {baths} y {m2}; los demás crecen desde ahí.',
    'The smallest model has {beds}, {baths} and {m2}; the others grow from there.',
  ],
  [
    '',
    'El precio publicado corresponde a la unidad disponible más económica, de {m2}.',
    'The price shown is that of the least expensive home available, of {m2}.',
  ],
  [
    '',
    'Hay tres modelos, y puedes ver cada uno [en plano y en la oficina de ventas|en los planos].',
    'There are three models, each to be seen [on plan and at the sales office|on the plans].',
  ],
  [
    'works',
    'Puedes escoger nivel, orientación y terminaciones [mientras haya disponibilidad|si reservas a tiempo].',
    'You can choose level, orientation and finishes [while there is availability|if you reserve in time].',
  ],
]
