import { expect, test } from 'vitest'

import details from '#locales/es/audit/details.ts'
import connection from '#locales/es/connection/connection.ts'

import type { Text } from '../texts.ts'
import { describeDetails } from './describe-details.ts'

const words: Record<string, unknown> = { ...details, ...connection }
const t = ((key: string) => words[key]) as Text

test.each([
  [{ from: 289_000, from_currency: 'USD', to: 274_500, to_currency: 'USD' }, 'US$ 289,000 → US$ 274,500'],
  [
    { action: 'pause', from: 'published', to: 'inactive', by_link: true },
    'Publicada → Pausada · Acción: Pausar · Por el enlace de un correo: Sí',
  ],
  [{ name: 'CRM', scopes: ['listings:read'], days: 90 }, 'Nombre: CRM · Puede: Leer propiedades · Días: 90'],
  [{ host: 'crm.example', events: ['lead.created'] }, 'Dirección: crm.example · Avisos: Llega una solicitud'],
  [{ reason: 'Sin fotos', token: null }, 'Motivo: Sin fotos'],
  [{}, ''],
])('what a line adds is said in words: %j', (details, said) => {
  expect(describeDetails(details, t, 'es')).toBe(said)
})
