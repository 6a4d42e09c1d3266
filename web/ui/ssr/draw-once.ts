import { hash } from 'node:crypto'

import { createElement, useContext, type ReactElement } from 'react'

import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'

import { TranslationContext } from '../../texts.ts'

type Root = ReactElement<{ children?: React.ReactNode }, string>

/** Bytes: some three thousand cards of a list. */
const cache = new LRUCache<string, string>({
  maxSize: 16 * 2 ** 20,
  sizeCalculation: (markup, key) => 2 * (markup.length + key.length),
})
let components = 0

/**
 * A component for the server: what it draws within its root, an element, is kept for the same props and language, and
 * written once instead of for each page that shows it. Props whose key is the same draw the same; below its root it asks
 * for nothing but its props and the words.
 */
export function drawOnce<Props extends object>(
  draw: (props: Props) => Root,
  keyOf: (props: Props) => string = JSON.stringify,
): (props: Props) => ReactElement {
  const component = components++
  return (props) => {
    const speech = useContext(TranslationContext)
    const { type, props: attributes } = draw(props)
    const { children, ...rest } = attributes
    // Kept in place of a long key; SHA-256, because others write what stands in it.
    const key = hash('sha256', `${component} ${speech?.language} ${keyOf(props)}`, 'base64')
    let __html = cache.get(key)
    if (__html === undefined) {
      // React adds its string up from hundreds; through bytes and back it is one, which no page puts together again.
      __html = Buffer.from(renderToString(createElement(TranslationContext, { value: speech }, children))).toString()
      cache.set(key, __html)
    }
    return createElement(type, { ...rest, dangerouslySetInnerHTML: { __html } })
  }
}
