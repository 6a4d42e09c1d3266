import type { Line } from '../grammar.ts'

export const suits: readonly Line[] = [
  [
    'resort',
    'Funciona como residencia de temporada y también como inversión de renta alta.',
    'It works as a seasonal home and as a high-end rental.',
  ],
  [
    'resort',
    'El personal de la casa puede continuar con el nuevo dueño.',
    'The house staff can stay on with the new owner.',
  ],
  [
    'coast !resort sale',
    'Se presta para vivir todo el año o rentarla por semanas.',
    'It lends itself to living all year or letting by the week.',
  ],
  [
    'coast sale',
    'Si compra desde fuera, le acompañamos con abogado, notario y apertura de cuenta.',
    'If you are buying from abroad, we help with lawyer, notary and bank account.',
  ],
  [
    'mountain',
    'Para fines de semana, para retirarse o para rentar a grupos.',
    'For weekends, for retirement or for letting to groups.',
  ],
  [
    'modest sale',
    'Buena compra para quien quiere dejar de pagar alquiler.',
    'A good buy for anyone who wants to stop paying rent.',
  ],
  [
    'modest',
    'Es casa de familia, con espacio para que los niños jueguen dentro.',
    'It is a family house, with room for children to play indoors.',
  ],
  [
    'city',
    'Para quien no se acostumbra a los apartamentos y quiere su patio.',
    'For those who never took to apartments and want a yard of their own.',
  ],
  [
    'city sale',
    'También sirve para consultorios u oficina, si el uso de suelo lo permite.',
    'It would also suit surgeries or an office, if zoning allows.',
  ],
  [
    'lease',
    'Ideal para familia extranjera en traslado o para quien está construyendo.',
    'Ideal for a family on assignment or for people who are building.',
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
  ['', 'Coordine su visita y véala sin apuro.', 'Arrange a visit and take your time.'],
  ['exclusive', 'Solo la ofrece nuestra oficina.', 'Only our office offers it.'],
  ['works', 'Los planos y el brochure se envían el mismo día.', 'Plans and brochure are sent the same day.'],
  [
    'sale',
    'Venga [una tarde|un domingo] y siéntese un rato en la galería.',
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
    'coast sale',
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
    'Podemos coordinar tasación y [banco|abogado] si lo necesita.',
    'We can arrange a valuation and [a bank|a lawyer] if you need one.',
  ],
]
