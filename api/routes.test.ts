import { globSync } from 'node:fs'

import { expect, test } from 'vitest'

import type { Endpoint } from '#contract/endpoint.ts'

import { listRoutes } from './api.ts'
import { createTestApi } from './test-api.ts'
import { createSampleInput, createUsualPath, listFields } from './sample-values.ts'

const { tools } = await createTestApi()
const routes = listRoutes(tools).map(({ endpoint }) => endpoint)
const nameCall = ({ method, path }: Endpoint) => `${method} ${path}`

test('every endpoint of the contract is a route of the API, once', async () => {
  const files = globSync('contract/**/*.ts', { exclude: ['**/*.test.ts'] })
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `../${file}`) as Promise<Record<string, unknown>>),
  )
  const declared = modules.flatMap((exports) =>
    Object.entries(exports).flatMap(([name, group]) =>
      name.endsWith('Endpoints') ? Object.values(group as Record<string, Endpoint>) : [],
    ),
  )
  expect(routes.map(nameCall).toSorted()).toEqual(declared.map(nameCall).toSorted())
})

// The tests of hostile values change one field of what is usual: what is refused anyway would try nothing.
test.each(routes.map((endpoint) => [nameCall(endpoint), endpoint] as const))(
  'the usual input of %s is taken, and a call that changes something says every field',
  (_, endpoint) => {
    const usual = createSampleInput(endpoint)
    expect(endpoint.input.safeParse({ ...usual, ...createUsualPath(endpoint) }).error?.issues).toBeUndefined()
    if (endpoint.method !== 'GET') expect(Object.keys(usual).toSorted()).toEqual(listFields(endpoint).toSorted())
  },
)
