import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { readFeed } from './read-feed.ts'

const feed = 'https://blog.example/feed'
const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="x"><channel><title>Blog</title><link>https://blog.example</link>${items
    .map((item) => `<item>${item}</item>`)
    .join('')}</channel></rss>`

const escaped = (words: string) => words.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)

test('an RSS feed gives its articles in plain words, newest first', () => {
  const read = readFeed(
    rss(
      '<title>Vieja</title><link>https://blog.example/vieja</link><pubDate>Mon, 02 Feb 2026 10:00:00 -0400</pubDate>',
      `<title>Comprar en Bávaro &amp;amp; Cap Cana</title><link>/nueva</link>
       <pubDate>Tue, 03 Nov 2026 09:00:00 GMT</pubDate><media:group><title>otra</title></media:group>
       <description><![CDATA[<p>Precio, <b>título</b>,</p><p>y&nbsp;cuota.</p><script>alert(1)</script>]]></description>`,
    ),
    feed,
  )
  expect(read).toEqual([
    {
      title: 'Comprar en Bávaro & Cap Cana',
      text: 'Precio, título, y cuota.',
      url: 'https://blog.example/nueva',
      date: '2026-11-03',
    },
    { title: 'Vieja', text: '', url: 'https://blog.example/vieja', date: '2026-02-02' },
  ])
})

test('an Atom feed says its links in attributes, and a quoted source is not the article’s own title', () => {
  const [article] = readFeed(
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>Blog</title><entry><source><title>Other</title></source>
      <link rel="replies" href="https://blog.example/replies"/><link href="https://blog.example/one"/>
      <title>One</title><summary>Short</summary><updated>2026-10-01T00:00:00Z</updated></entry></feed>`,
    feed,
  )
  expect(article).toEqual({ title: 'One', text: 'Short', url: 'https://blog.example/one', date: '2026-10-01' })
})

test('what leads to no web page, or has no title, is left out', () => {
  const items = [
    '<title>x</title><link>javascript:alert(1)</link>',
    '<link>https://blog.example/x</link>',
    '<title>y</title>',
  ]
  expect(readFeed(rss(...items), feed)).toEqual([])
})

test.each([
  ['what is no XML', '<html><p>offline'],
  ['entities of its own', '<!DOCTYPE r [<!ENTITY a "aaaa">]><rss><channel/></rss>'],
  ['nothing', ''],
])('%s is refused', (_, xml) => {
  expect(() => readFeed(xml, feed)).toThrow()
})

test('long texts are cut between words', () => {
  const [article] = readFeed(
    rss(`<title>T</title><link>/t</link><description>${'palabra '.repeat(60)}</description>`),
    feed,
  )
  expect(article?.text).toMatch(/^(palabra )+palabra…$/)
  expect(article!.text.length).toBeLessThanOrEqual(201)
})

test('whatever a well-formed feed says, it is shown as words without control signs, at addresses of the web', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.webUrl(), fc.string(), (title, url, text) => {
      let read
      try {
        read = readFeed(
          rss(
            `<title>${escaped(title)}</title><link>${escaped(url)}</link><description>${escaped(text)}</description>`,
          ),
          feed,
        )
      } catch {
        return
      }
      for (const article of read) {
        expect(article.title + article.text).not.toMatch(/\p{Cc}/u)
        expect(new URL(article.url).protocol).toMatch(/^https?:$/)
      }
    }),
  )
})
