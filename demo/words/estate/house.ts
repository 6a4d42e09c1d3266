import type { Line } from '../grammar.ts'

export const house: readonly Line[] = [
  ['built', 'La casa tiene {beds}, {baths} y cocina amplia.', 'The house has {beds}, {baths} and a large kitchen.'],
  [
    'built covered_terrace',
    'La galería de la casa mira a los potreros.',
    'The gallery of the house looks over the paddocks.',
  ],
  [
    'built',
    'Son {m2} de construcción en block, con techo de zinc y cielo raso.',
    'It is {m2} of block construction with a metal roof and ceiling.',
  ],
  ['annexes', 'Hay casa para el encargado, almacén y enramada.', 'There is a caretaker’s house, a store and a shed.'],
  [
    '!built',
    'No tiene construcción: el sitio para la casa lo escoge el comprador.',
    'There is no building on it: the buyer chooses where the house goes.',
  ],
  ['!built annexes', 'Cuenta con una enramada y un depósito de herramientas.', 'There is a shed and a tool store.'],
]
