import { createElement, type ForwardRefExoticComponent, type ReactElement, type ReactNode } from 'react'

import { renderToStaticMarkup } from 'react-dom/server'

type Props = { size?: number; stroke?: number; className?: string; 'aria-hidden'?: boolean }
type Svg = ReactElement<{ children: ReactNode; ref: unknown }>
type Icon = ForwardRefExoticComponent<Props>

/**
 * An icon for the server: what it draws is written once for each size and class, not path by path for each card of each
 * page. The build puts it before every icon of the server's side (`vite.config.ts`).
 */
export function drawIconOnce(icon: Icon): (props: Props) => ReactElement {
  const { render } = icon as unknown as { render: (props: Props, ref: null) => Svg }
  const drawn = new Map<string, ReactElement>()
  return (props) => {
    const { size, stroke, className, 'aria-hidden': isHidden, ...rest } = props
    if (Object.keys(rest).length > 0) return createElement(icon, props)
    const key = `${size} ${stroke} ${isHidden} ${className}`
    const known = drawn.get(key)
    if (known) return known
    const { children, ref: _, ...attributes } = render(props, null).props
    const __html = renderToStaticMarkup(createElement('svg', null, children)).slice('<svg>'.length, -'</svg>'.length)
    const svg = createElement('svg', { ...attributes, dangerouslySetInnerHTML: { __html } })
    drawn.set(key, svg)
    return svg
  }
}
