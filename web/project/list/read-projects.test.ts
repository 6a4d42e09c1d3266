import { expect, test } from 'vitest'

import { toProjectsAddress } from './projects-address.ts'
import { readProjects } from './read-projects.ts'

const read = (query: string) => readProjects(new URLSearchParams(query))

test('an address is read field by field: what is wrong is dropped, named, and kept as it was typed', () => {
  expect(read('city=punta-cana&stage=x&delivery_year=soon&min_price=US$ 100,000&tax_incentive=1&other=1')).toEqual({
    search: { city: 'punta-cana', min_price: 100_000, tax_incentive: true },
    typed: { stage: 'x', delivery_year: 'soon' },
    problems: { stage: 'field.not_an_option', delivery_year: 'field.whole_number' },
  })
})

test('a highest price below the lowest asks for nothing', () => {
  expect(read('min_price=200000&max_price=100000')).toEqual({
    search: { min_price: 200_000 },
    typed: { max_price: '100000' },
    problems: { max_price: 'field.price_reversed' },
  })
})

test('a list has one address: nothing empty, usual or meaningless is written', () => {
  expect(toProjectsAddress({ page: 1, currency: 'DOP', sector: 'naco' }, 'es')).toBe('/proyectos')
  expect(toProjectsAddress({ city: 'punta-cana', max_price: 5e6, currency: 'DOP', page: 2 }, 'en')).toBe(
    '/en/projects?city=punta-cana&max_price=5000000&currency=DOP&page=2',
  )
  expect(toProjectsAddress({ tax_incentive: false }, 'es')).toBe('/proyectos?tax_incentive=0')
})
