import type { DemoEnquiry } from './enquiry.ts'

/** Visits that were asked for, agreed to and named: two of the buyer who can be tried out. */
export const demoVisits: readonly DemoEnquiry[] = [
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
]
