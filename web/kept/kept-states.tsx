import { IconCloudOff, IconHeart, IconHistory } from '@tabler/icons-react'

import { pathTo } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ListState } from '../ui/pieces/list-state.tsx'
import type { ListName } from './kept-cards.tsx'

/** A list without anything in it says how something gets there. */
export function KeptEmpty({ name }: { name: ListName }) {
  const t = useTexts()
  const Icon = name === 'favourites' ? IconHeart : IconHistory
  return (
    <ListState icon={Icon} title={t(`kept.${name}.empty`)} text={t(`kept.${name}.empty_text`)}>
      <ButtonLink to={pathTo('properties', useLanguage())}>{t('kept.search')}</ButtonLink>
    </ListState>
  )
}

/** The list is there, its cards could not be had. */
export function KeptFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts()
  return (
    <ListState icon={IconCloudOff} title={t('kept.failed')} text={t('kept.failed_text')} isAlarm>
      <Button onClick={onRetry}>{t('kept.retry')}</Button>
    </ListState>
  )
}
