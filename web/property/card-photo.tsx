import { IconHomeStar } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { PropertyCard } from '#contract/property/property.ts'

import { useTexts } from '../texts.ts'
import { CardIcon } from './card-icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { BadgeMark } from './badge-mark.tsx'
import { listBadges } from './property-badge.ts'
import styles from './card-photo.module.css'

type Props = {
  property: PropertyCard
  sizes: string
  /** ISO date on which the page is made. */
  today: string
  isFirst?: boolean
  /** Where a press on the picture leads; with it the other pictures can be swiped to. */
  to?: string
  className?: string
}

/** A card's picture, 3:2, with one badge and what else there is to look at; a drawn place where there is none. */
export function CardPhoto({ property, sizes, today, isFirst, to, className = '' }: Props) {
  const [badge] = listBadges(property, today)
  const { photo } = property
  return (
    <div className={`${styles.frame} ${className}`}>
      {photo ? (
        <Row to={to} count={property.photos_count}>
          <Picture photo={photo} alt={photo.alt} sizes={sizes} isFirst={isFirst} />
        </Row>
      ) : (
        <NoPhoto />
      )}
      {badge && <BadgeMark badge={badge} className={styles.badge} />}
      <Media property={property} />
    </div>
  )
}

type RowProps = { to?: string | undefined; count: number; children: React.ReactNode }

/**
 * The picture with room for the others beside it: a finger moves them before any script, and `swipe/` brings them. The
 * card has its link for keyboard and voice; this one is for who presses the picture.
 */
function Row({ to, count, children }: RowProps) {
  if (!to || count < 2) return children
  return (
    <Link className={styles.row} to={to} viewTransition tabIndex={-1} aria-hidden data-pictures>
      <i>{children}</i>
      {Array.from({ length: count - 1 }, (_, at) => (
        <i key={at} />
      ))}
    </Link>
  )
}

function NoPhoto() {
  const t = useTexts()
  return (
    <div className={styles.empty}>
      <IconHomeStar size={44} stroke={1.25} aria-hidden />
      {t('card.no_photo')}
    </div>
  )
}

function Media({ property }: { property: PropertyCard }) {
  const t = useTexts()
  const { photos_count, has_video, has_view_360 } = property
  if (!photos_count && !has_video && !has_view_360) return null
  return (
    <p className={styles.media}>
      {has_view_360 && (
        <>
          <CardIcon name="view_360" size={15} />
          <span className="visually-hidden">{t('card.view_360')}</span>
        </>
      )}
      {has_video && (
        <>
          <CardIcon name="video" size={15} />
          <span className="visually-hidden">{t('card.video')}</span>
        </>
      )}
      {photos_count > 0 && (
        <>
          <CardIcon name="photos" size={15} />
          <span aria-hidden>{photos_count}</span>
          <span className="visually-hidden">{t('card.photos', { count: photos_count })}</span>
        </>
      )}
    </p>
  )
}
