import type { TokenScope } from '#contract/connection/token.ts'
import type { Endpoint } from '#contract/endpoint.ts'

import type { Session } from '../tools/session.ts'

/** How far somebody reaches at an endpoint: not at all, what is their own, what is their agency's, or whatever is asked for. */
export type Reach = 'none' | 'own' | 'agency' | 'all'
export type Role = 'anonymous' | Session['role']
/**
 * How far each role reaches, whether the call must bring the client key, whether a second factor is asked for, and the
 * scope by which a token of an agency is let in as its managers are; where none is named no token is.
 */
export type Row = Readonly<Record<Role, Reach> & { needsKey: boolean; needsFactor?: true; token?: TokenScope }>
export type Permissions = Readonly<Record<string, Row>>

const everyone: Row = { anonymous: 'all', client: 'all', agent: 'all', manager: 'all', staff: 'all', needsKey: true }
/** Whoever brings no key: a browser on its way to a provider, or a mail program at one click. */
const withoutKey: Row = { ...everyone, needsKey: false }
/** Whoever brings the signed link of an email, signed in or not: the signature is what counts. */
const byLink = everyone
/** Whoever is signed in, about themselves: no role reaches into another's account. */
const owner: Row = { anonymous: 'none', client: 'own', agent: 'own', manager: 'own', staff: 'own', needsKey: true }

/** Whoever works with listings and enquiries: an agent with their own, a manager with the agency's, the network's staff with all. */
const workspace: Row = {
  anonymous: 'none',
  client: 'none',
  agent: 'own',
  manager: 'agency',
  staff: 'all',
  needsKey: true,
  needsFactor: true,
}

/** Whoever works with listings, about what they themselves send. */
const sender: Row = { ...workspace, manager: 'own', staff: 'own' }

/** Whoever works with listings, about what all of an agency share. */
const shared: Row = { ...workspace, agent: 'agency' }
/** What is decided above an agent: by a manager in the agency, by the network's staff anywhere. */
const managers: Row = { ...workspace, agent: 'none' }

/** Whoever looks at what agents write before the public does. */
const reviewers: Row = { ...workspace, agent: 'none' }

/** What the agency alone knows: the network's staff read it, and change nothing of it. */
const owners: Row = { ...workspace, staff: 'none' }

/** What an agency connects itself to: its managers make it, the network's staff see and end it. */
const connections: Row = { ...managers, staff: 'none' }

/** The same with a token that has a scope. */
const byToken = (scope: TokenScope, row: Row = workspace): Row => ({ ...row, token: scope })

/** What the network decides for everybody: its staff alone. */
const staff: Row = { ...managers, manager: 'none' }

/**
 * Who may use each call. The router goes by it and does not start when an endpoint has no row; what is somebody's own
 * each query says by the session's client. What people say to be (buyer, owner, agent) gives no right: roles do.
 */
