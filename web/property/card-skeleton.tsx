import card from './property-card.module.css'
import styles from './card-skeleton.module.css'

/** The room a card takes while it is awaited; it says nothing to who listens. */
export function CardSkeleton() {
  return (
    <div className={card.card} aria-hidden>
      <div className={`${styles.photo} ${styles.shine}`} />
      <div className={card.body}>
        <div className={`${styles.price} ${styles.shine}`} />
        <div className={`${styles.title} ${styles.shine}`} />
        <div className={`${styles.place} ${styles.shine}`} />
        <div className={`${styles.place} ${styles.shine}`} />
        <div className={`${styles.facts} ${styles.shine}`} />
      </div>
    </div>
  )
}
