import type { Line } from '../grammar.ts'

export const kitchen: readonly Line[] = [
  [
    'pantry breakfast_room',
    'La cocina tiene isla, desayunador y [despensa de las grandes|una buena despensa].',
    'The kitchen has an island, a breakfast area and a [proper|large] pantry.',
  ],
  [
    'breakfast_room',
    'En la cocina hay espacio para [desayunar sin pasar al comedor|desayunar en familia].',
    'There is room to have breakfast in the kitchen [itself|as a family].',
  ],
  [
    'pantry',
    'La cocina tiene despensa y [salida al patio de servicio|buena ventilación].',
    'The kitchen has a pantry and [a door to the service yard|good ventilation].',
  ],
  [
    'luxury',
    'La cocina es italiana, con isla de piedra y [una segunda cocina caliente detrás|una cocina de trabajo aparte].',
    'The kitchen is Italian, with a stone island and [a second working kitchen behind it|a separate working kitchen].',
  ],
  [
    'luxury',
    'La cocina se abre a la sala y [esconde la zona de trabajo tras una puerta corrediza|se cierra con una puerta corrediza].',
    'The kitchen opens to the living room and [hides its working area behind a sliding door|closes with a sliding door].',
  ],
  [
    'good',
    'La cocina es modular, [en madera|de líneas claras], con tope de granito.',
    'The kitchen is fitted, [in timber|in pale units], with granite worktops.',
  ],
  [
    'good washing_area',
    'Detrás de la cocina están el lavado y [un pequeño patio de servicio|un área para tender].',
    'Behind the kitchen are the laundry and [a small service yard|a drying area].',
  ],
  [
    'plain',
    'La cocina es amplia, con tope de granito y [ventana grande|buena ventilación].',
    'The kitchen is large, with a granite worktop and [a big window|good ventilation].',
  ],
  [
    'plain',
    'La cocina tiene gabinetes de madera y [espacio para mesa|sitio para una mesa].',
    'The kitchen has wooden cabinets and [room|space] for a table.',
  ],
  [
    'service_area',
    'El cuarto de servicio tiene baño y [entrada independiente|entrada aparte].',
    'The service room has a bathroom and [its own|a separate] entrance.',
  ],
  ['white sale', 'La línea blanca entra en el precio.', 'Appliances are included in the price.'],
  ['white lease', 'La línea blanca está incluida.', 'Appliances are included.'],
  [
    'mountain',
    'La cocina tiene estufa de gas y, afuera, un fogón de leña [para los sancochos|para los domingos].',
    'The kitchen has a gas stove, and outside there is a wood hearth [for long Sunday stews|for Sundays].',
  ],
  ['', 'La cocina recibe la luz de la mañana.', 'The kitchen gets the morning light.'],
  [
    'good !works',
    'La cocina es [remodelada|amplia], con tope de granito y buena luz.',
    'The kitchen is [remodelled|large], with granite worktops and good light.',
  ],
  [
    'good',
    'La cocina tiene [barra|península] y gabinetes de [roble|cedro].',
    'The kitchen has [a bar|a peninsula] and [oak|cedar] cabinets.',
  ],
  [
    'plain courtyard',
    'La cocina da [al patio|a la parte de atrás] y tiene buena ventilación.',
    'The kitchen opens [to the yard|to the back] and is well ventilated.',
  ],
  [
    'plain modest courtyard',
    'Además de la cocina hay [un fogón en el patio|lavadero techado afuera].',
    'Besides the kitchen there is [a hearth in the yard|a covered laundry outside].',
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
