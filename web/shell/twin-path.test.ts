import { expect, test } from 'vitest'

import { screens } from '../paths.ts'
import { getTwinPath } from './twin-path.ts'

const written = (path: string) => path.replace(/:(\w+)/g, 'a-$1')

test.each(Object.values(screens))('$es and $en lead to each other', ({ es, en }) => {
  expect(getTwinPath(written(es), 'es', 'en')).toBe(written(en))
  expect(getTwinPath(written(en), 'en', 'es')).toBe(written(es))
})

test('an address that is none keeps its words and changes its language', () => {
  expect(getTwinPath('/no/existe', 'es', 'en')).toBe('/en/no/existe')
  expect(getTwinPath('/en/nothing', 'en', 'es')).toBe('/nothing')
})

test('the page in its own language stays where it is', () => {
  expect(getTwinPath('/propiedades/comprar', 'es', 'es')).toBe('/propiedades/comprar')
})

test('characters that an address writes encoded stay encoded', () => {
  expect(getTwinPath('/proyecto/a%2Fb', 'es', 'en')).toBe('/en/project/a%2Fb')
})
