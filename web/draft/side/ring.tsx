import styles from './side.module.css'

const radius = 15.9

/** A share of a whole, drawn as a ring; `children` stand in its middle. */
export function Ring({ share, label, children }: { share: number; label: string; children?: React.ReactNode }) {
  return (
    <span className={styles.ring}>
      <svg viewBox="0 0 36 36" aria-hidden>
        <circle cx="18" cy="18" r={radius} />
        <circle cx="18" cy="18" r={radius} pathLength="100" strokeDasharray={`${Math.round(share * 100)} 100`} />
      </svg>
      {children}
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
