import { IconBed, IconHeart } from '@tabler/icons-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { drawIconOnce } from './draw-icon-once.ts'

test.each([
  [IconBed, { size: 18, stroke: 1.75, 'aria-hidden': true }],
  [IconBed, {}],
  [IconHeart, { size: 24, className: 'heart' }],
  [IconHeart, { size: 24, title: 'a heart' }],
])('an icon that is drawn once looks as it always did', (Icon, props) => {
  const Drawn = drawIconOnce(Icon)
  const usual = renderToStaticMarkup(<Icon {...props} />)
  expect(renderToStaticMarkup(<Drawn {...props} />)).toBe(usual)
  expect(renderToStaticMarkup(<Drawn {...props} />)).toBe(usual)
})
