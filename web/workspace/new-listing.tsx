import { IconPlus } from '@tabler/icons-react'

import { useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './screen-head.module.css'
import { useNewDraft } from './use-new-draft.ts'

/** Begins a listing and opens it in the editor; on a phone the bar along the bottom has the same. */
export function NewListing() {
  const t = useTexts()
  const { create, isCreating } = useNewDraft()
  return (
    <Button isSmall className={styles.create} disabled={isCreating} onClick={create}>
      <IconPlus size={18} stroke={2} aria-hidden />
      {t('workspace.new_listing')}
    </Button>
  )
}
