import { useEffect, useRef } from 'react'

/** A strip of links that is wider than a telephone: the one of this page is brought into sight, sideways only. */
export function useCurrentInView() {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current="page"]')
    if (!strip.current || !current) return
    const [outer, inner] = [strip.current.getBoundingClientRect(), current.getBoundingClientRect()]
    strip.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [])
  return strip
}
