import { IconHomeOff } from '@tabler/icons-react'
import { Link } from 'react-router'

import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import type { StoredListing, StoredList } from '../stored-list.ts'
import styles from './gone-card.module.css'
import type { SavedCard } from './use-saved-cards.ts'

type Props = { found: SavedCard; item: StoredListing; isOff: boolean; list: StoredList }

/** What a list shows of a property that is no longer offered: its name, what became of it, and how to let it go. */
export function GoneCard({ found: { code, gone }, item, isOff, list }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const title = gone?.title ?? t('favorite.gone_unknown', { code })
  const status = gone?.status
  const became = status === 'sold' || status === 'rented' || status === 'reserved' ? status : 'other'
  return (
    <article className={styles.gone} data-code={code}>
      <IconHomeOff size={44} stroke={1.25} aria-hidden />
      <p className={styles.status}>{t(`favorite.gone_${became}`)}</p>
      <h3>{title}</h3>
      {gone && <p>{code}</p>}
      <div className={styles.ways}>
        <Link to={toPath('properties', language)}>{t('favorite.search')}</Link>
        <Button
          look="secondary"
          isSmall
          aria-label={isOff ? undefined : t('favorite.remove_one', { title })}
          onClick={() => (isOff ? list.add(code, item.at) : list.remove(code))}
        >
          {t(isOff ? 'favorite.undo' : 'favorite.remove')}
        </Button>
      </div>
    </article>
  )
}
