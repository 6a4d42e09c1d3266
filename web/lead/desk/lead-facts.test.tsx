import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'

import type { Lead } from '#contract/lead/lead.ts'
import { sampleDetails, sampleLines } from '#contract/lead/test-lead-facts.ts'
import es from '#locales/es/catalogue.ts'

import { createTranslation, TranslationContext } from '../../texts.ts'
import { LeadFacts } from './lead-facts.tsx'

const lead: Lead = {
  id: 1,
  reference: 'ABCD2345',
  kind: 'loan',
  state: 'new',
  check: 'checked',
  full_name: 'Ana Pérez',
  phone: '+18095551234',
  email: 'ana@example.com',
  excerpt: null,
  language: 'es',
  agent: null,
  agency: null,
  department: 'loans',
  property: null,
  created_at: '2026-11-21T15:00:00.000Z',
  first_answered_at: null,
  message: null,
  details: sampleDetails,
  visit: null,
  page: null,
  referral: { last: null, first: null },
  consent: null,
  notes: [],
  events: [],
}

/** The names and values that the pane shows. */
function read(shown: Lead): string[] {
  const element = <LeadFacts lead={shown} seesOthers={false} query={{}} />
  const html = renderToStaticMarkup(
    <TranslationContext value={createTranslation('es', es)}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </TranslationContext>,
  )
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => `${name}: ${value}`)
}

test('the desk shows every fact of a form', () => {
  expect(read(lead).slice(3)).toEqual(sampleLines)
})

test('papers that are not named are an identification, and an amount without a currency is given none', () => {
  const details = { identification: 'X1', loan_amount: 2_500_000.5 }
  expect(read({ ...lead, details }).slice(3)).toEqual(['Identificación: X1', 'Monto del préstamo: 2,500,000.5'])
})
