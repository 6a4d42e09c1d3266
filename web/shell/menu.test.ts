import { expect, test } from 'vitest'

import { createMenu, offersAccount, getSection } from './menu.ts'

const brand = { blog_url: 'https://blog.example/' }
const keysAt = (pathname: string) =>
  createMenu({ pathname, language: pathname.startsWith('/en') ? 'en' : 'es', brand }).map(({ key }) => key)

test('the main menu offers buy, rent, Collection, agents and agencies, blog and contact', () => {
  expect(keysAt('/')).toEqual([
    'shell.buy',
    'shell.rent',
    'shell.collection',
    'shell.directory',
    'shell.blog',
    'shell.contact',
  ])
})

test.each(['/propiedades', '/propiedades/comprar', '/proyectos', '/en/properties/rent', '/en/projects'])(
  'at %s buy, rent and blog are left out',
  (pathname) => {
    expect(keysAt(pathname)).toEqual(['shell.collection', 'shell.directory', 'shell.contact'])
  },
)

test.each(['/propiedad/casa/casa-en-naco-10-20345', '/proyecto/torre-ambar', '/en/property/house/x-10-20345'])(
  'the page of one property or project, %s, keeps the whole menu',
  (pathname) => {
    expect(keysAt(pathname)).toContain('shell.buy')
    expect(keysAt(pathname)).toContain('shell.blog')
  },
)

test('the Collection has a menu of its own: the way back and its properties', () => {
  expect(keysAt('/collection/propiedades')).toEqual(['shell.back_to_main', 'shell.properties'])
  expect(keysAt('/en/collection')).toEqual(['shell.back_to_main', 'shell.properties'])
  expect(getSection('/collection/agentes')).toBe('collection')
  expect(getSection('/collections')).toBe('main')
})

test('a menu names no blog that the brand does not have', () => {
  const items = createMenu({ pathname: '/', language: 'es', brand: { blog_url: null } })
  expect(items.map(({ key }) => key)).not.toContain('shell.blog')
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
