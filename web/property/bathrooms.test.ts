import { expect, test } from 'vitest'

import { getTranslation } from '../texts.server.ts'
import { describeBathrooms } from './bathrooms.ts'

test.each([
  [0, 0, undefined, undefined],
  [4, 0, '4', '4 baños'],
  [4, 1, '4.5', '4 baños y 1 medio'],
  [1, 1, '1.5', '1 baño y 1 medio'],
  [2, 3, '2 y 3 medios', '2 baños y 3 medios'],
  [0, 1, '½', 'Medio baño'],
  [0, 8, '8', '8 baños'],
])('%i bathrooms and %i half ones are said as people say them', (bathrooms, half_bathrooms, figure, name) => {
  const { t } = getTranslation('es')
  expect(describeBathrooms({ bathrooms, half_bathrooms }, t)).toEqual(figure ? { figure, name } : null)
})
