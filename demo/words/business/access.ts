import type { Line } from '../grammar.ts'

export const access: readonly Line[] = [
  [
    'parkings',
    'Le corresponden {parking}, además de los de clientes.',
    'It has {parking}, besides those for customers.',
  ],
  [
    'oneparking',
    'Tiene un parqueo fijo y rotación rápida al frente.',
    'It has one fixed parking space and quick turnover in front.',
  ],
  [
    'noparking',
    'Se estaciona en la calle, donde siempre hay movimiento.',
    'Parking is on the street, where there is always movement.',
  ],
  ['elevator', 'El ascensor llega a todos los niveles.', 'The lift reaches every level.'],
  ['gates', 'El recinto es cerrado, con garita y vigilancia.', 'The compound is closed, with a gatehouse and guards.'],
  ['janitor', 'Hay conserjería y seguridad permanente.', 'There is a caretaker and permanent security.'],
  [
    'electric_gate',
    'El portón es eléctrico y da a la calle lateral.',
    'The electric gate opens on to the side street.',
  ],
  [
    'emergency_exit',
    'Cumple con salida de emergencia y señalización.',
    'It meets the rules on emergency exits and signs.',
  ],
  ['', 'El acceso es directo desde la vía principal.', 'Access is straight from the main road.'],
  [
    'parkings',
    'Los {parking} son [del frente|propios], y la calle admite más.',
    'The {parking} are [in front|its own], and there is more on the street.',
  ],
  [
    'parkings',
    'Se estaciona con facilidad: {parking} [propios|marcados].',
    'Parking is easy: {parking} [of its own|marked].',
  ],
  [
    'ground',
    'Se entra sin escalones, a nivel de [acera|calle].',
    'There are no steps: you enter at [pavement|street] level.',
  ],
  [
    '',
    'Pasa transporte público [por la puerta|cada pocos minutos].',
    'Public transport passes [the door|every few minutes].',
  ],
  [
    '',
    'La carga y descarga se hace [por detrás|temprano] sin molestar.',
    'Loading is done [at the back|early] without disturbing anyone.',
  ],
  ['grids', 'La seguridad incluye puerta metálica y rejas.', 'Security includes a metal shutter and grilles.'],
]
