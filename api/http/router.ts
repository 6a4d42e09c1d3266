type Params = Record<string, string>
type Route<Place> = { parts: string[]; place: Place }

/**
 * Finds what stands at a path. Templates have parameters as `{name}`; a path without any goes before one with, and is also
 * found with a slash behind it, as programs write the root of a service.
 */
export function createRouter<Place>(places: ReadonlyMap<string, Place>) {
  const exact = new Map<string, Place>()
  const byLength = new Map<number, Route<Place>[]>()
  for (const [template, place] of places) {
    if (!template.includes('{')) exact.set(template, place)
    const parts = template.split('/')
    byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), { parts, place }])
  }

  return (path: string): { place: Place; params: Params } | null => {
    const place = exact.get(path) ?? exact.get(path.replace(/\/$/, ''))
    if (place !== undefined) return { place, params: {} }
    const parts = path.split('/')
    for (const route of byLength.get(parts.length) ?? []) {
      const params = paramsOf(route.parts, parts)
      if (params) return { place: route.place, params }
    }
    return null
  }
}

function paramsOf(template: readonly string[], parts: readonly string[]): Params | null {
  const params: Params = {}
  for (const [at, wanted] of template.entries()) {
    const given = parts[at]!
    if (wanted.startsWith('{')) {
      if (given === '') return null
      params[wanted.slice(1, -1)] = decoded(given)
    } else if (wanted !== given) return null
  }
  return params
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
