import type { Line } from '../grammar.ts'

export const suits: readonly Line[] = [
  [
    'resort',
    'Funciona como residencia de temporada y [como inversión de renta alta|como villa de renta].',
    'It works as a seasonal home and [as a high-end rental|as a rental villa].',
  ],
  [
    'resort !works',
    'El personal de la casa puede continuar [con el nuevo dueño|si lo prefieres].',
    'The house staff can stay on [with the new owner|if you wish].',
  ],
  [
    'coast !resort sale',
    'Se presta para [vivir todo el año|pasar temporadas] o rentarla por semanas.',
    'It lends itself to [living all year|seasonal stays] or letting by the week.',
  ],
  [
    'coast sale',
    'Si compras desde fuera, te acompañamos con [abogado, notario y apertura de cuenta|abogado, notario y banco].',
    'If you are buying from abroad, we help with [lawyer, notary and bank account|lawyer, notary and bank].',
  ],
  [
    'mountain',
    'Sirve para fines de semana, para retirarse o para [rentar a grupos|rentarla].',
    'It is good for weekends, for retirement or for [letting to groups|letting].',
  ],
  [
    'modest sale',
    'Es buena compra si quieres [dejar de pagar alquiler|tener lo tuyo].',
    'It is a good buy if you want to [stop paying rent|have a place of your own].',
  ],
  [
    'modest',
    'Es casa de familia, con espacio para que los niños [jueguen dentro|jueguen tranquilos].',
    'It is a family house, with room for children to play [indoors|in peace].',
  ],
  [
    'city courtyard',
    'Es para quien no se acostumbra a los apartamentos y [quiere su patio|necesita patio].',
    'It is for those who never took to apartments and [want a yard of their own|need a yard].',
  ],
  [
    'city sale',
    'También sirve para [consultorios u oficina|oficinas], si el uso de suelo lo permite.',
    'It would also suit [surgeries or an office|offices], if zoning allows.',
  ],
  [
    'lease',
    'Es ideal para una familia [extranjera en traslado|que está construyendo].',
    'It is ideal for a family [on assignment|that is building].',
  ],
  [
    'house_or_plot',
    'Constructores y familias la miran con ojos distintos, y ambos tienen razón.',
    'Developers and families see different things in it, and both are right.',
  ],
  [
    'beds4/beds5',
    'Cuando llegan todos en Navidad, nadie duerme en el sofá.',
    'When everyone comes for Christmas, nobody sleeps on the sofa.',
  ],
  [
    '',
    'Coordina tu visita y [mírala con calma|tómate tu tiempo].',
    'Arrange a visit and [look round at leisure|take your time].',
  ],
  ['exclusive', 'Solo la ofrece nuestra oficina.', 'Only our office offers it.'],
  ['works', 'Los planos y el brochure se envían el mismo día.', 'Plans and brochure are sent the same day.'],
  [
    'sale covered_terrace !works',
    'Ven [una tarde|un domingo] y siéntate un rato en la galería.',
    'Come [one afternoon|on a Sunday] and sit on the gallery for a while.',
  ],
  [
    'sale modest',
    'Pocas casas en {place} ofrecen tanto espacio [por este precio|en este rango].',
    'Few houses in {place} give this much space [for the price|in this range].',
  ],
  [
    'resort sale',
    'Se visita con [un día de aviso|cita], por respeto a quienes la ocupan.',
    'Viewings need [a day’s notice|an appointment], out of respect for those staying.',
  ],
  [
    'coast sale !works',
    'Hay historial de rentas para quien [quiera revisarlo|compre para invertir].',
    'There is a rental history for anyone [who wants to see it|buying to invest].',
  ],
  [
    'mountain sale',
    'A unas dos horas de la capital se respira [otro aire|distinto].',
    'Some two hours from the capital the air is [different|something else].',
  ],
  [
    'lease',
    'Disponible para [mudarse este mes|verse con cita].',
    'Available to [move into this month|view by appointment].',
  ],
  [
    'sale',
    'Podemos coordinar tasación y [banco|abogado] si lo necesitas.',
    'We can arrange a valuation and [a bank|a lawyer] if you need one.',
  ],
]
