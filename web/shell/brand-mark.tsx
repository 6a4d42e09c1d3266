import styles from './brand-mark.module.css'

/** The mark that ships with the product: a roof line over an arch, the covered place beside a house. */
export function BrandMark({ className = '' }: { className?: string }) {
  return (
    <svg className={`${styles.mark} ${className}`} viewBox="0 0 40 40" aria-hidden focusable="false">
      <path className={styles.line} d="M3.5 17 20 5l16.5 12" />
      <path className={styles.line} d="M9.5 35.5V27a10.5 10.5 0 0 1 21 0v8.5" />
      <circle className={styles.sun} cx="20" cy="27.5" r="4.25" />
    </svg>
  )
}
