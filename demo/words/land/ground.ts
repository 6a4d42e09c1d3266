import type { Line } from '../grammar.ts'

export const ground: readonly Line[] = [
  [
    '!large_lot',
    'El terreno es rectangular y casi plano, así que la construcción no pide movimiento de tierra.',
    'The land is rectangular and almost level, so building needs no earth moving.',
  ],
  [
    '!large_lot',
    'Tiene forma regular y buen frente a la calle.',
    'It is regular in shape, with a good frontage to the street.',
  ],
  [
    'mountain',
    'La pendiente es suave y permite una casa en dos planos con vista desde ambos.',
    'The slope is gentle and suits a house on two levels, with a view from both.',
  ],
  [
    'mountain',
    'Los pinos adultos se conservan y dan sombra al frente.',
    'The mature pines remain and shade the front.',
  ],
  [
    'large_lot',
    'La topografía es ondulada, con una franja llana que aprovecha bien el frente.',
    'The ground rolls gently, with a level strip that makes good use of the frontage.',
  ],
  [
    'large_lot',
    'El frente sobre el camino es amplio y facilita dividirlo en varios lotes.',
    'The frontage on the road is wide, which makes it easy to split into several plots.',
  ],
  [
    'coast',
    'El suelo es firme, de piedra coralina, y no se inunda.',
    'The ground is firm coral rock and does not flood.',
  ],
  [
    'coast',
    'Hay palmas y uvas de playa que vale la pena conservar en el diseño.',
    'There are palms and sea grapes worth keeping in the design.',
  ],
  [
    'city',
    'La acera y los contenes están hechos, y el solar está cercado.',
    'Pavement and kerbs are in place, and the plot is fenced.',
  ],
  ['modest', 'Está cercado con bloques por tres lados.', 'It has a block wall on three sides.'],
  [
    'modest',
    'Los vecinos ya construyeron, lo que facilita los permisos.',
    'The neighbours have already built, which makes permits easier.',
  ],
  [
    'gates',
    'El proyecto tiene garita, calles adoquinadas y tendido soterrado.',
    'The development has a gatehouse, paved roads and buried cables.',
  ],
  ['social_areas', 'Los propietarios comparten casa club y áreas verdes.', 'Owners share a clubhouse and green areas.'],
  [
    '',
    'Los puntos están marcados y se recorre entero a pie.',
    'The boundary marks are in place and you can walk all of it.',
  ],
  [
    '!large_lot',
    'El frente es [ancho|cómodo] y el fondo, regular.',
    'The frontage is [wide|comfortable] and the depth even.',
  ],
  [
    '!large_lot',
    'Está [limpio de maleza|recién chapeado] y se ven los puntos.',
    'It has been [cleared|freshly cut back] and the markers can be seen.',
  ],
  [
    '!large_lot',
    'No hay [desniveles bruscos|cañadas ni zanjas] que encarezcan la obra.',
    'There are no [sharp drops|gullies or ditches] to make building more expensive.',
  ],
  [
    'large_lot',
    'Se recorre [a caballo o en camioneta|en vehículo], con un trillo que llega al fondo.',
    'You can go over it [on horseback or by pickup|in a vehicle], along a track that reaches the back.',
  ],
  [
    'large_lot',
    'La tierra es [fértil|profunda] y parte está sembrada.',
    'The soil is [fertile|deep] and part of it is planted.',
  ],
  [
    'coast',
    'Está a [una altura segura|buena altura] y el viento viene del mar.',
    'It stands [safely above the water|high up] and the wind comes off the sea.',
  ],
  [
    'coast large_lot',
    'Hay una parte alta desde la que se ve [la costa|el horizonte].',
    'There is a rise from which you can see [the coast|the horizon].',
  ],
  [
    'mountain',
    'Queda [orientado al este|protegido del viento], con sol de mañana.',
    'It [faces east|is sheltered from the wind] and gets the morning sun.',
  ],
  [
    'modest',
    'Tiene [árboles frutales|una mata de mango] y verja de alambre.',
    'It has [fruit trees|a mango tree] and a wire fence.',
  ],
  [
    'modest',
    'Las medidas coinciden con [el plano|la mensura] y los vecinos están de acuerdo.',
    'The measurements match [the plan|the survey] and the neighbours agree.',
  ],
  [
    'gated',
    'Las casas ya construidas alrededor [dan idea del conjunto|son de buen nivel].',
    'The houses already built around it [show what the place will be|are of a good standard].',
  ],
]
