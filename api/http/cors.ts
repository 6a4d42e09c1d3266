import type { Answer, Call } from './call.ts'

/** Lets the pages of one origin call from a browser, and no other's. */
export function writeCorsHeaders(siteUrl: string) {
  const allowed = new URL(siteUrl).origin
  const headers = {
    'Access-Control-Allow-Origin': allowed,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers':
      'Accept-Language, Authorization, Content-Type, Idempotency-Key, X-Api-Key, X-Requested-With, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset, Upload-Checksum',
    'Access-Control-Expose-Headers':
      'Retry-After, X-Request-Id, X-Search-Stale, Location, Upload-Offset, Upload-Length, Upload-Expires, Tus-Resumable',
    'Access-Control-Max-Age': '7200',
  }
  // The key of a trip to a provider is a cookie; no other call reads any.
  const withCookies = { ...headers, 'Access-Control-Allow-Credentials': 'true' }
  return (call: Call, answer: Answer): Answer => {
    if (call.header('origin') !== allowed) return answer
    const more = call.path.startsWith('/v2/clients/login/') ? withCookies : headers
    return { ...answer, headers: { ...answer.headers, ...more } }
  }
}
