import type { Line } from '../grammar.ts'

export const closing: readonly Line[] = [
  ['sale', 'Título con deslinde, a nombre del vendedor.', 'Surveyed title, in the seller’s name.'],
  [
    'sale',
    'La mensura catastral está aprobada y el título, [limpio|libre de cargas].',
    'The cadastral survey is approved and the title [clean|free of liens].',
  ],
  [
    'sale',
    'El propietario escucha ofertas [de contado|serias] y acepta un plan corto con la mitad de inicial.',
    'The owner listens to [cash|serious] offers and accepts a short plan with half down.',
  ],
  [
    'sale',
    'Se entrega al firmar, sin ocupantes ni [cercas en disputa|reclamos].',
    'It is handed over on signing, with no occupants and no [disputed fences|claims].',
  ],
  [
    'sale',
    'Si lo deseas, [llevamos al agrimensor a la visita|el agrimensor nos acompaña].',
    'If you like, [we can bring the surveyor to the viewing|the surveyor can join us].',
  ],
  ['lease', 'El contrato es de un año, renovable.', 'The contract is for a year, renewable.'],
  [
    '',
    'Al coordinar la visita te enviamos [la ubicación exacta y el plano catastral|el punto exacto y el plano].',
    'When the visit is arranged we send you [the exact location and cadastral plan|the exact point and the plan].',
  ],
  [
    'exclusive',
    'La exclusividad garantiza un solo precio y un solo interlocutor.',
    'Exclusivity means one price and one person to talk to.',
  ],
  [
    'sale',
    'El título es [individual|nuevo, de los de código] y puede verificarse en Registro.',
    'It has its own title, [of the new coded kind|registered], which can be checked at the registry.',
  ],
  [
    'sale',
    'Se vende [completo|sin dividir] y el precio es [conversable|negociable de contado].',
    'It is sold [whole|undivided] and the price is [open to discussion|negotiable for cash].',
  ],
  [
    'sale',
    'Tu abogado puede [revisar el expediente|pedir la certificación] antes de firmar.',
    'Your lawyer can [go through the file|request the certificate] before signing.',
  ],
  [
    'sale !large_lot',
    'Se aparta con [una reserva|el diez por ciento] y se firma [en treinta días|al aprobarse la revisión].',
    'It is held with [a reservation|ten per cent] and signed for [within thirty days|once checks are done].',
  ],
  [
    'sale coast',
    'Si eres extranjero, compras con [los mismos derechos|tu pasaporte], y te orientamos.',
    'As a foreigner you buy with [the same rights|your passport], and we guide you.',
  ],
  [
    '',
    'Lo vemos juntos [cuando quieras|el día que puedas], con el plano en mano.',
    'We can walk it together [whenever you like|on the day that suits], plan in hand.',
  ],
]
