/** Lets the pages of one origin call from a browser, and no other's. */
export function crossOrigin(siteUrl: string) {
  const allowed = new URL(siteUrl).origin
  const headers = {
    'Access-Control-Allow-Origin': allowed,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers':
      'Accept-Language, Authorization, Content-Type, Idempotency-Key, X-Api-Key, X-Requested-With',
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id, X-Search-Stale',
    'Access-Control-Max-Age': '7200',
  }

  return (request: Request, response: Response): Response => {
    if (request.headers.get('origin') !== allowed) return response
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }
}
