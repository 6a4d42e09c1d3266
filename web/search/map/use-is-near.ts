import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has been on the screen: once it has, it stays so. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
