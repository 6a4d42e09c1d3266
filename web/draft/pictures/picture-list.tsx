import { useState } from 'react'

import type { DraftPhoto } from '#contract/draft/document.ts'
import type { DraftOperation } from '#contract/draft/draft.ts'
import { getShownKey } from '#contract/picture/picture-key.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/snackbar.ts'
import { PhotoDialog } from './photo-dialog.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import styles from './pictures.module.css'
import { useMarking } from './use-marking.tsx'
import { WordClashes } from '../inputs/word-clashes.tsx'
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
  const [open, setOpen] = useState<string | null>(null)
  const keys = photos.flatMap((photo) => [photo.key, getShownKey(photo)])
  const stored = useStoredPictures([...new Set(keys)])
  const at = photos.findIndex(({ key }) => key === open)
  const photo = photos[at]
  const move = (key: string, to: number) => apply([{ op: 'photo.move', list, key, to }])
  const marking = useMarking({ list, photos, apply })

  function change(of: DraftPhoto, said: Omit<Partial<DraftPhoto>, 'key'>): void {
    const words = (['alt_es', 'alt_en'] as const).filter((part) => part in said)
    // What somebody else wrote meanwhile is offered back; turned and cut, a picture is what it was turned to last.
    const before = words.length > 0 && { before: Object.fromEntries(words.map((part) => [part, of[part] ?? null])) }
    apply([{ op: 'photo.change', list, key: of.key, change: said, ...before }])
  }

  function remove(of: DraftPhoto, from: number): void {
    setOpen(null)
    apply([{ op: 'photo.remove', list, key: of.key }])
    const act = () => apply([{ op: 'photo.add', list, photo: of, to: from }])
    notify(t('picture.removed'), { text: t('picture.undo'), act })
  }

  function sort(): void {
    const moves = sortByRoom(photos)
    if (moves.length > 0) apply(moves)
    notify(t('picture.sorted'))
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
      <PhotoGrid
        {...{ list, photos, stored }}
        marked={marking.marked}
        onMark={marking.mark}
        onDrop={(key, over) =>
          marking.drop(key, over) ||
          move(
            key,
            photos.findIndex((one) => one.key === over),
          )
        }
        onOpen={(place) => setOpen(photos[place]!.key)}
      />
      <WordClashes list={list} photos={photos} />
      {marking.bar}
      {!marking.bar && photos.length > 1 && (
        <div className={styles.row}>
          <Button look="secondary" isSmall onClick={marking.begin}>
            {t('picture.mark_several')}
          </Button>
          {list === 'photos' && (
            <>
              <Button look="secondary" isSmall onClick={sort}>
                {t('picture.sort_by_room')}
              </Button>
              <Button look="secondary" isSmall onClick={openSilent}>
                {t('picture.next_silent')}
              </Button>
            </>
          )}
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
