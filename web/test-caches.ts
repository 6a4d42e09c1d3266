const pathOf = (asked: Request | string) =>
  new URL(typeof asked === 'string' ? asked : asked.url, 'http://localhost:3000').pathname

/** The copies that a browser keeps, in memory: what pages ask of it. */
export function createTestCaches() {
  const places = new Map<string, Map<string, Response>>()
  return {
    async open(name: string) {
      const kept = places.get(name) ?? new Map<string, Response>()
      places.set(name, kept)
      return {
        put: async (asked: Request | string, answer: Response) => void kept.set(pathOf(asked), answer),
        match: async (asked: Request | string) => kept.get(pathOf(asked))?.clone(),
        delete: async (asked: Request | string) => kept.delete(pathOf(asked)),
        keys: async () => [...kept.keys()].map((path) => new Request(`http://localhost:3000${path}`)),
      }
    },
    delete: async (name: string) => places.delete(name),
    keys: async () => [...places.keys()],
  }
}
