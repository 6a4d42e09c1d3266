import type { Line } from '../grammar.ts'

export const place: readonly Line[] = [
  [
    'resort',
    'Dentro del complejo hay playa, golf y restaurantes, y {near} está cerca.',
    'The resort has a beach, golf and restaurants, and {near} is close.',
  ],
  [
    'resort',
    'En {place} se circula en carrito, con seguridad en todas las entradas.',
    'People get around {place} by buggy, with security at every entrance.',
  ],
  [
    'coast !resort shore_drive',
    'La playa queda a {drive} minutos en carro y {near} de camino.',
    'The beach is {drive} minutes by car, with {near} on the way.',
  ],
  [
    'coast !resort shore_walk',
    'Además de la playa, {near2} queda cerca para la compra y la cena.',
    'Besides the beach, {near2} is close for shopping and dinner.',
  ],
  [
    'coast !resort',
    '{place} tiene vecinos todo el año, dominicanos y extranjeros.',
    '{place} has neighbours all year round, Dominican and foreign.',
  ],
  ['coast', 'Cerca están {near} y lo necesario para el día a día.', '{near} and everything for daily life are nearby.'],
  [
    'mountain',
    'El camino está asfaltado hasta la entrada, y {near} queda cerca.',
    'The road is paved up to the gate, and {near} is close.',
  ],
  [
    'mountain',
    'A {city} se llega por carretera buena; {near2} es el paseo del domingo.',
    'A good road leads to {city}; {near2} makes a Sunday outing.',
  ],
  [
    'residential',
    'La calle es tranquila, y para salir está {near}.',
    'The street is quiet, and {near} is the way out.',
  ],
  [
    'residential',
    'Colegios y supermercados quedan a mano, lo mismo que {near}.',
    'Schools and supermarkets are at hand, and so is {near}.',
  ],
  [
    'central',
    'Está a pasos de {near}, en plena zona de oficinas y comercios.',
    'It is steps from {near}, right among offices and shops.',
  ],
  [
    'uptown',
    'La zona es de las más buscadas de Santiago, con {near} a minutos.',
    'The area is one of the most sought after in Santiago, with {near} minutes away.',
  ],
  [
    'outskirts',
    '{near} queda cerca y el transporte pasa a toda hora.',
    '{near} is close by and public transport passes at all hours.',
  ],
  [
    'outskirts',
    'Hay escuelas, supermercado y {near} en el entorno.',
    'Schools, a supermarket and {near} are in the area.',
  ],
  [
    'popular',
    'Se vive entre vecinos de muchos años, cerca de {near}.',
    'You live among neighbours of many years, close to {near}.',
  ],
  ['town', '{near} y el centro de la ciudad están cerca.', '{near} and the town centre are close.'],
  [
    'town',
    'En {city} la vida es de distancias cortas, con {near} como referencia.',
    'Life in {city} means short distances, with {near} as the landmark.',
  ],
  ['colonial', 'A la vuelta están {near} y los museos.', '{near} and the museums are round the corner.'],
  [
    'town',
    'El colegio y la clínica quedan [a pocas cuadras|en el mismo sector], y {near} cerca.',
    'School and clinic are [a few blocks away|in the same area], with {near} nearby.',
  ],
  [
    'outskirts',
    'Se sale a {near} [en pocos minutos|sin entrar al tapón].',
    'You can be at {near} [in a few minutes|without sitting in traffic].',
  ],
  [
    'residential',
    '{place} es de calles [arboladas|anchas], con {near} a corta distancia.',
    '{place} has [leafy|wide] streets, with {near} a short way off.',
  ],
  [
    'beach',
    'Supermercado, clínica y {near} están [a minutos|por la misma vía].',
    'A supermarket, a clinic and {near} are [minutes away|along the same road].',
  ],
  [
    'resort',
    'Desde la villa se va a {near} en [carrito de golf|bicicleta].',
    'From the villa you go to {near} by [golf cart|bicycle].',
  ],
]

