import type { Line } from '../grammar.ts'

export const land: readonly Line[] = [
  [
    '',
    'Está cercada con alambre de cinco hilos y postes vivos.',
    'It is fenced with five-strand wire and living posts.',
  ],
  [
    '',
    'Hay pasto mejorado en dos tercios y monte en el resto.',
    'Two thirds are improved pasture and the rest is woodland.',
  ],
  [
    '',
    'Tiene cacao y aguacate en producción, con frutales junto a la casa o al camino.',
    'Cocoa and avocado are in production, with fruit trees by the road.',
  ],
  [
    '',
    'La topografía es mayormente llana, con lomas suaves al fondo.',
    'The land is mostly level, with gentle hills at the back.',
  ],
  ['', 'Una cañada cruza la finca y no se seca.', 'A stream crosses the farm and does not run dry.'],
  [
    'mountain',
    'Los pinos y el café comparten la ladera; la hortaliza está en lo llano.',
    'Pines and coffee share the slope; vegetables grow on the level.',
  ],
  ['large_lot', 'Los potreros tienen bebederos y corral.', 'The paddocks have troughs and a corral.'],
  [
    '',
    'Se siembra [plátano, yuca y maíz|yautía y plátano] para el consumo y la venta.',
    '[Plantain, cassava and corn|Roots and plantain] are grown for the table and for sale.',
  ],
  [
    '',
    'Los linderos están [claros|amojonados] y los colindantes son gente conocida.',
    'The boundaries are [clear|marked with stones] and the neighbours are known.',
  ],
  [
    '',
    'Hay sombra de [samán|amapola] para el ganado y un buen corral.',
    'There are shade trees for the cattle and a good corral.',
  ],
  [
    '',
    'La parte baja es [llana y mecanizable|de aluvión], la alta queda de monte.',
    'The lower part is [level and can be ploughed|river soil]; the upper is woodland.',
  ],
]
