import type { AuditLine } from '#contract/audit/audit.ts'
import { tokenScopes } from '#contract/connection/token.ts'
import { webhookEvents } from '#contract/connection/webhook.ts'
import type { Currency, Language } from '#contract/fields.ts'

import { formatMoney } from '../money.ts'
import type { Text } from '../texts.ts'

type Details = AuditLine['details']

const names = [
  'action',
  'brakes',
  'by',
  'by_link',
  'code',
  'count',
  'days',
  'document',
  'events',
  'fields',
  'host',
  'leads_to',
  'left',
  'like',
  'listings_to',
  'name',
  'reason',
  'role',
  'rows',
  'scopes',
  'source',
  'state',
  'token',
  'version',
] as const
const values = [
  'add_feature',
  'agent',
  'assign',
  'bulk',
  'change_price',
  'confirm',
  'draft',
  'editor',
  'end_offer',
  'expired',
  'free',
  'import',
  'in_review',
  'inactive',
  'manager',
  'mandate_over',
  'mark_rented',
  'mark_sold',
  'network',
  'no_news',
  'offer_again',
  'pause',
  'published',
  'remove_feature',
  'rented',
  'reopen',
  'reserve',
  'reserved',
  'schedule',
  'sold',
  'staff',
  'start_offer',
  'stolen_pictures',
  'token',
  'unconfirmed',
  'undo',
  'withdraw',
  'withdrawn',
] as const

/** What a line of the log adds, in words where there are any: what was before and after comes first. */
export function describeDetails(details: Details, t: Text, language: Language): string {
  const { from, to, from_currency, to_currency, ...rest } = details
  const said = (value: unknown, currency: unknown) =>
    typeof value === 'number' && currency ? formatMoney(value, currency as Currency, language) : describe(value, t)
  const change = [said(from, from_currency), said(to, to_currency)].filter(Boolean).join(' → ')
  const others = Object.entries(rest)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${nameDetail(name, t)}: ${describe(value, t)}`)
  return [change, ...others].filter(Boolean).join(' · ')
}

function nameDetail(name: string, t: Text): string {
  const known = names.find((one) => one === name)
  return known ? t(`audit.detail.${known}`) : name
}

function describe(value: unknown, t: Text): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((one) => describe(one, t)).join(', ')
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
  if (typeof value !== 'string') return JSON.stringify(value)
  const scope = tokenScopes.find((one) => one === value)
  if (scope) return t(`connection.scope.${scope}`)
  const event = webhookEvents.find((one) => one === value)
  if (event) return t(`connection.event.${event}`)
  const known = values.find((one) => one === value)
  return known ? t(`audit.value.${known}`) : value
}
