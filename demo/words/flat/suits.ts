import type { Line } from '../grammar.ts'

/** Whom it suits. */
export const suits: readonly Line[] = [
  [
    'beds1 sale coast',
    'Funciona para uso propio unas semanas al año y renta corta el resto.',
    'It works for a few weeks of your own each year and short lets for the rest.',
  ],
  [
    'beds1 sale city',
    'Buena opción para un primer apartamento o para poner a rentar.',
    'A good choice as a first apartment or as one to let.',
  ],
  [
    'beds1 lease',
    'Ideal para ejecutivos, estudiantes de posgrado o personal en traslado.',
    'It suits executives, graduate students or people on assignment.',
  ],
  [
    'beds2 sale city',
    'Conviene a parejas jóvenes y a quien quiere bajar de tamaño sin cambiar de sector.',
    'It suits young couples and anyone downsizing without leaving the area.',
  ],
  [
    'beds2 coast sale',
    'Da para vacacionar con los hijos y para rentar cuando no se usa.',
    'It has room for holidays with children, and lets easily when you are away.',
  ],
  [
    'beds2 lease',
    'Cómodo para una familia pequeña o para dos que comparten gastos.',
    'Comfortable for a small family or for two people sharing costs.',
  ],
  [
    'beds3 city',
    'Para familias con hijos en colegio, la ubicación ahorra horas a la semana.',
    'For families with children at school, the location saves hours every week.',
  ],
  [
    'beds3 modest sale',
    'Califica para financiamiento a largo plazo con un inicial cómodo.',
    'It qualifies for long-term financing with a manageable deposit.',
  ],
  [
    'beds3 modest',
    'Aquí se vive tranquilo y se llega al trabajo sin cruzar la ciudad entera.',
    'Life here is calm, and work is not a whole city away.',
  ],
  [
    'sale exclusive',
    'Se muestra con cita, cualquier día de la semana.',
    'Viewings by appointment, any day of the week.',
  ],
  [
    'sale',
    'Si vive fuera, podemos hacer la visita por videollamada y acompañar el cierre.',
    'If you live abroad, we can show it by video call and see the closing through.',
  ],
  ['lease', 'Puede visitarse esta misma semana.', 'It can be seen this very week.'],
  ['sale !works', 'Vale la pena verlo con luz de tarde.', 'It is worth seeing in the afternoon light.'],
  [
    'sale city !works',
    'Quien lo compró primero lo escogió por la orientación, y el tiempo le dio la razón.',
    'Its first owner chose it for the way it faces, and time proved them right.',
  ],
  ['works', 'Reservar ahora permite escoger piso y colores.', 'Reserving now lets you choose floor and colours.'],
  [
    'works coast',
    'La plusvalía entre planos y entrega ha sido lo normal en la zona, aunque nadie puede prometerla.',
    'Homes here have tended to gain value between plan and delivery, though nobody can promise it.',
  ],
  [
    'penthouse',
    'Es para quien recibe a menudo y quiere privacidad al mismo tiempo.',
    'It is for people who entertain often and want their privacy too.',
  ],
  [
    'fine',
    'Pocos se ofrecen con este nivel de terminación en {place}.',
    'Few come up with this standard of finish in {place}.',
  ],
  [
    'sale beds3',
    'Una familia puede crecer aquí [sin volver a mudarse|por muchos años].',
    'A family can grow here [without moving again|for many years].',
  ],
  [
    'sale city',
    'Se alquila sin dificultad si lo suyo es [la inversión|la renta].',
    'It lets easily if what you want is [an investment|rental income].',
  ],
  [
    'sale coast',
    'Muchos vecinos lo usan en vacaciones y [lo rentan el resto|vienen cada invierno].',
    'Many neighbours use theirs for holidays and [let them the rest of the year|come every winter].',
  ],
  [
    'sale',
    'Escríbanos y le enviamos [el plano|un recorrido en video hecho con el celular].',
    'Write to us and we will send you [the plan|a walk-through filmed on the phone].',
  ],
  [
    'sale !works',
    'Visítelo [un sábado|entre semana], cuando el edificio está en su ritmo normal.',
    'See it [on a Saturday|on a weekday], when the building is at its usual pace.',
  ],
  [
    'modest sale',
    'Con lo que se paga de alquiler en la zona se cubre [buena parte de|casi] la cuota.',
    'What people pay in rent around here covers [a good part of|almost all of] the instalment.',
  ],
  ['lease', 'Coordine y lo ve [hoy mismo|mañana].', 'Arrange it and see it [today|tomorrow].'],
  [
    'lease city',
    'Ideal para quien trabaja en la zona y [no quiere tapones|prefiere caminar].',
    'Ideal for people who work nearby and [hate traffic|would rather walk].',
  ],
  [
    'works sale',
    'La oficina de ventas recibe [todos los días|con cita].',
    'The sales office is open [every day|by appointment].',
  ],
  [
    'beds1/beds2 sale',
    'Fácil de amueblar y fácil de [mantener|vender el día de mañana].',
    'Easy to furnish and easy to [keep|sell on one day].',
  ],
]
