import { expect, test } from 'vitest'

import { readCodeFromSlug, toListingSlug, toSlug, toTypeSlug } from './slugs.ts'

test.each([
  ['Ana María Ñáñez', 'ana-maria-nanez'],
  ['RE/MAX  Pérez & Hijos, S.R.L.', 're-max-perez-hijos-s-r-l'],
  ['  ¡Vista al mar! ', 'vista-al-mar'],
  ['Ü', 'u'],
  ['—', ''],
])('%s in an address', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})

test('the slash of a kind becomes the letter o, as the specification says', () => {
  expect(toTypeSlug('Casa / Solar')).toBe('casa-o-solar')
  expect(toTypeSlug('Local comercial')).toBe('local-comercial')
})

test("a property's address ends with its code, whatever the title", () => {
  expect(toListingSlug('Apartamento 10-99999 en Naco', '10-20345')).toBe('apartamento-10-99999-en-naco-10-20345')
  expect(readCodeFromSlug('apartamento-10-99999-en-naco-10-20345')).toBe('10-20345')
  expect(readCodeFromSlug('10-20345')).toBe('10-20345')
})

test.each(['apartamento', '', '1-20345', 'x10-20345', 'casa-10-203', '10-20345-casa'])('%o holds no code', (slug) => {
  expect(readCodeFromSlug(slug)).toBeNull()
})
