import { expect, test } from 'vitest'

import { readMedia } from './own-pictures.ts'

test('a video that is said again keeps the picture and the length that a row has no place for', () => {
  const before = { videos: [{ src: '/v/1', title_es: 'Antes', poster: '/v/1-poster.jpg', seconds: 40 }] }
  const row = { videos: [{ url: 'https://site.test/v/1', title_es: 'Ahora' }, { url: 'https://site.test/v/2' }] }
  expect(readMedia(row as never, 'https://site.test', before as never).media.videos).toEqual([
    { src: '/v/1', title_es: 'Ahora', poster: '/v/1-poster.jpg', seconds: 40 },
    { src: '/v/2' },
  ])
})
