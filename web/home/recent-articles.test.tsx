import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { demoBrand } from '#contract/brand.ts'
import type { Article } from '#contract/editorial/editorial.ts'
import type { Language } from '#contract/fields.ts'

import { TranslationContext } from '../texts.ts'
import { getTranslation } from '../texts.server.ts'
import { RecentArticles } from './recent-articles.tsx'

const article: Article = {
  title: 'Un patio en Gurabo',
  text: 'Sombra.',
  url: 'https://diario.example/patio',
  date: '2026-11-16',
}

/** The headings over and in what the home page shows at its end. */
function headingsOf(articles: Article[], language: Language): string[] {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => null,
      HydrateFallback: () => null,
      Component: () => <RecentArticles articles={articles} />,
    },
  ])
  const html = renderToString(
    <TranslationContext value={getTranslation(language)}>
      <Stub initialEntries={['/']} hydrationData={{ loaderData: { root: { brand: demoBrand } } }} />
    </TranslationContext>,
  )
  return [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words = '']) => words.replaceAll(/<[^>]+>/g, ''))
}

test('recent articles stand under their own heading, and guides under theirs', () => {
  expect(headingsOf([article], 'es')).toEqual(['Artículos recientes'])
  expect(headingsOf([], 'es')).toEqual(['Guías'])
  expect(headingsOf([article], 'en')).toEqual(['Recent articles'])
  expect(headingsOf([], 'en')).toEqual(['Guides'])
})
