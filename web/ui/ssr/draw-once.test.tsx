import { createElement } from 'react'

import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Link as RouterLink, RouterProvider, type LinkProps } from 'react-router'
import { expect, test } from 'vitest'

import { languages } from '#contract/language.ts'

import { TranslationContext, useTexts } from '../../texts.ts'
import { getTranslation } from '../../texts.server.ts'
import { drawOnce } from './draw-once.ts'
import { Link } from './react-router.ts'

let drawings = 0

function Rooms({ count, name }: { count: number; name: string }) {
  return (
    <article className="card" data-name={name}>
      <h2>
        {name}, {count}
      </h2>
      <Words count={count} />
    </article>
  )
}

function Garden({ name }: { count: number; name: string }) {
  return (
    <article>
      <p>{name}</p>
    </article>
  )
}

function Words({ count }: { count: number }) {
  drawings++
  return <p>{useTexts()('card.bedrooms', { count })}</p>
}

const inLanguage = (language: (typeof languages)[number], child: React.ReactNode) =>
  renderToString(<TranslationContext value={getTranslation(language)}>{child}</TranslationContext>)

test('what is drawn once is what it always was, in each language and for each of its props', () => {
  const Drawn = drawOnce(Rooms)
  const shown = languages.flatMap((language) =>
    [
      { count: 1, name: '<Ana & "Co">' },
      { count: 3, name: 'm² – 80' },
    ].map((props) => ({ language, props })),
  )
  for (const { language, props } of [...shown, ...shown]) {
    expect(inLanguage(language, <Drawn {...props} />)).toBe(inLanguage(language, <Rooms {...props} />))
  }
})

test('it is written once for all pages that show it, beside others and with what follows it', () => {
  const Drawn = drawOnce(Rooms)
  const page = (count: number) => (
    <ul>
      <Drawn count={count} name="a" />
      <Drawn count={count} name="a" />
      <Words count={count} />
    </ul>
  )
  drawings = 0
  const first = inLanguage('es', page(2))
  expect(inLanguage('es', page(2))).toBe(first)
  expect(drawings).toBe(3)
  expect(inLanguage('es', page(4))).not.toBe(first)
})

test('two that are shown with the same props are told apart', () => {
  const [Drawn, Other] = [drawOnce(Rooms), drawOnce(Garden)]
  const props = { count: 2, name: 'a' }
  expect(inLanguage('es', <Drawn {...props} />)).toBe(inLanguage('es', <Rooms {...props} />))
  expect(inLanguage('es', <Other {...props} />)).toBe(inLanguage('es', <Garden {...props} />))
})

test('what does not matter to it can be left out of its key', () => {
  const Drawn = drawOnce(Rooms, ({ count }) => `${count}`)
  drawings = 0
  inLanguage('es', <Drawn count={2} name="a" />)
  inLanguage('es', <Drawn count={2} name="b" />)
  inLanguage('es', <Drawn count={3} name="b" />)
  expect(drawings).toBe(2)
})

test.each<LinkProps>([
  { to: '/propiedades', className: 'a', viewTransition: true, children: 'x' },
  { to: '/propiedades?max_price=49999.99&type=house&type=land#map', preventScrollReset: true, children: 'x' },
  { to: '/en/property/house/a-house-of-86-m²-10-20010', 'aria-label': 'x', target: '_blank', replace: true },
  { to: '/a/../b', children: 'x' },
  { to: '//other.example/a', children: 'x' },
  { to: 'https://other.example/a', children: 'x' },
  { to: '?page=2', children: 'x' },
  { to: '#map', children: 'x' },
  { to: { pathname: '/a', search: '?b=1' }, children: 'x' },
  { to: '/a', reloadDocument: true, children: 'x' },
  { to: '/a', discover: 'none', onClick: () => {}, children: 'x' },
])('a link $to is written as the router writes it', (props) => {
  const within = (link: typeof Link) => {
    const Page = () => createElement(link, props)
    const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/here/there'] })
    return renderToString(<RouterProvider router={router} />).replace(' data-discover="true"', '')
  }
  expect(within(Link)).toBe(within(RouterLink as typeof Link))
})
