import type { LeadDetails, LeadFact } from './lead-facts.ts'

/** How a fact is stored, what people read of it in Spanish (nothing where another one says it), and its column of the CSV. */
type Sample<Name extends LeadFact> = {
  stored: NonNullable<LeadDetails[Name]>
  read: string | null
  column: [heading: string, cell: string]
}

/** One of each fact, in the order of the CSV's columns. */
const samples: { [Name in LeadFact]: Sample<Name> } = {
  nationality: { stored: 'ES', read: 'Nacionalidad: España', column: ['"Nacionalidad"', '"ES"'] },
  identification: { stored: 'X1234', read: 'Pasaporte: X1234', column: ['"Identificación"', '"X1234"'] },
  phone: {
    stored: '+18095551002',
    read: 'Otro teléfono: (809) 555-1002',
    column: ['"Otro teléfono"', '"809-555-1002"'],
  },
  country: {
    stored: 'Puerto Rico',
    read: 'País de residencia: Puerto Rico',
    column: ['"País de residencia"', '"Puerto Rico"'],
  },
  birth_date: {
    stored: '1974-05-01',
    read: 'Fecha de nacimiento: 1 de mayo de 1974',
    column: ['"Fecha de nacimiento"', '"1974-05-01"'],
  },
  address: { stored: 'Calle Duarte 5', read: 'Dirección: Calle Duarte 5', column: ['"Dirección"', '"Calle Duarte 5"'] },
  initial_payment: { stored: 700_006, read: 'Inicial: RD$ 700,006', column: ['"Inicial"', '700006'] },
  loan_amount: {
    stored: 900_007.5,
    read: 'Monto del préstamo: RD$ 900,007.50',
    column: ['"Monto del préstamo"', '900007.5'],
  },
  currency: { stored: 'DOP', read: null, column: ['"Moneda"', '"DOP"'] },
  identification_type: { stored: 'passport', read: null, column: ['"Tipo de identificación"', '"Pasaporte"'] },
  subscribe: { stored: true, read: 'Quiere el boletín: Sí', column: ['"Quiere el boletín"', '"Sí"'] },
  call_time: {
    stored: 'evening',
    read: 'Mejor hora para llamar: Después del trabajo (5 a 8)',
    column: ['"Mejor hora para llamar"', '"Después del trabajo (5 a 8)"'],
  },
  visit_mode: {
    stored: 'video',
    read: 'Tipo de visita: Por videollamada',
    column: ['"Tipo de visita"', '"Por videollamada"'],
  },
  visit_moments: {
    stored: ['2026-11-28T14:00:00.000Z', '2026-11-30T19:30:00.000Z'],
    read: 'Horas que propone: sábado, 28 de noviembre, 10:00 a. m.; lunes, 30 de noviembre, 3:30 p. m.',
    column: ['"Horas que propone"', '"2026-11-28 10:00; 2026-11-30 15:30"'],
  },
  visit_about: {
    stored: 'Torre Ozama · A-1',
    read: 'Qué se visita: Torre Ozama · A-1',
    column: ['"Qué se visita"', '"Torre Ozama · A-1"'],
  },
  time_zone: {
    stored: 'Europe/Madrid',
    read: 'Zona horaria: Europe/Madrid',
    column: ['"Zona horaria"', '"Europe/Madrid"'],
  },
}

/** An enquiry's details in which every fact is said. */
export const sampleDetails = Object.fromEntries(
  Object.entries(samples).map(([name, { stored }]) => [name, stored]),
) as Required<LeadDetails>
/** What people read of them. */
export const sampleLines = Object.values(samples).flatMap(({ read }) => read ?? [])
/** What a spreadsheet takes of them. */
export const sampleColumns = Object.values(samples).map(({ column }) => column)
