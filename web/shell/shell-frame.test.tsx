import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { demoBrand } from '#contract/brand.ts'

import { getLanguage } from '../paths.ts'
import type { SiteFacts } from '../use-site.ts'
import { getTranslation } from '../texts.server.ts'
import { TranslationContext } from '../texts.ts'
import { ShellFrame } from './shell-frame.tsx'

const site: SiteFacts = {
  brand: demoBrand,
  url: 'https://site.example',
  version: '1.2.3',
  isDemo: true,
  api: { origin: '', key: 'key' },
  providers: [],
  mapStyle: '/map/style.json',
  year: 2026,
}

type Page = { loaderData?: object; facts?: SiteFacts; isPage?: boolean; error?: Error }

/** The frame around a page at an address, as the server writes it. */
function frameAt(address: string, { loaderData = {}, facts = site, isPage = true, error }: Page = {}): string {
  const [pathname = '/', search] = address.split('?')
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => facts,
      HydrateFallback: () => null,
      Component: () => <ShellFrame>page</ShellFrame>,
      ErrorBoundary: () => <ShellFrame>failed</ShellFrame>,
      children: [{ id: 'page', path: isPage ? pathname : '*', loader: () => loaderData, Component: () => null }],
    },
  ])
  return renderToString(
    <TranslationContext value={getTranslation(getLanguage(pathname))}>
      <Stub
        initialEntries={[search ? `${pathname}?${search}` : pathname]}
        hydrationData={{
          loaderData: { root: facts, page: loaderData },
          ...(error && { errors: { root: error } }),
        }}
      />
    </TranslationContext>,
  )
}

const headerOf = (html: string) => html.slice(0, html.indexOf('</header>'))
const languageLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)" lang="(es|en)"/g)].map(([, href, lang]) => `${lang} ${href}`)

test('the language links lead to the addresses that the page names, its query kept', () => {
  const paths = { es: '/propiedades/comprar', en: '/en/properties/buy' }
  const html = frameAt('/propiedades/comprar?city=punta-cana', { loaderData: { head: { paths } } })

  expect(new Set(languageLinks(html))).toEqual(
    new Set(['es /propiedades/comprar?city=punta-cana', 'en /en/properties/buy?city=punta-cana']),
  )
})

test('filters that a page leaves out of its own address are not written twice', () => {
  const paths = { es: '/propiedades?city=naco', en: '/en/properties?city=naco' }
  const html = frameAt('/propiedades?city=naco&bedrooms=2', { loaderData: { head: { paths } } })

  expect(languageLinks(html)).toContain('en /en/properties?city=naco&amp;bedrooms=2')
})

test('a page that says nothing of its twin has one all the same', () => {
  expect(languageLinks(frameAt('/nada', { isPage: false }))).toContain('en /en/nada')
})

test('the footer says that the demo world is fictional, and nothing of the kind elsewhere', () => {
  expect(frameAt('/')).toContain('son ficticias')
  expect(frameAt('/', { facts: { ...site, isDemo: false } })).not.toContain('son ficticias')
})

test('the footer carries the year, the owner and the version', () => {
  const html = frameAt('/en')
  expect(html).toContain('© 2026 Marquesina Red Inmobiliaria')
  expect(html).toContain('Version 1.2.3')
})

test('the Collection shows its own logo, with a mark that stands nowhere else, and the way back', () => {
  const html = frameAt('/collection')
  expect(html).toContain('<small>Collection</small>')
  for (const address of ['/collection', '/en/collection/properties']) {
    const marks = frameAt(address).match(/class="collection-mark"|viewBox="0 0 40 40"/g)
    expect(marks).toEqual(['class="collection-mark"', 'class="collection-mark"'])
  }
  for (const address of ['/', '/en/properties']) expect(frameAt(address)).not.toContain('collection-mark')
  expect(html).toContain('Volver al sitio principal')
})

test('an address that is no page has the common header, whatever it looks like', () => {
  const html = frameAt('/collection/nada', { isPage: false })
  expect(html).not.toContain('Volver al sitio principal')
  expect(headerOf(frameAt('/propiedades/nada', { isPage: false }))).toContain('Comprar</a>')
  expect(headerOf(frameAt('/propiedades'))).not.toContain('Comprar</a>')
})

test('an error has the common header too, whatever page it stands in for', () => {
  const html = frameAt('/propiedades/comprar', { error: new Error('lost') })
  expect(html).toContain('failed')
  expect(headerOf(html)).toContain('Comprar</a>')
})

test('a brand with logos of its own shows them, each in its section', () => {
  const facts = {
    ...site,
    brand: { ...demoBrand, logo: { standard: 'day.svg', on_dark: 'dark.svg', collection: 'night.svg' } },
  }
  const html = frameAt('/unete', { facts })
  expect(headerOf(html)).toContain('src="/brand/day.svg"')
  expect(html.slice(html.indexOf('<footer'))).toContain('src="/brand/dark.svg"')
  expect(headerOf(frameAt('/', { facts }))).toContain('src="/brand/dark.svg"')
  expect(frameAt('/collection', { facts })).toMatch(/src="\/brand\/night\.svg" alt="Marquesina Collection"/)
})

test('the markup carries no style and no handler, which the policy would refuse', () => {
  expect(frameAt('/')).not.toMatch(/ style=| on[a-z]+="/)
})
