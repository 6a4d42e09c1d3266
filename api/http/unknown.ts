import type { ErrorCode } from '#contract/errors.ts'

/** What is said of something that nobody knows, by the path up to its name. */
const codes: Record<string, ErrorCode> = {
  '/v2/properties/{code}': 'property.not_found',
  '/v2/projects/{slug}': 'project.not_found',
  '/v2/agents/{id}': 'agent.not_found',
  '/v2/agencies/{id}': 'agency.not_found',
  '/v2/messages/agent/{id}': 'agent.not_found',
  '/v2/uploads/{id}': 'upload.not_found',
  '/v2/workspace/documents/{name}': 'document.not_found',
  '/v2/tokens/{id}': 'token.not_found',
  '/v2/webhooks/{id}': 'webhook.not_found',
  '/v2/leads/{id}': 'lead.not_found',
  '/v2/imports/{id}': 'import.not_found',
  '/v2/workspace/drafts/{id}': 'draft.not_found',
  '/v2/workspace/listings/bulk/{id}': 'bulk.not_found',
  '/v2/workspace/listings/bulk/{id}/undo': 'bulk.not_found',
  '/v2/look-alikes/{id}': 'look_alike.not_found',
  '/v2/clients/favorites/{code}': 'property.not_found',
  '/v2/clients/recently-viewed/{code}': 'property.not_found',
  '/v2/clients/searches/{id}': 'search.not_found',
  '/v2/clients/search-history/{id}': 'search.not_found',
  '/v2/clients/login/{provider}': 'provider.not_found',
  // Of a signed link only its signature tells who may know that it exists.
  '/v2/clients/reset-password/{id}': 'link.wrong_signature',
  '/v2/alerts/{key}': 'link.wrong_signature',
  '/v2/team/{member}': 'team.not_found',
  '/v2/team/invitations/{id}': 'team.not_found',
  '/v2/invitations/{key}': 'link.wrong_signature',
  '/v2/visits/{key}': 'link.wrong_signature',
  '/v2/available/{key}': 'link.wrong_signature',
  '/v2/newsletter-subscription/{key}': 'link.wrong_signature',
  '/v2/feeds/{key}': 'feed.not_found',
}

/** What a path that names nothing is refused with, alike whether its name is unknown or can be no name at all. */
export function chooseNotFoundCode(path: string): ErrorCode {
  return codes[path.slice(0, path.indexOf('}') + 1)] ?? 'request.not_found'
}
