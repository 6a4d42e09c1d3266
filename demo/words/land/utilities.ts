import type { Line } from '../grammar.ts'

export const utilities: readonly Line[] = [
  ['city', 'Agua, electricidad y drenaje están en la calle.', 'Water, power and drainage are in the street.'],
  [
    'modest',
    'La electricidad es de 24 horas en la zona y [el agua llega por tubería|hay agua de acueducto].',
    'The area has power round the clock, and [piped|mains] water.',
  ],
  [
    'modest',
    'Hay postes y contador al frente, y [agua de acueducto|tubería de agua].',
    'There are poles and a meter at the front, and [mains|piped] water.',
  ],
  [
    'coast',
    'La electricidad y el internet llegan [hasta el lindero|al frente].',
    'Power and internet come up to the [boundary|front].',
  ],
  [
    'coast',
    'El agua es de pozo, como en casi toda la zona, y la electricidad está al frente.',
    'Water is from a well, as almost everywhere here, and power is at the front.',
  ],
  [
    'mountain',
    'El agua viene de acueducto rural y la luz pasa por el frente.',
    'Water comes from the rural supply and power runs past the front.',
  ],
  [
    'mountain',
    'El camino es transitable todo el año, con cualquier vehículo alto.',
    'The track is passable all year in any high vehicle.',
  ],
  [
    'resort',
    'Los servicios son del complejo: agua tratada, electricidad continua y fibra.',
    'Services belong to the resort: treated water, constant power and fibre.',
  ],
  ['large_lot', 'La energía trifásica pasa por la carretera.', 'Three-phase power runs along the road.'],
  ['fee', 'La cuota de mantenimiento es de {fee} al mes.', 'The maintenance fee is {fee} a month.'],
  [
    'modest',
    'La calle está [asfaltada|en buen estado] y recogen la basura [dos veces por semana|con regularidad].',
    'The street is [paved|in good order] and rubbish is collected [twice a week|regularly].',
  ],
  [
    'modest',
    'El contrato de luz y agua [es de trámite sencillo|se hace en días].',
    'Power and water contracts are [easy to obtain|a matter of days].',
  ],
  [
    'coast',
    'Los servicios están [a la entrada|al frente], y la fibra llega al sector.',
    'Services are [at the entrance|at the front], and fibre reaches the area.',
  ],
  [
    'coast gated',
    'El proyecto entrega [agua, luz y fibra en la acera|servicios soterrados].',
    'The development provides [water, power and fibre at the kerb|buried services].',
  ],
  [
    'mountain',
    'Hay [toma de agua en el lindero|tubería comunitaria] y poste cercano.',
    'There is [a water point on the boundary|a community pipe] and a pole nearby.',
  ],
  [
    'large_lot',
    'La entrada es por [camino vecinal|carretera], apta para camiones.',
    'Access is by [a country road|the main road], fit for trucks.',
  ],
  [
    'city',
    'La calle tiene [drenaje y alumbrado|todos los servicios], con fibra de dos compañías.',
    'The street has [drainage and lighting|every service], with fibre from two companies.',
  ],
]
