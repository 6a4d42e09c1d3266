import { expect, test } from 'vitest'

import { createTestApi } from '../test-api.ts'

test('questions come topic by topic, in the language that is asked for', async () => {
  const { ask } = await createTestApi()
  const questions = async (lang: string) => (await (await ask('GET', '/v2/faqs', { lang })).json()).data
  const [spanish, english] = [await questions('es'), await questions('en')]
  expect(spanish).toHaveLength(26)
  expect(spanish[0]).toMatchObject({ id: 'steps', topic: 'Comprar' })
  expect(english[0]).toMatchObject({ id: 'steps', topic: 'Buying' })
})

test('the articles are those that the site has read, none without a blog', async () => {
  const { ask } = await createTestApi()
  expect(await (await ask('GET', '/v2/articles')).json()).toEqual({ data: [] })

  const articles = [{ title: 'Una casa', text: 'Con patio.', url: 'https://blog.example/casa', date: '2026-11-03' }]
  const withBlog = await createTestApi({ editorial: { articles: () => articles, questions: () => [] } })
  expect(await (await withBlog.ask('GET', '/v2/articles')).json()).toEqual({ data: articles })
})
