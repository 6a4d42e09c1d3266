import { IconScale, IconX } from '@tabler/icons-react'
import { useLayoutEffect } from 'react'

import { useEarlyPress } from '../early-press.ts'
import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { notify } from '../ui/snackbar.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import styles from './compare-bar.module.css'
import { compared, maxCompared, useStoredList } from './stored-lists.ts'

/**
 * What has been chosen to be compared, along the bottom of every page until it is. The server writes it for any number:
 * the head's script says how many there are, and shows it where there is one.
 */
export function CompareBar({ pathname }: { pathname: string }) {
  const t = useTexts()
  const language = useLanguage()
  const items = useStoredList(compared)
  const isLive = useIsLive()
  const isShown = pathname !== toPath('compare', language) && (!isLive || items.length > 0)
  useLayoutEffect(() => {
    if (isLive) document.documentElement.toggleAttribute('data-dock', isShown)
  }, [isLive, isShown])
  if (!isShown) return null

  // The one that was chosen first stands first.
  const codes = items.map(({ code }) => code).toReversed()
  return (
    <section
      className={isLive ? styles.bar : `${styles.bar} ${styles.early}`}
      aria-label={t('favorite.comparison')}
      data-bottom-bar
    >
      <p>
        <IconScale size={20} stroke={1.75} aria-hidden />
        <span>{t('favorite.compare_count', { count: isLive ? items.length : '', most: maxCompared })}</span>
      </p>
      {(!isLive || items.length > 1) && (
        <ButtonLink isSmall to={toPath('compare', language) + (isLive ? `?codes=${codes.join()}` : '')}>
          {t('favorite.compare')}
        </ButtonLink>
      )}
      {(!isLive || items.length === 1) && <span className={styles.hint}>{t('favorite.compare_more')}</span>}
      <ClearButton />
    </section>
  )
}

function ClearButton() {
  const t = useTexts()
  function clear(): void {
    const items = compared.items()
    compared.replace([])
    notify(t('favorite.compare_cleared'), { text: t('favorite.undo'), act: () => compared.replace(items) })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={t('favorite.compare_clear')}
      onClick={clear}
      {...useEarlyPress(clear)}
    >
      <IconX size={18} stroke={2} aria-hidden />
    </button>
  )
}
