import { useEffect, useState } from 'react'

/** The id of the first of the elements that is seen below the header, or of the one that is held where that is seen. */
export function useCurrentSection(ids: string, held?: string): string | undefined {
  const [inView, setInView] = useState([ids.split(' ')[0]])
  useEffect(() => {
    const found = new Set<string>()
    const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) found.add(target.id)
          else found.delete(target.id)
        }
        if (found.size > 0) setInView(ids.split(' ').filter((id) => found.has(id)))
      },
      { rootMargin: `-${top}px 0px 0px` },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return inView.includes(held) ? held : inView[0]
}
