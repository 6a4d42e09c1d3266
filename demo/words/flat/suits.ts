import type { Line } from '../grammar.ts'

/** Whom it suits. */
export const suits: readonly Line[] = [
  [
    'beds1 sale coast',
    'Funciona para uso propio [unas semanas al año|en vacaciones] y renta corta el resto.',
    'It works for [a few weeks of your own each year|your own holidays] and short lets for the rest.',
  ],
  [
    'beds1 sale city',
    'Es buena opción [para un primer apartamento|como primera compra] o para poner a rentar.',
    'It is a good choice as a first [apartment|purchase] or as one to let.',
  ],
  [
    'beds1 lease',
    'Es ideal para ejecutivos, estudiantes de posgrado o [personal en traslado|una pareja].',
    'It suits executives, graduate students or [people on assignment|a couple].',
  ],
  [
    'beds2 sale city',
    'Les conviene a parejas jóvenes y a quien quiere [bajar de tamaño sin cambiar de sector|un segundo cuarto para trabajar].',
    'It suits young couples and anyone [downsizing without leaving the area|who wants a second room to work in].',
  ],
  [
    'beds2 coast sale',
    'Da para vacacionar con los hijos y para [rentarlo cuando no se usa|alquilarlo el resto del año].',
    'It has room for holidays with children, and [lets easily when you are away|can be let the rest of the year].',
  ],
  [
    'beds2 lease',
    'Es cómodo para una familia pequeña o para [dos que comparten gastos|dos compañeros].',
    'It is comfortable for a small family or for [two people sharing costs|two flatmates].',
  ],
  [
    'beds3 city',
    'Si tienes hijos en colegio, la ubicación [te ahorra horas a la semana|te quita tapones].',
    'If you have children at school, the location [saves you hours every week|spares you the traffic].',
  ],
  [
    'beds3 modest sale',
    'Califica para financiamiento a largo plazo con [un inicial cómodo|inicial fraccionado].',
    'It qualifies for long-term financing with [a manageable deposit|a deposit paid in parts].',
  ],
  [
    'beds3 modest',
    'Aquí se vive tranquilo y se llega al trabajo sin [cruzar la ciudad entera|tanto tapón].',
    'Life here is calm, and you get to work without [crossing the whole city|so much traffic].',
  ],
  [
    'sale exclusive',
    'Se muestra con cita, [cualquier día de la semana|también los sábados].',
    'Viewings by appointment, [any day of the week|Saturdays too].',
  ],
  [
    'sale',
    'Si vives fuera, te lo mostramos por videollamada y [te acompañamos en el cierre|te guiamos hasta el cierre].',
    'If you live abroad, we can show it to you by video call and [see the closing through|guide you to the closing].',
  ],
  ['lease', 'Puedes verlo [esta misma semana|mañana mismo].', 'You can see it [this very week|as soon as tomorrow].'],
  ['sale !works', 'Vale la pena verlo con luz de tarde.', 'It is worth seeing in the afternoon light.'],
  [
    'sale city !works !new',
    'Su primer dueño lo escogió por la orientación, y el tiempo le dio la razón.',
    'Its first owner chose it for the way it faces, and time proved them right.',
  ],
  [
    'works',
    'Si reservas ahora, [escoges colores y terminaciones|todavía escoges los pisos y los topes].',
    'Reserve now and you [choose colours and finishes|can still choose floors and worktops].',
  ],
  [
    'works coast',
    'En la zona lo normal ha sido [ganar valor|subir de precio] entre planos y entrega, aunque nadie puede prometerlo.',
    'Homes here have tended to [gain value|rise in price] between plan and delivery, though nobody can promise it.',
  ],
  [
    'penthouse',
    'Es para quien recibe a menudo y [también quiere privacidad|aprecia la privacidad].',
    'It is for people who entertain often and [want their privacy too|value their privacy].',
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
    'Se alquila sin dificultad si lo que buscas es [invertir|renta].',
    'It lets easily if what you want is [an investment|rental income].',
  ],
  [
    'sale coast',
    'Muchos vecinos lo usan en vacaciones y [lo rentan el resto|vienen cada invierno].',
    'Many neighbours use theirs for holidays and [let them the rest of the year|come every winter].',
  ],
  [
    'sale',
    'Escríbenos y te enviamos [el plano|un recorrido en video].',
    'Write to us and we will send you [the plan|a video walk-through].',
  ],
  [
    'sale !works',
    'Visítalo [un sábado|entre semana], cuando el edificio está en su ritmo normal.',
    'See it [on a Saturday|on a weekday], when the building is at its usual pace.',
  ],
  [
    'modest sale',
    'Con lo que se paga de alquiler en la zona se cubre [buena parte de|casi] la cuota.',
    'What people pay in rent around here covers [a good part of|almost all of] the instalment.',
  ],
  ['lease', 'Escríbenos y lo ves [hoy mismo|mañana].', 'Write to us and see it [today|tomorrow].'],
  [
    'lease city',
    'Es ideal si trabajas en la zona y [no quieres tapones|prefieres caminar].',
    'It is ideal if you work nearby and [hate traffic|would rather walk].',
  ],
  [
    'works sale',
    'La oficina de ventas recibe [todos los días|con cita].',
    'The sales office is open [every day|by appointment].',
  ],
  [
    'beds1/beds2 sale',
    'Es fácil de amueblar y fácil de [mantener|vender el día de mañana].',
    'It is easy to furnish and easy to [keep|sell on one day].',
  ],
]
