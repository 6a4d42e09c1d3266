import type { LeadKind, LeadState } from '#contract/lead/lead.ts'
import type { LeadDetails } from '#contract/lead/lead-facts.ts'

/** An enquiry as the demo tells it; nobody in it exists. */
export type DemoEnquiry = {
  kind: LeadKind
  /** Of an agent's messages and chats: the one who can be tried out, or anybody else. */
  to?: 'demo_agent' | 'other_agent'
  full_name: string | null
  language: 'es' | 'en'
  message: string | null
  /** Hours before the end of the world's last day. */
  hours: number
  state: LeadState
  /** Minutes until somebody answered. */
  answered?: number
  note?: string
  details?: LeadDetails
  /** Where it is not one of the addresses of fiction: an account's. */
  email?: string
  visit?: DemoVisit
}

/** So many days after the world's last one, or the day after where that is a Sunday; what the clocks say here. */
export type DemoMoment = readonly [days: number, clock: string]
export type DemoVisit = {
  state: 'requested' | 'proposed' | 'confirmed'
  moments: readonly DemoMoment[]
  /** What was named or agreed to. */
  at?: DemoMoment
}

const papers = { nationality: 'DO', identification_type: 'id_card', country: 'DO' } as const

/** Some two weeks at the desk, the newest first. */
export const demoEnquiries: readonly DemoEnquiry[] = [
  {
    kind: 'agent_message',
    to: 'demo_agent',
    full_name: 'Wendy Castillo Reyes',
    language: 'es',
    message: 'Buenas tardes, ¿sigue disponible? Puedo ir a verlo el sábado en la mañana con mi esposo.',
    hours: 1,
    state: 'new',
  },
  {
    kind: 'visit',
    to: 'demo_agent',
    full_name: 'Yokasta Peralta',
    language: 'es',
    message: 'Voy con mi mamá. ¿Dónde se parquea la visita?',
    hours: 2,
    state: 'new',
    details: { visit_mode: 'in_person' },
    email: 'comprador@demo.do',
    visit: {
      state: 'requested',
      moments: [
        [4, '10:00'],
        [4, '16:30'],
        [6, '11:00'],
      ],
    },
  },
  {
    kind: 'whatsapp',
    to: 'demo_agent',
    full_name: null,
    language: 'es',
    message: null,
    hours: 2,
    state: 'new',
  },
  {
    kind: 'loan',
    full_name: 'Domingo Encarnación Brito',
    language: 'es',
    message: 'Trabajo por cuenta propia desde hace seis años. Quisiera saber qué documentos me piden.',
    hours: 3,
    state: 'new',
    details: {
      ...papers,
      identification: '001-0000001-8',
      birth_date: '1984-06-12',
      initial_payment: 900_000,
      loan_amount: 3_600_000,
      currency: 'DOP',
    },
  },
  {
    kind: 'contact',
    full_name: 'Altagracia Féliz',
    language: 'es',
    message: 'Quiero vender mi apartamento de 2 habitaciones en Bella Vista. ¿Cuánto cobran y cuánto se tarda?',
    hours: 5,
    state: 'new',
    details: { subscribe: true },
  },
  {
    kind: 'agent_message',
    to: 'demo_agent',
    full_name: 'Michael Harris',
    language: 'en',
    message:
      'Hello, my wife and I will be in the country from the 3rd to the 10th. Could we see this one and anything similar nearby?\n\nWe would pay in cash. Is the maintenance fee in dollars?',
    hours: 9,
    state: 'new',
  },
  {
    kind: 'agent_message',
    to: 'other_agent',
    full_name: 'Starlin Ventura',
    language: 'es',
    message: '¿Aceptan el bono de la primera vivienda? ¿En qué fecha entregan?',
    hours: 11,
    state: 'new',
  },
  {
    kind: 'visit',
    to: 'demo_agent',
    full_name: 'Rachel Morrison',
    language: 'en',
    message: 'We are in New Jersey until March, so a video call would be best. Please show us the street as well.',
    hours: 14,
    state: 'answered',
    answered: 66,
    details: { visit_mode: 'video', time_zone: 'America/New_York' },
    visit: { state: 'proposed', moments: [[3, '09:00']], at: [5, '12:00'] },
  },
  {
    kind: 'join',
    full_name: 'Gisselle Toribio Lantigua',
    language: 'es',
    message: null,
    hours: 20,
    state: 'new',
    details: { identification_type: 'id_card', identification: '402-0000002-4', subscribe: true },
  },
  {
    kind: 'agent_message',
    to: 'demo_agent',
    full_name: 'Claudia Rosario Marte',
    language: 'es',
    message: '¿El precio es negociable? Tengo la precalificación del banco aprobada.',
    hours: 26,
    state: 'answered',
    answered: 38,
    note: 'Precalificada por 8 millones. Visita el jueves a las 5:00.',
  },
  {
    kind: 'visit',
    to: 'demo_agent',
    full_name: 'Yokasta Peralta',
    language: 'es',
    message: null,
    hours: 28,
    state: 'answered',
    answered: 52,
    note: 'Confirmar con la administración del edificio para el acceso.',
    details: { visit_mode: 'in_person' },
    email: 'comprador@demo.do',
    visit: {
      state: 'confirmed',
      moments: [
        [7, '10:00'],
        [8, '15:00'],
      ],
      at: [8, '15:00'],
    },
  },
  {
    kind: 'whatsapp',
    to: 'demo_agent',
    full_name: null,
    language: 'en',
    message: null,
    hours: 30,
    state: 'answered',
    answered: 6,
  },
  {
    kind: 'franchise',
    full_name: 'Robinson Mejía Paulino',
    language: 'es',
    message: null,
    hours: 34,
    state: 'answered',
    answered: 310,
    note: 'Tiene local en San Francisco de Macorís. Enviarle la carpeta y la lista de requisitos.',
    details: { address: 'Calle Castillo 14, San Francisco de Macorís', birth_date: '1979-03-05', subscribe: false },
  },
  {
    kind: 'agent_message',
    to: 'other_agent',
    full_name: 'Sophie Laurent',
    language: 'en',
    message:
      'Is the building managed by the owners themselves? I would be away half of the year and come with a small dog.',
    hours: 47,
    state: 'answered',
    answered: 95,
  },
  {
    kind: 'contact',
    full_name: 'Ernesto Guzmán',
    language: 'es',
    message: 'No me llega el correo de los avisos. ¿Pueden revisar?',
    hours: 52,
    state: 'answered',
    answered: 140,
    details: { subscribe: false },
  },
  {
    kind: 'loan',
    full_name: 'Yudelka Peña',
    language: 'es',
    message: null,
    hours: 74,
    state: 'won',
    answered: 210,
    note: 'Aprobada por el banco; firma el 15.',
    details: {
      ...papers,
      identification: '031-0000003-1',
      birth_date: '1990-11-23',
      initial_payment: 38_000,
      loan_amount: 152_000,
      currency: 'USD',
    },
  },
  {
    kind: 'agent_message',
    to: 'demo_agent',
    full_name: 'Nelson Batista Cuevas',
    language: 'es',
    message: 'Me interesa como inversión para alquilar por días. ¿El condominio lo permite?',
    hours: 98,
    state: 'won',
    answered: 17,
    note: 'Separó el lunes. Enviar el contrato de reserva.',
  },
  {
    kind: 'contact',
    full_name: 'xX Gana Dinero Xx',
    language: 'es',
    message: 'Pon tu página en el primer lugar. Escríbenos hoy.',
    hours: 110,
    state: 'spam',
    details: { subscribe: false },
  },
  {
    kind: 'agent_message',
    to: 'demo_agent',
    full_name: 'Indhira Jiménez',
    language: 'es',
    message: 'Busco algo parecido pero con dos parqueos y en un piso alto.',
    hours: 150,
    state: 'lost',
    answered: 55,
    note: 'Compró en otro proyecto.',
  },
  {
    kind: 'agent_message',
    to: 'other_agent',
    full_name: 'Kelvin Almonte',
    language: 'es',
    message: '¿Tiene planta full y cisterna? ¿De cuántos galones?',
    hours: 171,
    state: 'answered',
    answered: 24,
  },
  {
    kind: 'join',
    full_name: 'Samuel Abreu Disla',
    language: 'es',
    message: null,
    hours: 200,
    state: 'won',
    answered: 900,
    note: 'Empieza la capacitación el primer lunes del mes.',
    details: { identification_type: 'id_card', identification: '223-0000004-7', subscribe: true },
  },
  {
    kind: 'whatsapp',
    to: 'other_agent',
    full_name: null,
    language: 'es',
    message: null,
    hours: 240,
    state: 'lost',
    answered: 45,
  },
  {
    kind: 'agent_message',
    to: 'demo_agent',
    full_name: 'Laura Polanco Espinal',
    language: 'es',
    message: 'Hola, quisiera saber si reciben mi apartamento como parte de pago.',
    hours: 290,
    state: 'answered',
    answered: 73,
  },
]
