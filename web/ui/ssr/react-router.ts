import { createElement, type ReactElement } from 'react'
import { Link as RouterLink, type LinkProps } from 'react-router'

export * from 'react-router'

/**
 * A link as the server writes it: the address of a page stands as it is, and the router need not be asked what it
 * leads to from here, some fifty times for each page.
 */
export function Link(props: LinkProps): ReactElement {
  const { to, target, ...rest } = props
  if (typeof to !== 'string' || !plain.test(to) || unknown.some((name) => name in rest)) {
    return createElement(RouterLink, props)
  }
  const attributes = Object.fromEntries(Object.entries(rest).filter(([name]) => !unwritten.has(name)))
  return createElement('a', { ...attributes, href: to, target, 'data-discover': 'true' })
}

/** From the root, with no step up in its path. */
const plain = /^\/(?!\/)[^\s.?#]*([?#]\S*)?$/

/** What the router alone knows the meaning of. */
const unknown = ['discover', 'prefetch', 'reloadDocument', 'mask', 'defaultShouldRevalidate']

/** What a press means in a browser; nothing of it stands in the page. */
const unwritten = new Set(['onClick', 'relative', 'replace', 'state', 'preventScrollReset', 'viewTransition'])
