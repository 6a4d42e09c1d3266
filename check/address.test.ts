import { globSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import type { Text } from '#locales/texts.ts'

import { isFormal } from './formal-spanish.ts'

const words: Record<string, Text> = {}
for (const file of globSync(join(import.meta.dirname, '../locales/es/*/*.ts'))) {
  Object.assign(words, ((await import(file)) as { default: Record<string, Text> }).default)
}

const linesOf = (text: Text) => (typeof text === 'string' ? [text] : [text.one, text.other])

test('a form of usted is known when it is met', () => {
  for (const text of [
    'Dígame, ¿usted compra?',
    'Si vive fuera, lo vemos por video.',
    'Le enviamos el plano.',
    'Está listo. Coordine su visita.',
    'Villas elegidas una por una, cuando a usted le convenga.',
    'Díganos qué busca.',
  ]) {
    expect([text, isFormal(text)]).toEqual([text, true])
  }
  for (const text of ['Dinos qué buscas.', 'Si vives fuera, te lo mostramos.', 'Se vendió o su dueño la retiró.']) {
    expect([text, isFormal(text)]).toEqual([text, false])
  }
})

test('every text of the site says tú', () => {
  const stiff = Object.entries(words).filter(([, text]) => linesOf(text).some(isFormal))
  expect(stiff).toEqual([])
  expect(Object.keys(words).length).toBeGreaterThan(1000)
})

test('su is somebody else’s, never the reader’s', () => {
  const isReaders = (text: string) => /(?<!\p{L})sus?(?!\p{L})/iu.test(text)
  const others = new Set(ofSomebodyElse)
  const found = Object.keys(words).filter(
    (key) => !/^(?:endpoint|docs)\./.test(key) && linesOf(words[key]!).some(isReaders),
  )
  expect(found.filter((key) => !others.has(key))).toEqual([])
  expect(ofSomebodyElse.filter((key) => !found.includes(key))).toEqual([])
})

/** Texts in which `su` is an owner's, an agent's, a bank's, a property's. */
const ofSomebodyElse = [
  'account.invitation.manager',
  'account.invitation.text',
  'agency.list.description',
  'agency.list.lead',
  'agency.portfolio',
  'agency.team',
  'agent.in_collection',
  'agent.list.description',
  'agent.whole_profile',
  'bulk.means.confirm',
  'bulk.means.pause',
  'bulk.other_currency',
  'collection.title',
  'connection.delete_text',
  'connection.event.listing.changed',
  'connection.event.listing.price_changed',
  'connection.event.listing.status_changed',
  'connection.lead_staff',
  'connection.problem.certificate',
  'connection.problem.size',
  'connection.scope.listings:read_text',
  'cost.legal_tax_rule',
  'desk.all_of',
  'desk.no_address',
  'draft.exclusive_why',
  'draft.gain.point_outside',
  'draft.history_first',
  'draft.owner_consent',
  'draft.owner_consents_why',
  'draft.owner_why',
  'error_page.gone.text',
  'franchise.get.technology.text',
  'franchise.lead',
  'franchise.steps.open.text',
  'home.articles.closing.text',
  'home.quota.tick_currencies',
  'home.quota.tick_rate',
  'home.quota.tick_table',
  'import.about.houzez',
  'import.by_schedule',
  'import.end_text',
  'import.missing_reference',
  'import.pictures_wait',
  'import.pictures_will',
  'import.result.awaiting_cover',
  'import.result_awaiting_cover',
  'import.row_became.awaiting_cover',
  'import.without_pictures',
  'join.head.description',
  'join.where.text',
  'legal.privacy.agents.text',
  'legal.privacy.browser.text',
  'legal.privacy.changes.text',
  'legal.privacy.contact.text',
  'legal.privacy.outside_captcha.text',
  'legal.privacy.server.text',
  'legal.terms.changes.text',
  'legal.terms.listings.text',
  'legal.terms.map.text',
  'legal.terms.rights.text',
  'listing.mandate_over',
  'listings.means.delete',
  'listings.means.mark_rented',
  'listings.means.mark_sold',
  'listings.means.offer_again',
  'listings.means.pause',
  'listings.means.reopen',
  'listings.means.reserve',
  'listings.means.withdraw',
  'llms.costs',
  'llms.docs',
  'llms.openapi',
  'look_alike.blocked_text',
  'look_alike.means.same_home',
  'look_alike.means.stolen',
  'look_alike.said.stolen',
  'mail.listing_grouped.after',
  'mail.listing_pictures_stolen.subject',
  'mail.listing_pictures_stolen.text',
  'mail.listing_pictures_stolen.title',
  'mail.offer_off_mandate_over.text',
  'mail.team_invitation.title',
  'mail.telephone_changed.text',
  'mail.visit_requested.text',
  'mail.webhook_failing.text',
  'mcp.cost_note',
  'mcp.find_agents.text',
  'mcp.find_places.text',
  'mcp.monthly_payment.text',
  'mcp.never_confirmed',
  'mcp.read_project.text',
  'mcp.read_property.text',
  'mcp.units_more',
  'mortgage.documents.property_list',
  'mortgage.documents.text',
  'mortgage.steps.3_text',
  'parameter.imports.problem',
  'picture.given_back',
  'project.about_place',
  'project.plan_show',
  'project.units_table',
  'property.gone.text',
  'property.gone.withdrawn',
  'questions.code.answer',
  'questions.currency.answer',
  'questions.foreigners.answer',
  'questions.gone.answer',
  'questions.papers.answer',
  'questions.visit.answer',
  'rate.lead',
  'search.description',
  'search.draw_hint',
  'standing.same_home',
  'team.suspend.lead',
  'team.suspend.leads_to',
  'team.suspend.listings_to',
  'visit.link.over',
  'workspace.description',
]
