import { expect, test } from 'vitest'

import { findWorkspacePlace, getWorkspaceTwins, toWorkspacePath, workspaceScreens } from '../../workspace-paths.ts'
import { countFilters, readListings, toListingsFilter, toListingsPath } from './listings-address.ts'

test('what the list shows is its address, and what makes no sense in it is not there', () => {
  const search = new URLSearchParams(
    'state=sold&q=+casa+&agent=7&unconfirmed_days=11&without_english=1&sort=-price&page=3&type=castle&city=../x&max_quality=900',
  )
  const query = readListings(search)
  expect(query).toEqual({
    state: 'sold',
    q: 'casa',
    agent: 7,
    unconfirmed_days: 11,
    without_english: '1',
    sort: '-price',
    page: 3,
  })
  expect(toListingsPath(query, { page: 4 }, 'es')).toContain('page=4')
  // Another question begins at its first page.
  expect(toListingsPath(query, { state: undefined }, 'en')).toBe(
    '/en/workspace/listings?q=casa&agent=7&unconfirmed_days=11&without_english=1&sort=-price',
  )
  expect(toListingsFilter(query)).toMatchObject({ state: ['sold'], agent: 7 })
  expect(toListingsFilter(query)).not.toHaveProperty('page')
  expect(countFilters(query)).toBe(4)
})

test('every screen of the workspace is found by its address in both languages', () => {
  for (const screen of Object.keys(workspaceScreens) as (keyof typeof workspaceScreens)[]) {
    const { es } = workspaceScreens[screen]
    const id = es.includes(':id') ? (screen.startsWith('import') ? '7' : '10-20345') : ''
    const place = { screen, id, run: es.includes(':run') ? '41' : '' }
    const twins = getWorkspaceTwins(place)
    expect([findWorkspacePlace(twins.es), findWorkspacePlace(twins.en)]).toEqual([place, place])
  }
  expect(toWorkspacePath('import_run', 'en', 7, 41)).toBe('/en/workspace/import/7/41')
  expect(toWorkspacePath('editor', 'en', 12)).toBe('/en/workspace/listings/12')
  for (const path of [
    '/espacio/nada',
    '/espacio/propiedades/x',
    '/espacio/propiedades/12/vista/2',
    '/espaciosa',
    '/espacio/importar/10-20345',
    '/espacio/importar/7/x',
  ]) {
    expect(findWorkspacePlace(path)).toBeNull()
  }
})
