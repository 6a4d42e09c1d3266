import type { Line } from '../grammar.ts'

export const utilities: readonly Line[] = [
  [
    'full_power_plant cistern',
    'La planta eléctrica mueve la casa completa y [la cisterna es de las grandes|la cisterna cubre varios días].',
    'The generator runs the whole house, and the cistern [is a large one|lasts several days].',
  ],
  ['full_power_plant', 'Con planta full, un apagón ni se nota.', 'With a full generator, a power cut goes unnoticed.'],
  [
    'inverter cistern',
    'Hay inversor con baterías nuevas y cisterna [con bomba|con su bomba].',
    'There is an inverter with new batteries, and a cistern with [a|its own] pump.',
  ],
  [
    'inverter water_tank',
    'Tiene inversor y tinaco, con [la instalación separada por circuitos|el cableado en buen estado].',
    'It has an inverter and a roof tank, with [wiring on separate circuits|sound wiring].',
  ],
  ['inverter', 'El inversor cubre luces, abanicos y nevera.', 'The inverter covers lights, fans and the fridge.'],
  [
    'common_power_plant !full_power_plant',
    'El residencial tiene planta para las áreas comunes.',
    'The development has a generator for its common areas.',
  ],
  [
    'well',
    'El agua sale de pozo propio y [no depende de la red|alcanza todo el año].',
    'Water comes from a private well [and does not depend on the mains|and lasts all year].',
  ],
  [
    'cistern water_tank',
    'La cisterna y el tinaco garantizan [el agua de la semana|agua para varios días].',
    'A cistern and roof tank guarantee [a week’s water|water for several days].',
  ],
  [
    'cistern',
    'La cisterna tiene su bomba y [se llena de la red|buena capacidad].',
    'The cistern has its pump and [fills from the mains|holds plenty].',
  ],
  ['water_tank', 'El tinaco da presión a toda la casa.', 'The roof tank gives pressure to the whole house.'],
  ['parkings parking_roofed', 'En la marquesina caben {parking} techados.', 'The car port covers {parking}.'],
  ['parkings', 'Se parquea con holgura: {parking} dentro del solar.', 'Parking is easy: {parking} inside the plot.'],
  [
    'oneparking',
    'La marquesina es para un carro y al frente [se parquea sin problema|hay espacio para otro].',
    'The car port fits one car, and there is room [in front|for another in front].',
  ],
  [
    'gates',
    'El acceso es controlado, con garita [las 24 horas|día y noche].',
    'Access is controlled, with a gatehouse staffed [round the clock|day and night].',
  ],
  [
    'electric_gate !gates',
    'El portón es eléctrico y los muros perimetrales [son altos|dan privacidad].',
    'The gate is electric and the perimeter walls [are high|give privacy].',
  ],
  [
    'grids !works',
    'Los hierros de puertas y ventanas están [recién pintados|en buen estado].',
    'The iron grilles on doors and windows [have just been painted|are in good order].',
  ],
  [
    'inverter',
    'Los apagones los cubre un inversor [de buena capacidad|con batería nueva].',
    'An inverter [of good capacity|with a new battery] covers power cuts.',
  ],
  [
    'inverter cistern',
    'Inversor, bomba y cisterna [quedan funcionando|están incluidos].',
    'Inverter, pump and cistern [are all in working order|are included].',
  ],
  [
    'full_power_plant !works',
    'La planta eléctrica [es silenciosa|se revisa cada mes] y enciende sola.',
    'The generator [is quiet|is checked monthly] and starts by itself.',
  ],
  ['cistern', 'Tiene cisterna de [dos mil|tres mil] galones.', 'It has a cistern of [two|three] thousand gallons.'],
  [
    'cistern water_tank',
    'El agua pasa de la cisterna al tinaco [con bomba automática|por bomba].',
    'Water goes from cistern to roof tank [by automatic pump|by pump].',
  ],
  [
    'water_tank !upscale',
    'Hay tinaco [de mil litros|en el techo] y buena presión.',
    'There is a [thousand-litre|roof] tank and good pressure.',
  ],
  [
    'well',
    'El pozo [riega el jardín|asegura el agua] todo el año.',
    'A well [waters the garden|guarantees water] all year.',
  ],
  [
    'oneparking',
    'Bajo la marquesina cabe un vehículo [y otro en la entrada|con portón].',
    'One car fits under the car port[, another in the drive|, behind a gate].',
  ],
  [
    'parkings',
    'En el frente se acomodan {parking} [sin maniobras|con portón].',
    'There is room in front for {parking} [without manoeuvring|behind a gate].',
  ],
  [
    'parking_roofed !noparking',
    'La marquesina es [amplia|de plato], con depósito al lado.',
    'The car port is [wide|concrete-roofed], with a store beside it.',
  ],
  [
    'gates',
    'Hay vigilancia en la entrada y [ronda de noche|registro de visitas].',
    'There are guards at the entrance and [a night patrol|a visitors’ log].',
  ],
  [
    'electric_gate',
    'Portón eléctrico y [cámaras|verja alta] completan la seguridad.',
    'An electric gate and [cameras|a high wall] complete the security.',
  ],
  [
    'grids',
    'Está protegida con [hierros|rejas] por todos los lados.',
    'It is protected with [iron bars|grilles] on every side.',
  ],
  [
    'mountain',
    'El internet llega [por fibra|por antena] y la señal de celular es buena.',
    'Internet comes [by fibre|by antenna] and the mobile signal is good.',
  ],
]
