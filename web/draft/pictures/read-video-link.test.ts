import { expect, test } from 'vitest'

import { readVideoLink } from './read-video-link.ts'

test('a link of YouTube or Vimeo in whichever form leads to the page of its video', () => {
  const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  for (const link of [
    youtube,
    ' https://youtu.be/dQw4w9WgXcQ?si=abc ',
    'http://m.youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=10s',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQ',
  ]) {
    expect([link, readVideoLink(link)]).toEqual([link, youtube])
  }
  expect(readVideoLink('https://vimeo.com/76979871')).toBe('https://vimeo.com/76979871')
  expect(readVideoLink('https://vimeo.com/76979871/a1b2c3d4e5?share=copy')).toBe(
    'https://vimeo.com/76979871/a1b2c3d4e5',
  )
  expect(readVideoLink('https://player.vimeo.com/video/76979871?h=1')).toBe('https://vimeo.com/76979871')
})

test.each([
  '',
  'Mi video',
  'https://www.youtube.com/@canal',
  'https://www.youtube.com/playlist?list=PL123',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
])('%j leads to no video', (link) => expect(readVideoLink(link)).toBeNull())
