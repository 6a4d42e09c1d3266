import type { Line } from '../grammar.ts'

/** A penthouse's roof. */
export const roof: readonly Line[] = [
  [
    'terrace jacuzzi',
    'Arriba hay terraza con picuzzi y [área de barbacoa|un área para comer al aire libre].',
    'Above there is a terrace with a plunge tub and [a barbecue|space to dine outdoors].',
  ],
  [
    'terrace covered_terrace',
    'La terraza tiene una parte techada para comer y otra al sol.',
    'Part of the terrace is roofed for dining, part is open to the sun.',
  ],
  [
    'terrace view_sea',
    'Desde la terraza el mar se ve de un extremo a otro.',
    'From the terrace you see the sea from one end to the other.',
  ],
  [
    'terrace view_city',
    'De noche, la terraza tiene toda la ciudad encendida al frente.',
    'At night the terrace has the whole city lit up in front of it.',
  ],
  [
    'terrace',
    'La terraza es amplia, con salida de agua, gas y electricidad.',
    'The terrace is large, with water, gas and power points.',
  ],
  [
    'terrace',
    'A la terraza se sube por dentro y es de uso exclusivo.',
    'The terrace is reached from inside and belongs to this home alone.',
  ],
]
