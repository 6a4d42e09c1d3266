import type { Line } from '../grammar.ts'

export const utilities: readonly Line[] = [
  ['full_power_plant', 'La planta eléctrica cubre toda la carga.', 'The generator covers the full load.'],
  [
    'full_power_plant cistern',
    'Planta full y cisterna mantienen la operación sin cortes.',
    'A full generator and a cistern keep things running without a break.',
  ],
  [
    'common_power_plant',
    'Hay planta para áreas comunes y espacio para instalar la propia.',
    'There is a generator for common areas, and space to install your own.',
  ],
  ['transfer', 'El transfer automático ya está conectado.', 'The automatic transfer switch is already wired in.'],
  [
    'inverter',
    'Un inversor sostiene luces, caja y computadoras.',
    'An inverter keeps lights, till and computers going.',
  ],
  ['cistern', 'La cisterna es propia, con bomba nueva.', 'It has its own cistern with a new pump.'],
  ['well', 'Cuenta con pozo y permiso de extracción.', 'It has a well, with an extraction permit.'],
  [
    'ac_split',
    'El aire acondicionado está instalado y con mantenimiento al día.',
    'Air conditioning is installed and serviced.',
  ],
  ['ac_central', 'El aire es central, con control por área.', 'Air conditioning is central, with control by area.'],
  ['phone', 'La fibra óptica llega al inmueble.', 'Fibre optic reaches the property.'],
  [
    '',
    'La energía es estable en la zona y el contador es comercial.',
    'Power is stable in the area and the meter is commercial.',
  ],
  [
    'inverter',
    'Tiene inversor para [las cajas y la seguridad|lo esencial].',
    'An inverter covers [tills and security|the essentials].',
  ],
  [
    'full_power_plant',
    'Cuando falla la red, la planta [asume todo|entra de inmediato].',
    'When the mains fail, the generator [takes everything|starts at once].',
  ],
  [
    'cistern',
    'La cisterna da para [varios días|la operación normal].',
    'The cistern is enough for [several days|normal working].',
  ],
  [
    'ac_split',
    'Los aires son [inverter|de piso techo] y quedan instalados.',
    'The air conditioners are [inverter|floor-ceiling] units and stay in place.',
  ],
  [
    'phone',
    'Hay internet de [dos proveedores|fibra] y teléfono.',
    'There is [internet from two providers|fibre internet] and a telephone line.',
  ],
  ['water_tank', 'El tinaco sirve de respaldo al agua de la calle.', 'A roof tank backs up the mains water.'],
  [
    '',
    'La instalación eléctrica es [nueva|trifásica], con tablero rotulado.',
    'The wiring is [new|three-phase], with a labelled panel.',
  ],
  ['', 'Cuenta con [alarma|cámaras] y acometida independiente.', 'It has [an alarm|cameras] and its own supply.'],
]
