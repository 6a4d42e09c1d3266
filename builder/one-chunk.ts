import type { Plugin } from 'vite'

/** What only the server's side has from its beginning: `const written = import.meta.env.SSR ? await import('./x.ts') : null`. */
const atFirst = /^const (\w+) = import\.meta\.env\.SSR \? await import\(('[^']+')\) : null$/gm

/**
 * Puts all that the server's side of the site reads at its beginning into one chunk; what it reads lazily stays apart.
 * Hundreds of files would each be looked for, opened and compiled at every start.
 */
export function keepEntryTogether(): Plugin & { groups: { name: string; test: (id: string) => boolean }[] } {
  const together = new Set<string>()
  return {
    name: 'keep-entry-together',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // A chunk that awaited another which imports from it would wait for ever.
    transform: {
      filter: { code: 'import.meta.env.SSR ? await import(' },
      handler: (code) =>
        [...code.matchAll(atFirst)].reduce(
          (text, [said, name, path]) =>
            text
              .replace(said, `import * as ${name} from ${path}`)
              .replaceAll(`() => import(${path})`, `async () => ${name}`),
          code,
        ),
    },
    buildEnd() {
      together.clear()
      const add = (id: string): void => {
        if (together.has(id)) return
        together.add(id)
        this.getModuleInfo(id)?.importedIds.forEach(add)
      }
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) add(id)
    },
    groups: [{ name: 'site', test: (id) => together.has(id) }],
  }
}
