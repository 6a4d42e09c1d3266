import type { Line } from '../grammar.ts'

export const kitchen: readonly Line[] = [
  [
    'pantry breakfast_room',
    'La cocina tiene isla, desayunador y despensa de las grandes.',
    'The kitchen has an island, a breakfast area and a proper pantry.',
  ],
  [
    'breakfast_room',
    'En la cocina hay espacio para desayunar sin pasar al comedor.',
    'There is room to have breakfast in the kitchen itself.',
  ],
  [
    'pantry',
    'Cocina con despensa y salida al patio de servicio.',
    'The kitchen has a pantry and a door to the service yard.',
  ],
  [
    'luxury',
    'Cocina italiana con isla de piedra, y una segunda cocina caliente detrás.',
    'An Italian kitchen with a stone island, and a second working kitchen behind it.',
  ],
  [
    'luxury',
    'La cocina se abre a la sala y esconde la zona de trabajo tras una puerta corrediza.',
    'The kitchen opens to the living room and hides its working area behind a sliding door.',
  ],
  [
    'good',
    'La cocina es modular, en madera, con tope de granito.',
    'The kitchen is fitted in timber, with granite worktops.',
  ],
  [
    'good washing_area',
    'Detrás de la cocina están el lavado y un patio pequeño de servicio.',
    'Behind the kitchen are the laundry and a small service yard.',
  ],
  [
    'plain',
    'La cocina es amplia, con tope de granito y ventana al patio.',
    'The kitchen is large, with a granite worktop and a window on to the yard.',
  ],
  [
    'plain',
    'Cocina con gabinetes de madera y espacio para mesa.',
    'A kitchen with wooden cabinets and room for a table.',
  ],
  [
    'service_area',
    'El cuarto de servicio tiene baño y entrada independiente.',
    'The service room has a bathroom and its own entrance.',
  ],
  ['white sale', 'La línea blanca entra en el precio.', 'Appliances are included in the price.'],
  ['white lease', 'La línea blanca está incluida.', 'Appliances are included.'],
  [
    'mountain',
    'La cocina tiene estufa de gas y un fogón de leña afuera, para los sancochos.',
    'The kitchen has a gas stove, and there is a wood hearth outside for long Sunday stews.',
  ],
  ['', 'La cocina recibe la luz de la mañana.', 'The kitchen gets the morning light.'],
  [
    'good',
    'Cocina [remodelada|amplia], con tope de granito y salida al patio.',
    'A [remodelled|large] kitchen with granite worktops and a door to the yard.',
  ],
  [
    'good',
    'La cocina tiene [barra|península] y gabinetes de [roble|cedro].',
    'The kitchen has [a bar|a peninsula] and [oak|cedar] cabinets.',
  ],
  [
    'plain',
    'La cocina da [al patio|a la marquesina de atrás] y tiene buena ventilación.',
    'The kitchen opens [to the yard|to the back] and is well ventilated.',
  ],
  [
    'plain modest',
    'Tiene cocina adentro y [fogón en el patio|lavadero techado afuera].',
    'There is a kitchen inside and [a hearth in the yard|a covered laundry outside].',
  ],
  [
    'luxury',
    'Isla, dos hornos y cava: la cocina está hecha para [recibir|quien cocina].',
    'Island, two ovens and a wine fridge: the kitchen is made for [entertaining|people who cook].',
  ],
  [
    'washing_area',
    'El área de lavado es [techada|independiente] y tiene pileta.',
    'The laundry area is [covered|separate] and has a sink.',
  ],
]
