import { IconTrash } from '@tabler/icons-react'

import type { DraftOperation } from '#contract/draft/draft.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { FilePicker, pictureTypes } from './file-picker.tsx'
import styles from './pictures.module.css'
import { useStoredPictures } from './use-stored-pictures.ts'

type Props = {
  view: string | null
  apply: (operations: DraftOperation[]) => void
  onFiles: (files: File[]) => void
}

/** One round picture, shown as a look into it. */
export function RoundPart({ view, apply, onFiles }: Props) {
  const t = useTexts()
  const picture = useStoredPictures(view ? [view] : []).get(view ?? '')
  return (
    <>
      <h3>{t('picture.round')}</h3>
      <p className="muted">{t('picture.round_lead')}</p>
      {view ? (
        <div className={styles.round}>
          {picture?.state === 'ready' ? (
            <Picture photo={picture.photo} alt={t('picture.round')} sizes="320px" />
          ) : (
            <span className={styles.preparing}>{t('picture.preparing')}</span>
          )}
          <Button
            look="secondary"
            isSmall
            onClick={() => apply([{ op: 'set', field: 'view_360', before: view, after: null }])}
          >
            <IconTrash aria-hidden /> {t('picture.remove_round')}
          </Button>
        </div>
      ) : (
        <FilePicker label={t('picture.add_round')} accept={pictureTypes} onFiles={onFiles} />
      )}
    </>
  )
}
