import { globSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import {
  type Import,
  sides,
  files,
  imports,
  readSource,
  listSpecifiers,
  resolveSpecifier,
  isOurs,
  isTool,
  isRoot,
  isTest,
  getSide,
  getStem,
  getRoom,
  findCycles,
} from './check/sources.ts'
import { entryPoints, entryPointsForTests } from './check/entry-points.ts'

/** Which side may import which. Read it as the architecture. */
const mayImport: Record<string, readonly string[]> = {
  contract: ['contract'],
  locales: ['locales', 'contract'],
  api: ['api', 'contract', 'locales'],
  web: ['web', 'contract', 'locales'],
}
/** The nouns of the house: a side has a room where it has something to say of it. */
const rooms =
  'property search project agent agency place favorite saved-search account lead newsletter mail mortgage exchange-rate editorial operation picture draft freshness figure team audit workspace import exchange connection look-alike collection home offline analytics'.split(
    ' ',
  )
/** What serves every room and is none. */
const crossCutting: Record<string, readonly string[]> = {
  api: ['http', 'database', 'tools'],
  web: ['ui', 'shell', 'front'],
  locales: ['ui', 'shell', 'front'],
}
/** What is started by itself, and so reads the environment. */
const programs = [
  'server.ts',
  'demo/command.ts',
  'map/command.ts',
  ...['backup', 'restore', 'move', 'drill', 'doctor', 'staff'].map((folder) => `operate/${folder}/command.ts`),
]
/** The server, the two halves of what it opens, and its first words: they know all. */
const server = ['server.ts', 'server-data.ts', 'server-api.ts', 'main.ts']

/** Files of a room of the API that may name Drizzle, besides verb files. */
const rolesWithoutDrizzle = ['handlers', 'rules', 'mails']
const verb =
  /^(accept|add|assign|begin|book|build|change|close|complete|confirm|delete|deliver|erase|follow|forget|give|load|open|pause|publish|rebuild|report|reset|save|send|sign|start|store|suspend|update|verify|withdraw)-/

describe('1. sides import what they may', () => {
  test('a side imports only the sides below it', () => {
    const crossing = imports.filter(({ from, to }) => {
      const allowed = mayImport[getSide(from)]
      return allowed && isOurs(to) && !isTest(from) && !allowed.includes(getSide(to))
    })
    expect(listed(crossing)).toEqual([])
  })

  test('the contract imports zod only', () => {
    const foreign = imports.filter(
      ({ from, to }) => getSide(from) === 'contract' && !isTest(from) && !isOurs(to) && to !== 'zod/mini',
    )
    expect(listed(foreign)).toEqual([])
  })

  test('the words import only types of the contract', () => {
    const values = imports.filter(
      ({ from, to, isType }) => getSide(from) === 'locales' && !isTest(from) && getSide(to) === 'contract' && !isType,
    )
    expect(listed(values)).toEqual([])
  })

  test('only the server, the tools and the tests reach into a side from outside', () => {
    const outside = imports.filter(
      ({ from, to }) =>
        isRoot(from) &&
        !isTest(from) &&
        !server.includes(from) &&
        isOurs(to) &&
        !isRoot(to) &&
        getSide(to) !== 'builder',
    )
    expect(listed(outside)).toEqual([])
  })
})

describe('operate', () => {
  test('is imported by nobody', () => {
    const reaching = imports.filter(
      ({ from, to }) => getSide(to) === 'operate' && getSide(from) !== 'operate' && !from.startsWith('bench/faults/'),
    )
    expect(listed(reaching)).toEqual([])
  })

  test('knows the database, the settings and what keeps files: no website, no demo', () => {
    const reaching = imports.filter(
      ({ from, to }) =>
        getSide(from) === 'operate' &&
        !isTest(from) &&
        isOurs(to) &&
        !['operate', 'api', 'env.ts', 'package.json'].includes(getSide(to)),
    )
    expect(listed(reaching)).toEqual([])
  })
})

describe('rooms', () => {
  test('every side has the rooms of the house and no other', () => {
    const found = Map.groupBy(
      files.filter((file) => sides.includes(getSide(file))),
      getSide,
    )
    const others = [...found].flatMap(([side, inside]) => {
      const names = inside.map((file) => getRoom(side === 'locales' ? file.replace(/\/(es|en)\//, '/') : file))
      return [...new Set(names)]
        .filter((name) => name !== null && !rooms.includes(name) && !crossCutting[side]?.includes(name))
        .map((name) => `${side}/${name}`)
    })
    expect(others).toEqual([])
  })
})

describe('deploy', () => {
  test('holds files that nobody imports: no module of ours', () => {
    expect(globSync('deploy/**/*.{ts,tsx,js,mjs}')).toEqual([])
    expect(listed(imports.filter(({ to }) => getSide(to) === 'deploy'))).toEqual([])
  })
})

describe('entry points', () => {
  const inSides = imports.filter(({ to }) => ['api', 'web'].includes(getSide(to)))

  test('tools reach into a side by its entry points', () => {
    const reaching = inSides.filter(
      ({ from, to }) => !isTest(from) && entryPoints[getSide(from)]?.includes(to) === false,
    )
    expect(listed(reaching)).toEqual([])
  })

  test('test makers use tables and entry points of other rooms', () => {
    const reaching = inSides.filter(
      ({ from, to }) =>
        getStem(from).startsWith('test-') &&
        `${getSide(from)}/${getRoom(from)}` !== `${getSide(to)}/${getRoom(to)}` &&
        !to.endsWith('/table.ts') &&
        !entryPointsForTests.includes(to),
    )
    expect(listed(reaching)).toEqual([])
  })
})

describe('2. # means that a side is crossed', () => {
  test('inside a side imports are relative, with the ending', () => {
    const wrong = listSpecifiers().filter(({ from, text }) => {
      if (text.startsWith('#')) return getSide(from) === text.slice(1).split('/')[0]
      if (!text.startsWith('.') || text.startsWith('./+types/')) return false
      const [side, other] = [getSide(from), getSide(resolveSpecifier(from, text))]
      return (side !== other && !isTool(side, other) && from !== 'web/routes.ts') || !/\.\w+(\?\w+)?$/.test(text)
    })
    expect(wrong.map(({ from, text }) => `${from} → ${text}`)).toEqual([])
  })
})

describe('3. inside the API', () => {
  const inside = imports.filter(({ from, to }) => getSide(from) === 'api' && !isTest(from) && isOurs(to))

  test("another room's handlers are nobody's business but api.ts's", () => {
    const reaching = inside.filter(({ from, to }) => to.endsWith('/handlers.ts') && from !== 'api/api.ts')
    expect(listed(reaching)).toEqual([])
  })

  test('queries and tables know no HTTP but its tables', () => {
    const upwards = inside.filter(
      ({ from, to }) => /\/(queries|table)\.ts$/.test(from) && to.startsWith('api/http/') && !to.endsWith('/table.ts'),
    )
    expect(listed(upwards)).toEqual([])
  })

  test('rules are pure', () => {
    const impure = imports.filter(
      ({ from, to, isType }) => /^api\/.*\/rules\.ts$/.test(from) && !isType && !/^contract\/|\/rules\.ts$/.test(to),
    )
    expect(listed(impure)).toEqual([])
  })

  test('handlers, rules and HTTP never name Drizzle', () => {
    const naming = imports.filter(
      ({ from, to, isType }) =>
        getSide(from) === 'api' && !isTest(from) && !isType && /^(drizzle-orm|pg)(\/|$)/.test(to) && !mayQuery(from),
    )
    expect(listed(naming)).toEqual([])
  })

  test('what serves every room imports none, but the tables of the schema', () => {
    const below: Record<string, readonly (string | null)[]> = {
      database: ['database', 'tools', null],
      tools: ['tools', 'database', null],
      http: ['http', 'tools', 'database', null],
    }
    const upwards = inside.filter(
      ({ from, to }) =>
        getSide(to) === 'api' &&
        below[getRoom(from)!]?.includes(getRoom(to)) === false &&
        !(from === 'api/database/schema.ts' && to.endsWith('/table.ts')),
    )
    expect(listed(upwards)).toEqual([])
  })

  test('rooms import each other in one direction, foreign keys excepted', () => {
    const edges = imports.filter(
      ({ from, to, isType }) =>
        getSide(from) === 'api' &&
        getSide(to) === 'api' &&
        !isType &&
        !isTest(from) &&
        getRoom(from) !== null &&
        getRoom(to) !== null &&
        !/\/table\.ts$|\/schema\.ts$/.test(from),
    )
    expect(findCycles(edges.map(({ from, to }) => [getRoom(from)!, getRoom(to)!]))).toEqual([])
  })
})

describe('calls to the outside', () => {
  /** Files of the API that call by themselves, each an address that an operator's setting or its own code names. */
  const named = [
    'api/exchange-rate/follow-rate.ts',
    'api/operation/purge/send-purge.ts',
    'api/tools/bucket-client.ts',
    'api/tools/provider.ts',
    'api/tools/recaptcha.ts',
  ]
  const calling =
    /(?<![.\w])(?:globalThis\.)?fetch\(|^import (?!type)[^;]*?['"](?:node:)?(?:https?|http2|net|tls|dgram|undici|openid-client)(?:\/\w+)?['"]/m
  const inApi = files.filter((file) => getSide(file) === 'api' && !isTest(file))

  test('go through tools/outside, but for those addresses', () => {
    // The database speaks over sockets to its own process and to the processes beside it.
    const places = /^api\/(tools\/outside|database)\//
    const calls = inApi.filter((file) => !places.test(file) && calling.test(readSource(file)))
    expect(calls.sort()).toEqual(named)
  })

  test.each(['await fetch(url)', "import { request } from 'node:https'", "import {\n  get,\n} from 'http'"])(
    'are seen as %j',
    (source) => expect(source).toMatch(calling),
  )
})

describe('4. inside the website', () => {
  const inside = imports.filter(({ from, to }) => getSide(from) === 'web' && getSide(to) === 'web' && !isTest(from))

  test('nothing imports a page but the list of pages', () => {
    const reaching = inside.filter(({ to }) => to.endsWith('-page.tsx'))
    expect(listed(reaching.filter(({ to }) => to !== 'web/shell/error/error-page.tsx'))).toEqual([])
  })

  test('the interface kit is small', () => {
    expect(globSync('web/ui/**/*.*').length).toBeLessThanOrEqual(64)
  })

  test('the interface kit imports itself and the root', () => {
    const reaching = inside.filter(({ from, to }) => getRoom(from) === 'ui' && !['ui', null].includes(getRoom(to)))
    expect(listed(reaching)).toEqual([])
  })

  test("rooms use each other's pieces in one direction", () => {
    const edges = inside.filter(({ from, to }) => getRoom(from) !== null && getRoom(to) !== null)
    expect(findCycles(edges.map(({ from, to }) => [getRoom(from)!, getRoom(to)!]))).toEqual([])
  })
})

describe('5. the environment', () => {
  test('env.ts is read by the programs alone, and nothing of the product reads process.env beside it', () => {
    const readers = imports.filter(
      ({ from, to, isType }) => to === 'env.ts' && !isType && ![...programs, ...server].includes(from) && !isTest(from),
    )
    expect(listed(readers)).toEqual([])
    const peeking = files.filter(
      (file) =>
        ['api', 'web', 'contract', 'locales'].includes(getSide(file)) &&
        !/test/.test(file) &&
        /process\.env\b/.test(readSource(file)),
    )
    expect(peeking).toEqual([])
  })
})

describe('6. what belongs to one side only', () => {
  test('no React in the API and the contract', () => {
    const wrong = imports.filter(
      ({ from, to }) => ['api', 'contract'].includes(getSide(from)) && /^(react|react-dom|react-router)(\/|$)/.test(to),
    )
    expect(listed(wrong)).toEqual([])
  })

  test('no Drizzle, driver or Node in components', () => {
    const wrong = imports.filter(
      ({ from, to, isType }) =>
        getSide(from) === 'web' &&
        from.endsWith('.tsx') &&
        !isTest(from) &&
        from !== 'web/entry.server.tsx' &&
        !isType &&
        /^(drizzle-orm|pg|node:)/.test(to),
    )
    expect(listed(wrong)).toEqual([])
  })
})

function mayQuery(file: string): boolean {
  const role = getStem(file)
  return (
    getRoom(file) === 'database' ||
    (!/^api\/http\/[^/]+$/.test(file) &&
      !rolesWithoutDrizzle.includes(role) &&
      (['table', 'queries'].includes(role) || verb.test(role)))
  )
}

function listed(found: readonly Import[]): string[] {
  return found.map(({ from, to }) => `${from} → ${to}`)
}
