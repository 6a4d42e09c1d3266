import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { IconDots } from '@tabler/icons-react'

import type { DraftPhoto } from '#contract/draft/document.ts'
import { getShownKey } from '#contract/picture/picture-key.ts'
import type { StoredPicture } from '#contract/picture/upload.ts'

import { useLanguage, useTexts, type Text } from '../../texts.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './pictures.module.css'

type Props = {
  list: 'photos' | 'plans'
  photos: readonly DraftPhoto[]
  stored: ReadonlyMap<string, StoredPicture>
  /** The keys of those that are marked; null while nothing is being marked. */
  marked: ReadonlySet<string> | null
  onMark: (key: string) => void
  /** One was dropped over another, both named by their keys. */
  onDrop: (key: string, over: string) => void
  onOpen: (at: number) => void
}

/** Pictures in their order: by mouse, by finger after a moment, by keyboard, and by the menu of each. */
export function PhotoGrid({ list, photos, stored, marked, onMark, onDrop, onOpen }: Props) {
  const t = useTexts()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const keys = photos.map(({ key }) => key)
  const placeOf = (id: unknown) => keys.indexOf(String(id))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: t('picture.how_to_sort') },
        announcements: createAnnouncements(t, placeOf, keys.length),
      }}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) onDrop(String(active.id), String(over.id))
      }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ol className={styles.grid}>
          {photos.map((photo, at) => (
            <Tile
              key={photo.key}
              {...{ list, photo, at, count: photos.length }}
              picture={stored.get(getShownKey(photo))}
              isMarked={marked && marked.has(photo.key)}
              onMark={() => onMark(photo.key)}
              onOpen={() => onOpen(at)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function createAnnouncements(t: Text, placeOf: (id: unknown) => number, count: number) {
  const number = (id: unknown) => placeOf(id) + 1
  return {
    onDragStart: ({ active }: { active: { id: unknown } }) => t('picture.lifted', { number: number(active.id) }),
    onDragOver: ({ over }: { over: { id: unknown } | null }) =>
      over ? t('picture.over', { number: number(over.id), count }) : undefined,
    onDragEnd: ({ over }: { over: { id: unknown } | null }) =>
      over ? t('picture.dropped', { number: number(over.id), count }) : t('picture.given_back'),
    onDragCancel: () => t('picture.given_back'),
  }
}

type TileProps = {
  list: Props['list']
  photo: DraftPhoto
  picture: StoredPicture | undefined
  at: number
  count: number
  /** Null while nothing is being marked. */
  isMarked: boolean | null
  onMark: () => void
  onOpen: () => void
}

function Tile({ list, photo, picture, at, count, isMarked, onMark, onOpen }: TileProps) {
  const t = useTexts()
  const language = useLanguage()
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: photo.key })
  const alt = photo[`alt_${language}`] || photo.alt_es || ''
  const moved = transform && `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)`
  return (
    <li
      ref={setNodeRef}
      className={`${styles.tile} ${isDragging ? styles.lifted : ''} ${isMarked ? styles.marked : ''}`}
      style={{ transform: moved ?? undefined, transition }}
    >
      <button
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={t('picture.lift', { number: at + 1, count, alt: alt || t('picture.no_alt') })}
      >
        {picture && picture.state !== 'bad' ? (
          picture.state === 'ready' ? (
            <Picture photo={picture.photo} alt="" sizes="(max-width: 780px) 50vw, 180px" />
          ) : (
            <span className={styles.preparing}>{t('picture.preparing')}</span>
          )
        ) : (
          <span className={styles.preparing}>{t(picture ? 'picture.broken' : 'picture.preparing')}</span>
        )}
      </button>
      {list === 'photos' && at === 0 && <span className={styles.cover}>{t('picture.cover')}</span>}
      {photo.tag && list === 'photos' && <span className={styles.tag}>{t(`picture.tag.${photo.tag}`)}</span>}
      {isMarked !== null && (
        <label className={styles.mark}>
          <input
            type="checkbox"
            checked={isMarked}
            onChange={onMark}
            aria-label={t('picture.mark', { number: at + 1 })}
          />
        </label>
      )}
      <button
        type="button"
        className={styles.more}
        aria-label={t(list === 'photos' ? 'picture.edit' : 'picture.edit_plan', { number: at + 1 })}
        onClick={onOpen}
      >
        <IconDots aria-hidden />
      </button>
    </li>
  )
}
