import { IconBrandWhatsapp, IconEye, IconHeart, IconMessage, IconPhoto, type Icon } from '@tabler/icons-react'

import {
  daysUntilAsked,
  daysUntilSunk,
  type DayFigures,
  figureNames,
  type FigureName,
  type WorkspaceRow,
} from '#contract/workspace/workspace.ts'
import { getNumberFormat } from '#locales/texts.ts'

import { formatMediumDate, formatShortMomentHere } from '../../dates.ts'
import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './row-parts.module.css'

type RowProps = { row: WorkspaceRow }

export function Cover({ row: { cover } }: { row: Pick<WorkspaceRow, 'cover'> }) {
  return (
    <span className={styles.cover}>
      {cover ? <Picture photo={cover} alt="" sizes="96px" /> : <IconPhoto size={24} stroke={1.25} aria-hidden />}
    </span>
  )
}

/** What is asked, and about how much that is in the other currency. */
export function PriceText({ row: { price, currency, price_other } }: RowProps) {
  const t = useTexts()
  const language = useLanguage()
  if (price === null || !currency) return <span className="muted">{t('listings.no_price')}</span>
  return (
    <span className={styles.price}>
      <b>{formatMoney(price, currency, language)}</b>
      {price_other !== null && (
        <small>≈ {formatMoney(price_other, currency === 'USD' ? 'DOP' : 'USD', language)}</small>
      )}
    </span>
  )
}

/** Where it stands and why, and what waits of its changes. */
export function StatePill({ row: { state, draft_state, reason, publish_at } }: RowProps) {
  const t = useTexts()
  const language = useLanguage()
  const why =
    publish_at && state === 'scheduled'
      ? formatShortMomentHere(publish_at, language)
      : reason === 'unconfirmed' || reason === 'mandate_over' || reason === 'no_news'
        ? t(`listings.reason.${reason}`)
        : reason
  return (
    <span className={styles.standing}>
      <span className={styles.pill} data-state={state}>
        {t(`workspace.state.${state}`)}
      </span>
      {draft_state && draft_state !== 'draft' && <small>{t(`listings.changes.${draft_state}`)}</small>}
      {why && <small className={styles.why}>{why}</small>}
    </span>
  )
}

/** How long ago it was said to be available: amber once an agent is asked, red once it sinks. */
export function ConfirmedText({ row: { confirmed_at, unconfirmed_days } }: RowProps) {
  const t = useTexts()
  const language = useLanguage()
  if (unconfirmed_days === null) return null
  const tone = unconfirmed_days >= daysUntilSunk ? 'late' : unconfirmed_days >= daysUntilAsked ? 'due' : undefined
  return (
    <time
      className={styles.confirmed}
      data-tone={tone}
      dateTime={confirmed_at ?? undefined}
      title={confirmed_at ? formatMediumDate(confirmed_at, language) : undefined}
    >
      {t('listings.confirmed', { count: unconfirmed_days })}
    </time>
  )
}

const around = 2 * Math.PI * 15

/** Points of 100 as a ring with its number. */
export function QualityRing({ points }: { points: number | null }) {
  const t = useTexts()
  if (points === null) return <span className="muted">–</span>
  return (
    <span className={styles.ring}>
      <svg viewBox="0 0 36 36" aria-hidden data-tone={points >= 80 ? 'good' : points >= 50 ? 'fair' : 'poor'}>
        <circle cx="18" cy="18" r="15" />
        <circle cx="18" cy="18" r="15" strokeDasharray={`${(around * points) / 100} ${around}`} />
      </svg>
      <span aria-hidden>{points}</span>
      <span className="visually-hidden">{t('listings.quality_of', { points })}</span>
    </span>
  )
}

const signs: Record<FigureName, Icon> = {
  opened: IconEye,
  kept: IconHeart,
  enquiries: IconMessage,
  whatsapp: IconBrandWhatsapp,
}

/** What happened in 30 days, four numbers with their signs. */
export function FigureList({ figures }: { figures: DayFigures | null }) {
  const t = useTexts()
  const language = useLanguage()
  if (!figures) return null
  return (
    <ul className={styles.figures} aria-label={t('listings.days30')}>
      {figureNames.map((name) => {
        const Sign = signs[name]
        return (
          <li key={name} title={t(`workspace.figure.${name}`)}>
            <Sign size={16} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{t(`workspace.figure.${name}`)}</span>
            {getNumberFormat(language).format(figures[name])}
          </li>
        )
      })}
    </ul>
  )
}

/** Where the search shows it now among its like. */
export function PositionText({
  row: { position, business_type, type },
}: {
  row: Pick<WorkspaceRow, 'position' | 'business_type' | 'type'>
}) {
  const t = useTexts()
  if (!position || !business_type || !type) return null
  return (
    <small className={styles.position}>
      {t('listings.position', {
        position: position.position,
        total: position.total,
        place: position.place,
        kind: t(`type.${type}`).toLowerCase(),
        business: t(`listings.business.${business_type}`).toLowerCase(),
      })}
    </small>
  )
}
