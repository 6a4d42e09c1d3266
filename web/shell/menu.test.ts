import { expect, test } from 'vitest'

import { createMenu, offersAccount, getSection } from './menu.ts'

const brand = { blog_url: 'https://blog.example/' }
const menuAt = (pathname: string, of: { blog_url: string | null } = brand) =>
  createMenu({ pathname, language: pathname.startsWith('/en') ? 'en' : 'es', brand: of })
const keysAt = (pathname: string) => menuAt(pathname).map(({ key }) => key)
const keysUnderMore = (pathname: string, of?: { blog_url: string | null }) =>
  menuAt(pathname, of).flatMap((item) => (item.kind === 'group' ? item.items.map(({ key }) => key) : []))

test('the main menu offers buy, rent, projects, the calculator, Collection and contact, and agents, agencies and blog under more', () => {
  expect(keysAt('/')).toEqual([
    'shell.buy',
    'shell.rent',
    'shell.projects',
    'shell.calculator',
    'shell.collection',
    'shell.more',
    'shell.contact',
  ])
  expect(keysUnderMore('/')).toEqual(['shell.agents', 'shell.agencies', 'shell.blog'])
})

test.each(['/propiedades', '/propiedades/comprar', '/proyectos', '/en/properties/rent', '/en/projects'])(
  'at %s buy, rent and blog are left out',
  (pathname) => {
    expect(keysAt(pathname)).toEqual([
      'shell.projects',
      'shell.calculator',
      'shell.collection',
      'shell.more',
      'shell.contact',
    ])
    expect(keysUnderMore(pathname)).toEqual(['shell.agents', 'shell.agencies'])
  },
)

test.each(['/propiedad/casa/casa-en-naco-10-20345', '/proyecto/torre-ambar', '/en/property/house/x-10-20345'])(
  'the page of one property or project, %s, keeps the whole menu',
  (pathname) => {
    expect(keysAt(pathname)).toContain('shell.buy')
    expect(keysUnderMore(pathname)).toContain('shell.blog')
  },
)

test('the Collection has a menu of its own: the way back and its properties', () => {
  expect(keysAt('/collection/propiedades')).toEqual(['shell.back_to_main', 'shell.properties'])
  expect(keysAt('/en/collection')).toEqual(['shell.back_to_main', 'shell.properties'])
  expect(getSection('/collection/agentes')).toBe('collection')
  expect(getSection('/collections')).toBe('main')
})

test('a menu names no blog that the brand does not have', () => {
  expect(keysUnderMore('/', { blog_url: null })).toEqual(['shell.agents', 'shell.agencies'])
})

test('an English page leads to English ones', () => {
  const [buy] = createMenu({ pathname: '/en', language: 'en', brand })
  expect(buy).toEqual({ kind: 'page', key: 'shell.buy', path: '/en/properties/buy' })
})

test.each(['/acceder', '/registrate', '/restaurar-clave', '/en/forgot-password/7'])(
  'at %s no one is offered to sign in',
  (pathname) => {
    expect(offersAccount({ pathname })).toBe(false)
    expect(offersAccount({ pathname: '/' })).toBe(true)
  },
)
