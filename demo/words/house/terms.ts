import type { Line } from '../grammar.ts'

export const terms: readonly Line[] = [
  [
    'works project',
    'Se reserva con {separation} y se paga {plan}: contrato, obra y entrega.',
    'It is reserved with {separation} and paid {plan}: contract, construction and delivery.',
  ],
  [
    'works project',
    '{project} se entrega en {delivery}; el plan es {plan}.',
    '{project} is due in {delivery}; the payment plan is {plan}.',
  ],
  [
    'works !project',
    'La separación es de {separation} y la entrega, en {delivery}.',
    'The reservation is {separation}, with delivery in {delivery}.',
  ],
  [
    'works !project',
    'Se separa con {separation} y el resto del inicial va en cuotas hasta la entrega.',
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
    'A fee of {fee} a month covers security, roads and green areas.',
  ],
  [
    'sale !works',
    'Tiene título definitivo [con deslinde|y deslindado].',
    'It has a full title, [surveyed|with its survey].',
  ],
  [
    'sale !works modest',
    'Los papeles están al día y [acepta préstamo|se puede financiar].',
    'The papers are in order and [a mortgage is accepted|it can be financed].',
  ],
  [
    'sale !works',
    'El título está a nombre del propietario y [libre de cargas|sin gravámenes].',
    'The title is in the owner’s name and [free of liens|unencumbered].',
  ],
  [
    'lease',
    'El contrato mínimo es de un año, con [garante|depósito y garante].',
    'The contract is for a year at least, with [a guarantor|deposit and guarantor].',
  ],
  ['lease pets', 'Se aceptan mascotas y el jardinero está incluido.', 'Pets are welcome and the gardener is included.'],
  ['lease gated !works', 'El alquiler incluye la cuota del residencial.', 'Rent includes the development’s fee.'],
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
    'Se traspasa la propiedad o la compañía titular, [según convenga|como prefieras].',
    'Either the property or the company that holds it can be transferred, [as suits|as you prefer].',
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
