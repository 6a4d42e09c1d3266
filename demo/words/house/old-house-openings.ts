import type { Line } from '../grammar.ts'

/** For old houses that are worth the ground they stand on. */
export const oldHouseOpenings: readonly Line[] = [
  [
    '',
    'El valor está en el solar: {lot} en {place}, con una casa habitable encima.',
    'The value is in the land: {lot} in {place}, with a liveable house on it.',
  ],
  [
    '',
    'Se vende como casa o como solar, según lo que quiera hacer el comprador con sus {lot}.',
    'It is sold as a house or as a plot, depending on what the buyer wants to do with its {lot}.',
  ],
  [
    'central/residential',
    'Solar de {lot} con casa de {year}, apto para torre según la normativa del sector.',
    'A {lot} plot with a {year} house, suitable for a tower under local planning rules.',
  ],
  [
    '',
    'Una casa de {year} ocupa el terreno y puede alquilarse mientras se tramitan los permisos.',
    'A {year} house stands on the land and can be let while permits are processed.',
  ],
  [
    '',
    'Aquí lo que importa es el frente: el terreno es regular y mide {lot}.',
    'What matters here is the frontage: the land is regular in shape and measures {lot}.',
  ],
]
