import { IconScale, IconX } from '@tabler/icons-react'
import { useLayoutEffect } from 'react'

import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { notify } from '../ui/snackbar.ts'
import styles from './compare-bar.module.css'
import { compared, maxCompared, useStoredList } from './stored-lists.ts'

/** What has been chosen to be compared, along the bottom of every page until it is. The head's script reserves its room. */
export function CompareBar({ pathname }: { pathname: string }) {
  const t = useTexts()
  const language = useLanguage()
  const items = useStoredList(compared)
  const isShown = items.length > 0 && pathname !== toPath('compare', language)
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-dock', isShown), [isShown])
  if (!isShown) return null

  function clear(): void {
    compared.replace([])
    notify(t('favorite.compare_cleared'), { text: t('favorite.undo'), act: () => compared.replace(items) })
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  // The one that was chosen first stands first.
  const codes = items.map(({ code }) => code).toReversed()
  return (
    <section className={styles.bar} aria-label={t('favorite.comparison')} data-bottom-bar>
      <p>
        <IconScale size={20} stroke={1.75} aria-hidden />
        <span>{t('favorite.compare_count', { count: items.length, most: maxCompared })}</span>
      </p>
      {items.length > 1 ? (
        <ButtonLink isSmall to={`${toPath('compare', language)}?codes=${codes.join()}`}>
          {t('favorite.compare')}
        </ButtonLink>
      ) : (
        <span className={styles.hint}>{t('favorite.compare_more')}</span>
      )}
      <button type="button" className={styles.clear} aria-label={t('favorite.compare_clear')} onClick={clear}>
        <IconX size={18} stroke={2} aria-hidden />
      </button>
    </section>
  )
}
