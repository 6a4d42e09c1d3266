import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has come within a distance (`400px`) of the screen; once it has, it stays so. */
export function useHasNeared(element: RefObject<Element | null>, distance: string): boolean {
  const [hasNeared, setNeared] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNeared(true)
      },
      { rootMargin: distance },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, distance])
  return hasNeared
}
