import { IconHeart, IconScale } from '@tabler/icons-react'
import { useEffect } from 'react'

import { toPropertyPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { useEarlyPress } from '../early-press.ts'
import { recentlyViewed } from './stored-lists.ts'
import styles from './page-buttons.module.css'
import { saveCopies } from './saved-copies.ts'
import { useCompared, useFavourite, type Keepable } from './use-toggles.ts'

/** Above a property's pictures: compare it, keep it. That it was looked at is remembered. */
export function PageButtons({ property }: { property: Keepable }) {
  const t = useTexts()
  const favourite = useFavourite(property)
  const compared = useCompared(property)
  useRememberView(property)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-pressed={compared.isOn}
        onClick={compared.toggle}
        data-scale=""
        {...useEarlyPress(compared.toggle)}
      >
        <IconScale size={18} stroke={1.75} aria-hidden />
        <span>{t('favorite.compare')}</span>
      </button>
      <button
        type="button"
        className={`${styles.button} ${styles.heart}`}
        aria-pressed={favourite.isOn}
        onClick={favourite.toggle}
        data-heart=""
        {...useEarlyPress(favourite.toggle)}
      >
        <IconHeart size={18} stroke={1.75} aria-hidden />
        <span>{t('favorite.favourite')}</span>
      </button>
    </>
  )
}

function useRememberView(property: Keepable): void {
  const { code } = property
  const path = toPropertyPath(property, useLanguage())
  useEffect(() => {
    recentlyViewed.add(code)
    saveCopies([path])
  }, [code, path])
}
