/** What forms ask (`contract/lead/lead-facts.ts`), as forms, mails, the desk and the CSV call it. */
export default {
  'lead.facts.nationality': 'Nacionalidad',
  'lead.facts.identification': 'Identificación',
  'lead.facts.phone': 'Otro teléfono',
  'lead.facts.country': 'País de residencia',
  'lead.facts.birth_date': 'Fecha de nacimiento',
  'lead.facts.address': 'Dirección',
  'lead.facts.initial_payment': 'Inicial',
  'lead.facts.loan_amount': 'Monto del préstamo',
  'lead.facts.currency': 'Moneda',
  'lead.facts.identification_type': 'Tipo de identificación',
  'lead.facts.identification_type.id_card': 'Cédula',
  'lead.facts.identification_type.passport': 'Pasaporte',
  'lead.facts.subscribe': 'Quiere el boletín',
  'lead.facts.yes': 'Sí',
} as const
