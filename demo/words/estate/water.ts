import type { Line } from '../grammar.ts'

export const water: readonly Line[] = [
  ['well', 'El pozo tubular tiene bomba y da agua todo el año.', 'The borehole has a pump and gives water all year.'],
  ['water_tank', 'Un tanque elevado reparte por gravedad.', 'A raised tank distributes by gravity.'],
  [
    'inverter',
    'La electricidad llega de la red, con inversor en la casa.',
    'Power comes from the grid, with an inverter in the house.',
  ],
  ['', 'El tendido eléctrico pasa por el lindero.', 'Power lines run along the boundary.'],
  ['', 'El camino vecinal entra hasta la casa o el corral.', 'The country road runs right in to the yard.'],
  [
    '',
    'El agua se toma de [una cañada|un manantial] y se almacena en tanque.',
    'Water is drawn from [a stream|a spring] and stored in a tank.',
  ],
  [
    '',
    'A la finca se entra [en cualquier vehículo|en camioneta] todo el año.',
    'You can drive in [in any vehicle|by pickup] all year.',
  ],
  [
    '',
    'Hay [luz monofásica|electricidad] hasta la entrada.',
    'There is [single-phase power|electricity] up to the entrance.',
  ],
]