export const terms: readonly Line[] = [
  [
    'works project',
    'Se reserva con {separation} y se paga {plan}: contrato, obra y entrega.',
    'It is reserved with {separation} and paid {plan}: contract, works and delivery.',
  ],
  [
    'works project',
    '{project} se entrega en {delivery}; el plan es {plan}.',
    '{project} is due in {delivery}; the payment plan is {plan}.',
  ],
  [
    'works !project',
    'Separación de {separation} y entrega en {delivery}.',
    'Reservation of {separation}, delivery in {delivery}.',
  ],
  [
    'works !project',
    'Con {separation} se separa y el resto del inicial va en cuotas hasta la entrega.',
    'You reserve with {separation}, and the rest of the deposit goes in instalments until delivery.',
  ],
  [
    'confotur',
    'Está clasificada en CONFOTUR (resolución {resolution}); la exención corresponde al primer comprador.',
    'It is classified under CONFOTUR (resolution {resolution}); the exemption goes to the first buyer.',
  ],
  [
    'fee sale !works',
    'El mantenimiento del residencial es de {fee} mensuales.',
    'The development’s fee is {fee} a month.',
  ],
  [
    'fee sale !works',
    'Se pagan {fee} al mes por seguridad, calles y áreas verdes.',
    'The {fee} a month covers security, roads and green areas.',
  ],
  ['sale !works', 'Tiene título definitivo con deslinde.', 'It has a full title, surveyed.'],
  [
    'sale !works modest',
    'Los papeles están al día y acepta préstamo.',
    'Papers are in order and a mortgage is accepted.',
  ],
  [
    'sale !works',
    'El título está a nombre del propietario y libre de cargas.',
    'The title is in the owner’s name and free of charges.',
  ],
  ['lease', 'Contrato mínimo de un año, con garante.', 'One-year minimum contract, with a guarantor.'],
  ['lease', 'Se aceptan mascotas y el jardinero está incluido.', 'Pets are welcome and the gardener is included.'],
  ['lease gated', 'El alquiler incluye la cuota del residencial.', 'Rent includes the development’s fee.'],
  [
    'tourist',
    'Se entregan las cuentas de los últimos años a quien presente interés formal.',
    'Accounts for recent years are available to serious enquirers.',
  ],
  ['house_or_plot', 'El terreno está deslindado y sin ocupantes.', 'The land is surveyed and unoccupied.'],
  [
    'sale !works',
    'La titularidad está [clara|al día] y el traspaso puede iniciarse ya.',
    'Ownership is [clear|up to date] and the transfer can start now.',
  ],
  [
    'sale !works modest',
    'Se puede comprar con [préstamo|bono y financiamiento].',
    'It can be bought with [a mortgage|first-home aid and a mortgage].',
  ],
  [
    'sale !works coast',
    'El título es individual y [está deslindado|el abogado puede revisarlo desde hoy].',
    'It has its own title, [surveyed|open to your lawyer’s review from today].',
  ],
  [
    'sale !works resort',
    'Se traspasa la propiedad o la compañía titular, según convenga.',
    'Either the property or the company that holds it can be transferred.',
  ],
  [
    'fee sale !works',
    'La cuota de {fee} al mes [está al día|incluye vigilancia y jardinería].',
    'The fee of {fee} a month [is paid up|includes guards and gardening].',
  ],
  [
    'lease',
    'Se entrega [pintada|en el mes], con depósito y garante.',
    'It is handed over [painted|within the month], with deposit and guarantor.',
  ],
  [
    'lease modest',
    'Se alquila a familia, con [depósito|contrato notarial].',
    'It is let to families, with [a deposit|a notarised contract].',
  ],
  [
    'works',
    'El inicial se paga [en cuotas sin interés|hasta la entrega].',
    'The deposit is paid [in interest-free instalments|up to delivery].',
  ],
]

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
