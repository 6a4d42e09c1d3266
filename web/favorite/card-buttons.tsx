import { IconHeart, IconScale } from '@tabler/icons-react'

import { useTexts } from '../texts.ts'
import { useEarlyPress } from '../early-press.ts'
import styles from './card-buttons.module.css'
import { useCompared, useFavourite, type Keepable } from './use-toggles.ts'

/** On a card's picture: compare it, keep it. */
export function CardButtons({ property }: { property: Keepable }) {
  const t = useTexts()
  const favourite = useFavourite(property)
  const compared = useCompared(property)
  const { title } = property
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.compare}
        aria-label={t('favorite.compare_one', { title })}
        aria-pressed={compared.isOn}
        onClick={compared.toggle}
        data-scale=""
        {...useEarlyPress(compared.toggle)}
      >
        <IconScale size={20} stroke={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className={styles.heart}
        aria-label={t('favorite.keep_one', { title })}
        aria-pressed={favourite.isOn}
        onClick={favourite.toggle}
        data-heart=""
        {...useEarlyPress(favourite.toggle)}
      >
        <IconHeart size={20} stroke={1.75} aria-hidden />
      </button>
    </div>
  )
}
