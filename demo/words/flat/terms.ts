import type { Line } from '../grammar.ts'

/** What it costs to keep, and on what terms it is had. */
export const terms: readonly Line[] = [
  [
    'works project',
    'Se reserva con {separation}; el plan de {project} es {plan}: contrato, obra y entrega.',
    'It is reserved with {separation}; the payment plan at {project} is {plan}: on contract, during works, on delivery.',
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
    'Separación de {separation}; entrega en {delivery}.',
    'Reservation of {separation}; delivery in {delivery}.',
  ],
  [
    'confotur',
    'El proyecto está clasificado en CONFOTUR (resolución {resolution}), beneficio que corresponde al primer comprador.',
    'The project is classified under CONFOTUR (resolution {resolution}), a benefit that goes to the first buyer.',
  ],
  [
    'confotur',
    'Con CONFOTUR, el primer adquiriente queda exento del 3% de transferencia y del IPI por el plazo de la resolución.',
    'Under CONFOTUR the first purchaser is exempt from the 3% transfer tax and from property tax for the term of the resolution.',
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
    'Título deslindado y sin cargas, listo para financiar con cualquier banco.',
    'The title is surveyed and free of charges, ready for a mortgage with any bank.',
  ],
  [
    'sale !works',
    'Los documentos están al día: título, planos y carta de no deuda del condominio.',
    'Papers are in order: title, plans and a no-debt letter from the condominium.',
  ],
  ['lease', 'El mantenimiento está incluido en el precio.', 'Maintenance is included in the rent.'],
  [
    'lease',
    'Se pide contrato de un año, garante o carta de trabajo, y depósito.',
    'A one-year contract, a guarantor or employer’s letter, and a deposit are required.',
  ],
  [
    'lease furnished',
    'El alquiler incluye el mantenimiento y el internet; la luz va aparte.',
    'Rent includes maintenance and internet; electricity is separate.',
  ],
  ['lease !furnished', 'Disponible de inmediato, recién pintado.', 'Available at once, freshly painted.'],
  [
    'lease pets',
    'El condominio admite mascotas pequeñas y pide respetar el silencio después de las diez.',
    'The condominium accepts small pets and asks for quiet after ten.',
  ],
  [
    'sale coast !works',
    'El reglamento permite la renta corta, que el mismo condominio puede administrar.',
    'The bylaws allow short lets, which the condominium itself can manage.',
  ],
  [
    'sale !works',
    'El traspaso puede hacerse [en semanas|sin demoras]: título individual y planos aprobados.',
    'The transfer can be made [within weeks|without delay]: its own title and approved plans.',
  ],
  [
    'sale !works',
    'Sus dueños lo entregan [desocupado|al firmar], con impuestos pagos.',
    'The owners hand it over [vacant|on signing], taxes paid.',
  ],
  [
    'sale !works city',
    'Un banco puede tasarlo de inmediato; [el título está limpio|no tiene hipoteca].',
    'A bank can value it straight away; [the title is clean|there is no mortgage].',
  ],
  [
    'sale !works modest',
    'Se acepta financiamiento, y el inicial puede [negociarse|completarse en dos partes].',
    'Financing is accepted, and the deposit can be [negotiated|paid in two parts].',
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
    'Payments go into a trust and are released [as works progress|in stages].',
  ],
  [
    'works modest',
    'Puede aplicar para bono de vivienda si es su primera casa.',
    'It may qualify for the first-home benefit.',
  ],
  [
    'lease',
    'Contrato de [un año, renovable|un año], con depósito y referencias.',
    'A [renewable one-year|one-year] contract, with deposit and references.',
  ],
  [
    'lease city',
    'Se entrega [limpio, pintado y con llaves nuevas|la semana que usted escoja].',
    'It is handed over [clean, painted and with new locks|in the week of your choice].',
  ],
  [
    'lease modest',
    'Se pide depósito y [dos referencias|un garante solidario].',
    'A deposit and [two references|a guarantor] are required.',
  ],
]
