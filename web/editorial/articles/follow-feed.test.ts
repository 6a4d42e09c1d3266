import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { followFeed } from './follow-feed.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`
}

const rss = (title: string) =>
  `<rss><channel><item><title>${title}</title><link>https://blog.example/a</link></item></channel></rss>`

/** Follows one feed for both languages; what goes wrong is collected. */
function follow(address: string) {
  const errors: string[] = []
  const blog = followFeed({ es: address, en: address }, (error) => errors.push(String(error)))
  closing.push(blog.close)
  return { ...blog, errors }
}

test('a feed is read once for both languages, and what was read stays when the blog fails', async () => {
  let asked = 0
  const address = await serve((_, outgoing) => {
    asked++
    outgoing.writeHead(asked > 2 ? 500 : 200).end(asked > 2 ? 'down' : rss('Uno'))
  })
  const blog = follow(address)
  await blog.refresh()
  expect(asked).toBe(2)
  expect(blog.articles('en')).toMatchObject([{ title: 'Uno' }])
  // Read twice, changed once: that is what cached pages go by.
  expect(blog.version()).toBe(1)
  await blog.refresh()
  expect(blog.articles('es')).toMatchObject([{ title: 'Uno' }])
  expect(blog.errors).toHaveLength(1)
})

test('a redirect is not followed, whatever it leads to', async () => {
  const inside = await serve((_, outgoing) => outgoing.end(rss('Secreto')))
  const blog = follow(await serve((_, outgoing) => outgoing.writeHead(302, { Location: inside }).end()))
  await blog.refresh()
  expect(blog.articles('es')).toEqual([])
})

test('a feed without end is given up', async () => {
  const blog = follow(
    await serve((_, outgoing) => {
      const timer = setInterval(() => outgoing.write('<item>'.repeat(20_000)), 1)
      outgoing.on('close', () => clearInterval(timer))
    }),
  )
  await blog.refresh()
  expect(blog.errors.join()).toContain('megabyte')
})

test('without a feed there is nothing to show and nothing to ask', async () => {
  const blog = followFeed(null, () => {})
  await blog.refresh()
  expect(blog.articles('es')).toEqual([])
})
