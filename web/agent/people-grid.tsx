import styles from './people-grid.module.css'

/** Tiles of people or offices, three in a row where there is room. */
export function PeopleGrid({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  )
}
