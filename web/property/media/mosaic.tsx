import { IconHomeStar, IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'

import type { Photo } from '#contract/property/property.ts'

import { useTexts } from '../../texts.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './mosaic.module.css'

const large = 1440
// A picture covers a box that is taller than its own shape, so it is drawn wider than the box. On a phone a
// file a tenth smaller than the screen cannot be told apart, and is there sooner.
const firstSizes = '(max-width: 640px) 88vw, (max-width: 1000px) 100vw, (max-width: 1333px) 54vw, 720px'
const otherSizes = '(max-width: 640px) 88vw, (max-width: 1000px) 100vw, (max-width: 1333px) 27vw, 355px'

/** Five pictures on a wide screen, a strip to swipe on a narrow one; each opens the gallery, or its file without JavaScript. */
export function Mosaic({ photos, none }: { photos: Photo[]; none: string }) {
  const strip = useRef<HTMLUListElement>(null)
  const t = useTexts()
  const [seen, setSeen] = useState(0)
  if (photos.length === 0) return <NoPhotos words={none} />

  const open = async (index: number) => {
    const { openGallery } = await import('./open-gallery.ts')
    const thumbnails = [...(strip.current?.querySelectorAll('img') ?? [])]
    openGallery(photos, index, thumbnails, t)
  }
  return (
    <div className={styles.frame}>
      <ul
        ref={strip}
        className={styles.mosaic}
        data-count={Math.min(photos.length, 5)}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setSeen(Math.round(scrollLeft / clientWidth))}
      >
        {photos.map((photo, index) => (
          <li key={photo.src} className={styles.item}>
            <a
              href={`${photo.src}-${Math.min(large, photo.widths.at(-1) ?? large)}.webp`}
              aria-label={t('pieces.photo_of', { number: index + 1, count: photos.length, alt: photo.alt })}
              onClick={(event) => {
                event.preventDefault()
                // Safari gives a pressed link no focus, and the gallery gives it back to what had it.
                event.currentTarget.focus({ preventScroll: true })
                void open(index)
              }}
            >
              <Picture
                photo={photo}
                alt={photo.alt}
                sizes={index === 0 ? firstSizes : otherSizes}
                isFirst={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.counter} aria-hidden>
        {seen + 1} / {photos.length}
      </p>
      <button type="button" className={styles.all} onClick={() => void open(0)}>
        <IconPhoto size={18} stroke={1.75} aria-hidden />
        {t('pieces.see_photos', { count: photos.length })}
      </button>
    </div>
  )
}

function NoPhotos({ words }: { words: string }) {
  return (
    <div className={styles.empty}>
      <IconHomeStar size={56} stroke={1.25} aria-hidden />
      <p>{words}</p>
    </div>
  )
}
