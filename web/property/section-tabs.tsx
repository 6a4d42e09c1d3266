import { useEffect, useState } from 'react'

import styles from './section-tabs.module.css'

/** A part of the page: the id of its element, and what it is called. */
export type SectionTab = { id: string; name: string }

/** The parts of a long page, at hand under the header while it is read. Plain links; the one that is read is marked. */
export function SectionTabs({ tabs, label }: { tabs: SectionTab[]; label: string }) {
  const current = useCurrentSection(tabs.map(({ id }) => id).join(' '))
  return (
    <nav className={styles.tabs} aria-label={label} data-section-tabs>
      <ul>
        {tabs.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The first of the elements that stands in the upper half of what is seen below the tabs. */
function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState(ids.split(' ')[0])
  useEffect(() => {
    const inView = new Set<string>()
    const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        }
        setCurrent((before) => ids.split(' ').find((id) => inView.has(id)) ?? before)
      },
      { rootMargin: `-${top}px 0px -50%` },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
