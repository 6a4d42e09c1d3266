import type { Line } from '../grammar.ts'

/** What it costs to keep, and on what terms it is had. */
export const terms: readonly Line[] = [
  [
    'works project',
    'Se reserva con {separation}; el plan de {project} es {plan}: contrato, obra y entrega.',
    'It is reserved with {separation}; the payment plan at {project} is {plan}: on contract, during construction, on delivery.',
  ],
  [
    'works project',
    'La entrega está prevista para {delivery}, y los pagos se reparten {plan} entre contrato, construcción y llaves.',
    'Delivery is due in {delivery}, with payments split {plan} between contract, construction and keys.',
  ],
  [
    'works !project',
    'Se separa con {separation} y el inicial se completa durante la obra.',
    'It is reserved with {separation}, and the deposit is completed during construction.',
  ],
  [
    'works !project',
    'La separación es de {separation} y la entrega, en {delivery}.',
    'The reservation is {separation}, with delivery in {delivery}.',
  ],
  [
    'confotur',
    'El proyecto está clasificado en CONFOTUR (resolución {resolution}), [un beneficio para el primer comprador|con exención para el primer comprador].',
    'The project is classified under CONFOTUR (resolution {resolution}), [a benefit for the first buyer|with an exemption for the first buyer].',
  ],
  [
    'confotur',
    'Con la resolución CONFOTUR {resolution}, el primer comprador no paga el 3% de transferencia ni el IPI durante el plazo.',
    'Under CONFOTUR resolution {resolution}, the first buyer pays no 3% transfer tax, and no property tax for its term.',
  ],
  [
    'finished project',
    'Es una de las últimas unidades de {project}, ya terminado y con título individual.',
    'It is one of the last homes in {project}, already finished and with its own title.',
  ],
  ['fee sale !works !lease', 'El mantenimiento es de {fee} al mes.', 'Maintenance is {fee} a month.'],
  [
    'fee sale !works swimming_pool',
    'Por {fee} mensuales el condominio cubre piscina, jardines y seguridad.',
    'For {fee} a month the condominium covers pool, gardens and security.',
  ],
  [
    'fee sale !works',
    'La cuota del condominio, {fee} al mes, está al día.',
    'Condominium fees, {fee} a month, are paid up to date.',
  ],
  [
    'sale !works !older',
    'El título está deslindado y sin cargas, listo para [financiar con cualquier banco|cualquier banco].',
    'The title is surveyed and free of liens, ready for [a mortgage with any bank|any bank].',
  ],
  [
    'sale !works',
    'Los documentos están al día: título, planos y [carta de no deuda del condominio|recibos al corriente].',
    'The papers are in order: title, plans and [a no-debt letter from the condominium|paid-up receipts].',
  ],
  ['lease', 'El mantenimiento está incluido en el precio.', 'Maintenance is included in the rent.'],
  [
    'lease',
    'Se pide contrato de un año, [garante o carta de trabajo|referencias] y depósito.',
    'A one-year contract, [a guarantor or employer’s letter|references] and a deposit are required.',
  ],
  [
    'lease furnished !works',
    'El alquiler incluye [mantenimiento e internet|mantenimiento, agua e internet]; la luz va aparte.',
    'Rent includes [maintenance and internet|maintenance, water and internet]; electricity is separate.',
  ],
  ['lease !furnished', 'Está disponible de inmediato, recién pintado.', 'It is available at once, freshly painted.'],
  [
    'lease pets',
    'El condominio admite mascotas [pequeñas|de hasta diez kilos] y pide silencio después de las diez.',
    'The condominium accepts [small pets|pets of up to ten kilos] and asks for quiet after ten.',
  ],
  [
    'sale coast !works',
    'El reglamento permite la renta corta, y [el condominio puede administrarla|hay quien la administre].',
    'The bylaws allow short lets, and [the condominium can manage them|there are managers on site].',
  ],
  [
    'sale !works',
    'El traspaso puede hacerse [en semanas|sin demoras]: el título es individual y los planos están aprobados.',
    'The transfer can be made [within weeks|without delay]: it has its own title and approved plans.',
  ],
  [
    'sale !works',
    'Los dueños lo entregan [desocupado|al firmar], con los impuestos pagos.',
    'The owners hand it over [vacant|on signing], taxes paid.',
  ],
  [
    'sale !works city',
    'No tiene hipoteca[ y el título está limpio|], así que cualquier banco puede tasarlo ya.',
    'There is no mortgage[ and the title is clean|], so any bank can value it straight away.',
  ],
  [
    'sale !works modest',
    'Se [acepta financiamiento|puede financiar], y el inicial puede [negociarse|completarse en dos partes].',
    '[Financing is accepted|It can be financed], and the deposit can be [negotiated|paid in two parts].',
  ],
  [
    'sale !works coast',
    'Puede rentarse por noche: [el condominio lo permite|ya hay administradora en el edificio].',
    'It can be let by the night: [the bylaws allow it|a manager already works in the building].',
  ],
  [
    'fee sale !works',
    'Al mes se pagan {fee} [por seguridad, limpieza y áreas comunes|de condominio, con fondo de reserva].',
    'The monthly {fee} [covers security, cleaning and common areas|goes to the condominium, reserve fund included].',
  ],
  ['fee works', 'El mantenimiento estimado será de {fee} al mes.', 'The estimated maintenance will be {fee} a month.'],
  [
    'works',
    'Las cuotas no generan intereses [durante la obra|hasta la entrega].',
    'Instalments bear no interest [during construction|until delivery].',
  ],
  [
    'works !modest',
    'Los fondos van a un fideicomiso y se liberan [por avance de obra|por etapas].',
    'Payments go into a trust and are released [as construction progresses|in stages].',
  ],
  [
    'works modest',
    'Si es tu primera casa, puedes [aplicar al bono de vivienda|optar por el bono de primera vivienda].',
    'If it is your first home, you may [qualify for the housing bonus|apply for the first-home bonus].',
  ],
  [
    'lease',
    'El contrato es de un año[, renovable|], con depósito y referencias.',
    'The contract is for a year[, renewable|], with deposit and references.',
  ],
  [
    'lease city',
    'Se entrega [limpio, pintado y con llaves nuevas|la semana que escojas].',
    'It is handed over [clean, painted and with new locks|in the week of your choice].',
  ],
  [
    'lease modest',
    'Se pide depósito y [dos referencias|un garante solidario].',
    'A deposit and [two references|a guarantor] are required.',
  ],
]
