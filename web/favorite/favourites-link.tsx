import { IconHeart } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'react-router'

import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import styles from './favourites-link.module.css'
import { favourites, useStoredList } from './stored-lists.ts'

/** In the header: the way to the favourites, and how many there are. */
export function FavouritesLink() {
  const t = useTexts()
  const count = useStoredList(favourites).length
  useEffect(() => {
    delete document.documentElement.dataset.favourites
  }, [])
  return (
    <Link className={styles.link} to={toPath('favourites', useLanguage())} aria-label={t('favorite.link', { count })}>
      <IconHeart size={22} stroke={1.75} aria-hidden />
      <span className={styles.count} aria-hidden>
        {count || null}
      </span>
    </Link>
  )
}
