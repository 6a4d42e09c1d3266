import { useCurrentSection } from './use-current-section.ts'
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
