import { expect, test } from 'vitest'

import { isSpanish, isTranslated } from './english.ts'

test.each([
  ['Penthouse in La Playita, Las Galeras', false],
  ['Shop at street level in Los Jardines, Santiago de los Caballeros', false],
  ['A house with a garden in La Romana', false],
  ['Casa de tres habitaciones en Las Terrenas', true],
  ['CASA EN VENTA EN LA ROMANA', true],
  ['Casa En Venta En La Romana', true],
  ['Villa Punta Cana', false],
])('%s is Spanish: %s', (text, is) => expect(isSpanish(text)).toBe(is))

test('an English title is one though the places in it are Spanish', () => {
  const es = 'Penthouse de 234 m² en La Playita, Las Galeras'
  expect(isTranslated('Penthouse in La Playita, Las Galeras', es)).toBe(true)
  expect(isTranslated('Penthouse de 234 metros en La Playita', es)).toBe(false)
})