export const permissions: Permissions = {
  'GET /v2/properties': everyone,
  'GET /v2/properties/facets': everyone,
  'GET /v2/properties/map': everyone,
  'GET /v2/properties/by-code': everyone,
  'GET /v2/properties/{code}': everyone,
  'GET /v2/properties/{code}/photos': everyone,
  'GET /v2/properties/{code}/gone': everyone,
  'GET /v2/properties/{code}/similar': everyone,
  'GET /v2/workspace': workspace,
  'POST /v2/workspace/listings/bulk': workspace,
  'GET /v2/workspace/listings/bulk/{id}': workspace,
  'POST /v2/workspace/listings/bulk/{id}/undo': workspace,
  'GET /v2/workspace/listings': byToken('listings:read'),
  'GET /v2/workspace/listings/export': byToken('listings:read'),
  'GET /v2/workspace/listings/sheet': byToken('listings:read'),
  'GET /v2/workspace/template': workspace,
  'GET /v2/workspace/template/sheet': workspace,
  'POST /v2/workspace/listings/confirm': byToken('listings:write'),
  'GET /v2/workspace/listings/{code}/figures': byToken('listings:read'),
  'POST /v2/properties/{code}/opened': withoutKey,
  'POST /v2/properties/{code}/reports': everyone,
  'POST /v2/properties/{code}/reports/{reason}': withoutKey,
  'GET /v2/available/{key}': byLink,
  'POST /v2/available/{key}': byLink,
  'GET /v2/workspace/listings/{code}/offer': byToken('listings:read'),
  'GET /v2/workspace/listings/{code}/rank': workspace,
  'POST /v2/workspace/listings/{code}/status': byToken('listings:write'),
  'POST /v2/workspace/listings/{code}/price': byToken('listings:write'),
  'POST /v2/workspace/listings/{code}/confirm': byToken('listings:write'),
  'POST /v2/workspace/listings/{code}/assign': managers,
  'GET /v2/workspace/drafts/{id}/look-alikes': workspace,
  'GET /v2/look-alikes': staff,
  'GET /v2/look-alikes/{id}': staff,
  'POST /v2/look-alikes/{id}': staff,
  'GET /v2/suggestions': everyone,
  'GET /v2/search-in-words': everyone,
  'GET /v2/projects': everyone,
  'GET /v2/projects/facets': everyone,
  'GET /v2/projects/{slug}': everyone,
  'GET /v2/agents': everyone,
  'GET /v2/agents/facets': everyone,
  'GET /v2/agents/{id}': everyone,
  'GET /v2/agencies': everyone,
  'GET /v2/agencies/facets': everyone,
  'GET /v2/agencies/{id}': everyone,
  'GET /v2/franchise-locations': everyone,
  'GET /v2/cities': everyone,
  'GET /v2/articles': everyone,
  'GET /v2/faqs': everyone,
  'GET /v2/exchange-rate': everyone,
  'GET /v2/exchange-rate/history': staff,
  'POST /v2/exchange-rate': staff,

  'GET /v2/captcha': everyone,
  'POST /v2/clients/sign-up': everyone,
  'POST /v2/clients/login': everyone,
  'GET /v2/clients/login/{provider}': withoutKey,
  'GET /v2/clients/login/{provider}/callback': everyone,
  'POST /v2/clients/send-forgot-pasword': everyone,
  'POST /v2/clients/resend-confirm-email': everyone,
  'POST /v2/clients/reset-password/{id}': byLink,
  'POST /v2/clients/confirm-email': byLink,
  'GET /v2/clients/links/{id}': byLink,
  'GET /v2/clients/countries': everyone,

  'POST /v2/clients/logout': owner,
  'PATCH /v2/clients/change-password': owner,
  'POST /v2/clients/complete-sign-up': owner,
  'GET /v2/clients': owner,
  'POST /v2/clients/edit': owner,
  'GET /v2/clients/sessions': owner,
  'DELETE /v2/clients/sessions/{id}': owner,
  'GET /v2/clients/export': owner,
  'DELETE /v2/clients': owner,

  'GET /v2/clients/factor': owner,
  'POST /v2/clients/factor': owner,
  'POST /v2/clients/factor/confirm': owner,
  'POST /v2/clients/factor/off': owner,
  'POST /v2/clients/login/code': everyone,

  'GET /v2/clients/favorites': owner,
  'PUT /v2/clients/favorites': owner,
  'PUT /v2/clients/favorites/{code}': owner,
  'DELETE /v2/clients/favorites/{code}': owner,
  'GET /v2/clients/recently-viewed': owner,
  'PUT /v2/clients/recently-viewed': owner,
  'PUT /v2/clients/recently-viewed/{code}': owner,
  'DELETE /v2/clients/recently-viewed/{code}': owner,
  'DELETE /v2/clients/recently-viewed': owner,
  'GET /v2/clients/searches': owner,
  'POST /v2/clients/searches': owner,
  'PATCH /v2/clients/searches/{id}': owner,
  'DELETE /v2/clients/searches/{id}': owner,
  'GET /v2/clients/visits': owner,
  'GET /v2/clients/search-history': owner,
  'POST /v2/clients/search-history': owner,
  'PUT /v2/clients/search-history': owner,
  'DELETE /v2/clients/search-history/{id}': owner,
  'DELETE /v2/clients/search-history': owner,

  'POST /v2/alerts': everyone,
  'GET /v2/alerts/{key}': byLink,
  'PATCH /v2/alerts/{key}': byLink,
  'GET /v2/alerts/{key}/confirm': byLink,
  'POST /v2/alerts/{key}/confirm': byLink,
  'POST /v2/alerts/{key}/pause': withoutKey,

  'POST /v2/messages/conctact': everyone,
  'POST /v2/messages/franchise': everyone,
  'POST /v2/messages/loan': everyone,
  'POST /v2/messages/join': everyone,
  'POST /v2/messages/agent/{id}': everyone,
  'POST /v2/leads/whatsapp': everyone,
  'GET /v2/agents/{id}/visit-moments': everyone,
  'POST /v2/agents/{id}/visits': everyone,
  'GET /v2/visits/{key}': byLink,
  'PATCH /v2/visits/{key}': byLink,
  'GET /v2/visits/{key}/calendar': byLink,
  'POST /v2/newsletter-subscription': everyone,
  'GET /v2/newsletter-subscription/{key}/confirm': byLink,
  'POST /v2/newsletter-subscription/{key}/confirm': byLink,
  'GET /v2/newsletter-subscription/{key}': byLink,
  'PATCH /v2/newsletter-subscription/{key}': byLink,
  'POST /v2/newsletter-subscription/{key}/unsubscribe': withoutKey,

  'GET /v2/leads': byToken('leads:read'),
  'GET /v2/leads/export': workspace,
  'GET /v2/leads/{id}': byToken('leads:read'),
  'PATCH /v2/leads/{id}': workspace,
  'POST /v2/leads/{id}/notes': workspace,
  'PATCH /v2/leads/{id}/visit': workspace,
  'GET /v2/visit-hours': workspace,
  'PUT /v2/visit-hours': workspace,

  'GET /v2/team': managers,
  'POST /v2/team/invite': managers,
  'DELETE /v2/team/invitations/{id}': managers,
  'PATCH /v2/team/{member}': staff,
  'POST /v2/team/{member}/suspend': managers,
  'POST /v2/team/{member}/readmit': managers,
  'POST /v2/team/{member}/reset-factor': managers,
  'GET /v2/invitations/{key}': byLink,
  'POST /v2/invitations/{key}': byLink,
  'GET /v2/workspace/agent': workspace,
  'PATCH /v2/workspace/agent': workspace,
  'POST /v2/workspace/agent/picture': workspace,
  'GET /v2/workspace/agency': managers,
  'PATCH /v2/workspace/agency': managers,
  'POST /v2/workspace/agency/logo': managers,
  'GET /v2/workspace/audit': managers,

  'POST /v2/uploads': byToken('listings:write', { ...sender, staff: 'all' }),
  'GET /v2/uploads/{id}': byToken('listings:write', sender),
  'PATCH /v2/uploads/{id}': byToken('listings:write', sender),
  'DELETE /v2/uploads/{id}': byToken('listings:write', sender),
  'GET /v2/workspace/pictures': byToken('listings:write', shared),
  'POST /v2/workspace/pictures/edits': byToken('listings:write', shared),
  'GET /v2/workspace/documents/{name}': workspace,
  'POST /v2/workspace/drafts': byToken('listings:write'),
  'GET /v2/workspace/drafts/{id}': byToken('listings:read'),
  'PATCH /v2/workspace/drafts/{id}': byToken('listings:write'),
  'DELETE /v2/workspace/drafts/{id}': byToken('listings:write'),
  'POST /v2/workspace/drafts/{id}/submit': byToken('listings:write'),
  'POST /v2/workspace/drafts/{id}/take-back': byToken('listings:write'),
  'POST /v2/workspace/drafts/{id}/return': reviewers,
  'POST /v2/workspace/drafts/{id}/publish': byToken('listings:write'),
  'POST /v2/workspace/drafts/{id}/schedule': byToken('listings:write'),
  'GET /v2/workspace/drafts/{id}/changes': byToken('listings:read'),
  'GET /v2/workspace/listings/{code}/versions': byToken('listings:read'),
  'GET /v2/workspace/listings/{code}/versions/{n}': byToken('listings:read'),
  'GET /v2/workspace/drafts/{id}/comparables': workspace,
  'GET /v2/workspace/drafts/{id}/projects': workspace,
  'PUT /v2/workspace/drafts/{id}/waiting': workspace,
  'POST /v2/workspace/listings/{code}/restore': workspace,
  'GET /v2/workspace/listings/{code}/private': workspace,
  'PUT /v2/workspace/listings/{code}/private': owners,
  'GET /v2/workspace/review': reviewers,

  'GET /v2/feeds/{key}/reso.json': withoutKey,
  'GET /v2/feeds/{key}/meta.xml': withoutKey,
  'GET /v2/feeds/{key}/kyero.xml': withoutKey,
  'GET /v2/workspace/feeds': connections,
  'GET /v2/workspace/feeds/left-out': connections,
  'POST /v2/workspace/feeds': connections,
  'DELETE /v2/workspace/feeds': connections,
  // Without a token they refuse as OData does.
  'GET /v2/reso': byToken('feed:read', withoutKey),
  'GET /v2/reso/{resource}': byToken('feed:read', withoutKey),
  'GET /v2/tokens': managers,
  'POST /v2/tokens': connections,
  'DELETE /v2/tokens/{id}': managers,
  'GET /v2/webhooks': managers,
  'POST /v2/webhooks': connections,
  'PATCH /v2/webhooks/{id}': connections,
  'DELETE /v2/webhooks/{id}': managers,
  'POST /v2/webhooks/{id}/secret': connections,
  'POST /v2/webhooks/{id}/test': connections,
  'GET /v2/webhooks/{id}/deliveries': managers,
  'POST /v2/webhooks/{id}/deliveries/{delivery}/again': connections,
  'GET /v2/imports': managers,
  'POST /v2/imports': managers,
  'GET /v2/imports/{id}': managers,
  'PATCH /v2/imports/{id}': managers,
  'DELETE /v2/imports/{id}': managers,
  'PUT /v2/imports/{id}/mapping': managers,
  'GET /v2/imports/{id}/runs': managers,
  'POST /v2/imports/{id}/runs': managers,
  'GET /v2/imports/{id}/runs/{run}': managers,
  'GET /v2/imports/{id}/runs/{run}/columns': managers,
  'GET /v2/imports/{id}/runs/{run}/rows': managers,
  'GET /v2/imports/{id}/runs/{run}/report': managers,
  'POST /v2/imports/{id}/runs/{run}/apply': managers,
  'POST /v2/imports/{id}/runs/{run}/approve': managers,
  'POST /v2/imports/{id}/runs/{run}/stop': managers,
  'POST /v2/imports/{id}/runs/{run}/undo': managers,
  'GET /v2/workspace/listings/{code}/source': workspace,
  'POST /v2/workspace/listings/{code}/source/follow': workspace,
}

/** Gets the row of an endpoint; one without is a mistake of whoever made it. */
export function getPermission({ method, path }: Endpoint, table: Permissions = permissions): Row {
  const row = table[`${method} ${path}`]
  if (!row) throw new Error(`Nobody has said who may use ${method} ${path}: api/http/permissions.ts`)
  return row
}

/** Whether nobody is let in who is not signed in. */
export function needsSession({ anonymous }: Row): boolean {
  return anonymous === 'none'
}
