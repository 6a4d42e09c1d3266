import { IconCloudOff, IconHeart, IconHistory } from '@tabler/icons-react'

import { pathTo } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { ListName } from './kept-cards.tsx'
import styles from './kept-states.module.css'

/** A list without anything in it says how something gets there. */
export function KeptEmpty({ name }: { name: ListName }) {
  const t = useTexts()
  const Icon = name === 'favourites' ? IconHeart : IconHistory
  return (
    <div className={styles.state}>
      <Icon size={52} stroke={1.25} aria-hidden />
      <h2>{t(`kept.${name}.empty`)}</h2>
      <p>{t(`kept.${name}.empty_text`)}</p>
      <ButtonLink to={pathTo('properties', useLanguage())}>{t('kept.search')}</ButtonLink>
    </div>
  )
}

/** The list is there, its cards could not be had. */
export function KeptFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts()
  return (
    <div className={styles.state} role="alert">
      <IconCloudOff size={52} stroke={1.25} aria-hidden />
      <h2>{t('kept.failed')}</h2>
      <p>{t('kept.failed_text')}</p>
      <Button onClick={onRetry}>{t('kept.retry')}</Button>
    </div>
  )
}
