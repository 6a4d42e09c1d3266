import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import * as http from 'node:http'
import { basename, dirname, join, relative } from 'node:path'

import { rolldown, type Plugin } from 'rolldown'

import { canWriteIn, takeTurn } from './build-turn.ts'
import { isBuiltFrom, stampFiles, writeStamp } from './built-from.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'build', 'server')
const stamp = join(folder, 'inputs.json')
/** Names the files of the last bundle, for releases: those of bundles before lie beside them for a day. */
const fileList = 'files.json'

/** Packages with native parts, files or threads of their own, and what only builds. */
const external = /^(node:|(sharp|@electric-sql\/pglite|vite|rolldown|terser|pg-native)(\/|$))/

/** Whether `build/server` is what the sources say now. */
export function isServerBuilt(): boolean {
  return isBuiltFrom(stamp)
}

/** Bundles the server and its workers into `build/server`, if the sources have changed: hundreds of files load slowly. */
export async function buildServer(say: (line: string) => void = console.log): Promise<void> {
  if (isServerBuilt()) return
  if (!canWriteIn(folder))
    throw new Error('build/server is not there or older than its sources, and cannot be written.')
  const release = await takeTurn(join(root, 'build', 'building-server'), say)
  try {
    if (!isServerBuilt()) await bundle()
  } finally {
    release()
  }
}

async function bundle(): Promise<void> {
  const unfinished = `${folder}.part`
  rmSync(unfinished, { recursive: true, force: true })
  const bundled = await rolldown({
    cwd: root,
    input: { main: join(root, 'main.ts'), 'built-from': join(root, 'builder', 'built-from.ts') },
    platform: 'node',
    external: (id) => external.test(id) && id !== 'node:http',
    plugins: [keepPlaces(), readHttpAsItIs()],
  })
  await bundled.write({
    dir: unfinished,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  const files = [
    ...(await bundled.watchFiles),
    ...['builder/build-server.ts', 'package-lock.json'].map((name) => join(root, name)),
  ]
  await bundled.close()
  const ours = files.filter((file) => !file.includes('node_modules') && existsSync(file))
  writeStamp(join(unfinished, basename(stamp)), stampFiles(ours))
  writeFileSync(join(unfinished, fileList), JSON.stringify([...readdirSync(unfinished), fileList]))
  moveInto(unfinished, folder)
}

/**
 * A bundle stands in one folder, its modules did not: what a module says of its own place stays true, and what it starts
 * as a thread or a process of its own becomes a file of the bundle.
 */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: 'import.meta' },
      handler(code, id) {
        const place = relative(folder, dirname(id)).replaceAll('\\', '/')
        const placed = code
          .replaceAll(/new URL\('\.\/([\w./-]+)', import\.meta\.url\)/g, (_, name: string) => {
            if (!name.endsWith('.ts')) return `new URL('${place}/${name}', import.meta.url)`
            const file = join(dirname(id), name)
            const fileName = relative(root, file).replaceAll(/[\\/]/g, '-').replace(/\.ts$/, '.js')
            this.emitFile({ type: 'chunk', id: file, fileName })
            return `new URL('./${fileName}', import.meta.url)`
          })
          .replaceAll(
            'import.meta.dirname',
            `process.getBuiltinModule('node:path').resolve(import.meta.dirname, '${place}')`,
          )
          .replaceAll('import.meta.main', 'false')
        // No line has moved.
        return { code: placed, map: null }
      },
    },
  }
}

/**
 * As a module `node:http` reads all it offers when it is imported, and with it the client of `fetch`, which costs each
 * start some 30 ms; as an object it reads what is asked for.
 */
function readHttpAsItIs(): Plugin {
  const lazy = new Set(['default', 'WebSocket', 'CloseEvent', 'MessageEvent'])
  const names = Object.keys(http).filter((name) => !lazy.has(name))
  return {
    name: 'read-http-as-it-is',
    resolveId: {
      filter: { id: /^(node:)?http$/ },
      handler: (_, __, { kind }) => (kind === 'require-call' ? null : '\0http'),
    },
    load: {
      filter: { id: /^\0http$/ },
      handler: () => `const http = process.getBuiltinModule('node:http')
export default http
export const { ${names.join(', ')} } = http`,
    },
  }
}

/** The first file last, so that it finds the others; what a process of the bundle before may still ask for stays a day. */
function moveInto(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const names = readdirSync(from).toSorted((one, other) => rank(one) - rank(other))
  for (const name of names.filter((name) => name.endsWith('.map'))) dropSources(join(from, name))
  for (const name of names) renameSync(join(from, name), join(to, name))
  for (const name of readdirSync(to)) {
    const file = join(to, name)
    if (!names.includes(name) && Date.now() - statSync(file).mtimeMs > 86_400_000) rmSync(file, { recursive: true })
  }
  rmSync(from, { recursive: true })
}

/** Lines are told by the files themselves; their text in a map would stand in the server's memory. */
function dropSources(file: string): void {
  const { sourcesContent: _, ...map } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFileSync(file, JSON.stringify(map))
}

function rank(name: string): number {
  return ['main.js', basename(stamp)].indexOf(name)
}

if (import.meta.main) {
  await buildServer().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
