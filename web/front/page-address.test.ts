import { expect, test } from 'vitest'

import { pageAddress } from './page-address.ts'

const routes = new Set(['restore_password.es'])
const kept = (path: string, query = '') => pageAddress({ path, query }, routes)

test("everybody's signed links are one page, which is kept without any of them", () => {
  expect(kept('/restaurar-clave/7a1', 'expires=1&signature=abc')).toBe('/restaurar-clave/-')
  expect(kept('/en/confirm-email/7a1', 'expires=1&signature=abc')).toBe('/en/confirm-email/-')
  expect(kept('/avisos/7a1', 'do=pause&signature=abc')).toBe('/avisos/-')
  expect(kept('/restaurar-clave/7a1.data', 'signature=abc')).toBe('/restaurar-clave/-.data')
})

test('other pages are kept under their own address', () => {
  expect(kept('/acceder')).toBe('/acceder')
  expect(kept('/propiedad/casa/una-casa-10-20345')).toBe('/propiedad/casa/una-casa-10-20345')
})

test('addresses that are no page are one page of each language, in the workspace one that its route answers', () => {
  expect(kept('/nada')).toBe('/no-encontrada')
  expect(kept('/en/nothing.data')).toBe('/en/not-found.data')
  expect(kept('/espacio/nada')).toBe('/espacio/no-encontrada')
  expect(kept('/espacio/importar/1/abc')).toBe('/espacio/no-encontrada')
  expect(kept('/en/workspace/nothing')).toBe('/en/workspace/not-found')
  expect(kept('/espacios')).toBe('/no-encontrada')
})
