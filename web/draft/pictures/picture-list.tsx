import { useState } from 'react'

import type { DraftPhoto } from '#contract/draft/document.ts'
import type { DraftOperation } from '#contract/draft/draft.ts'
import { getShownKey } from '#contract/picture/picture-key.ts'
import { uploadEndpoints } from '#contract/picture/upload.ts'

import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/snackbar.ts'
import { PhotoDialog } from './photo-dialog.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import styles from './pictures.module.css'
import { findSilent, sortByRoom } from './sort-by-room.ts'
import { suggestCaption } from './suggest-caption.ts'
import { useStoredPictures } from './use-stored-pictures.ts'

type Props = {
  list: 'photos' | 'plans'
  photos: readonly DraftPhoto[]
  place: string | null
  apply: (operations: DraftOperation[]) => void
}

/** A list of pictures: their order, what is done to each, and what they say. */
export function PictureList({ list, photos, place, apply }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  const [open, setOpen] = useState<string | null>(null)
  const keys = photos.flatMap((photo) => [photo.key, getShownKey(photo)])
  const stored = useStoredPictures([...new Set(keys)])
  const at = photos.findIndex(({ key }) => key === open)
  const photo = photos[at]
  const move = (key: string, to: number) => apply([{ op: 'photo.move', list, key, to }])

  function change(of: DraftPhoto, said: Omit<Partial<DraftPhoto>, 'key'>): void {
    apply([{ op: 'photo.change', list, key: of.key, change: said }])
    const next = { ...of, ...said }
    if (!said.crop && said.turn === undefined) return
    // What cannot be made now is made when the listing is published.
    void call(uploadEndpoints.editPicture, { key: of.key, turn: next.turn, crop: next.crop }).catch(() => {})
  }

  function remove(of: DraftPhoto, from: number): void {
    setOpen(null)
    apply([{ op: 'photo.remove', list, key: of.key }])
    const act = () => apply([{ op: 'photo.add', list, photo: of, to: from }])
    notify(t('picture.removed'), { text: t('picture.undo'), act })
  }

  function openSilent(): void {
    const next = findSilent(photos, at)
    if (next === null) {
      setOpen(null)
      notify(t('picture.all_said'))
    } else setOpen(photos[next]!.key)
  }

  return (
    <>
      <PhotoGrid {...{ list, photos, stored }} onMove={move} onOpen={(place) => setOpen(photos[place]!.key)} />
      {list === 'photos' && photos.length > 1 && (
        <div className={styles.row}>
          <Button
            look="secondary"
            isSmall
            onClick={() => {
              const moves = sortByRoom(photos)
              if (moves.length > 0) apply(moves)
              notify(t('picture.sorted'))
            }}
          >
            {t('picture.sort_by_room')}
          </Button>
          <Button look="secondary" isSmall onClick={openSilent}>
            {t('picture.next_silent')}
          </Button>
        </div>
      )}
      {photo && (
        <PhotoDialog
          {...{ list, photo, at, count: photos.length, stored }}
          suggestion={suggestCaption(photos, at, place)}
          onMove={(to) => move(photo.key, to)}
          onChange={(said) => change(photo, said)}
          onRemove={() => remove(photo, at)}
          onNext={findSilent(photos, at) === null ? null : openSilent}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
