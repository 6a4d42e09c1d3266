import { ApiRefusal, type Call } from '../../api-client.ts'
import type { Site } from '../../site.ts'

/** A page that must not wait, or be kept, because what it asks for cannot be had just now. */
export class Unavailable extends Error {}

/**
 * The same site for one render, and whether any of its calls was answered with 503. From then on every other is answered
 * so at once: one page waits for a database that hangs as long as one call does.
 */
export function watchCalls(site: Site): { site: Site; isUnavailable: () => boolean } {
  let refusal: ApiRefusal | undefined
  function watched(call: Call): Call {
    return async (...asked) => {
      if (refusal) throw refusal
      try {
        return await call(...asked)
      } catch (error) {
        if (!(error instanceof ApiRefusal) || error.status !== 503) throw error
        throw (refusal ??= asErrorResponse(error))
      }
    }
  }
  return {
    site: { ...site, callIn: (language) => watched(site.callIn(language)) },
    isUnavailable: () => refusal !== undefined,
  }
}

/**
 * The framework takes this for an answer with a status of its own, which its screens may read; whatever is an `Error` it
 * hides from them, and calls it a fault of the page (500).
 */
function asErrorResponse({ name, message, status, failure }: ApiRefusal): ApiRefusal {
  const foreign = { statusText: '', internal: false, data: null }
  return { name, message, status, failure, ...foreign }
}
