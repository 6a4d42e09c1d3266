import type { Photo } from '#contract/property/property.ts'
import type { Project } from '#contract/project/project.ts'

import { formatLongDate } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './works-photos.module.css'

const sizes = '(max-width: 640px) calc(100vw - 36px), (max-width: 1000px) 45vw, 420px'

/** The works as they were on each day, newest first; each picture opens the gallery, or its file without scripts. */
export function WorksPhotos({ photos: works }: { photos: Project['progress_photos'] }) {
  const t = useTexts()
  const language = useLanguage()
  const newest = works.toReversed()
  const photos = newest.map(({ photo }): Photo => photo)

  const open = async (index: number, list: Element | null) => {
    const { openGallery } = await import('../../property/media/open-gallery.ts')
    openGallery(photos, index, [...(list?.querySelectorAll('img') ?? [])], t)
  }
  return (
    <ul className={styles.photos}>
      {newest.map(({ date, photo }, at) => (
        <li key={`${date} ${photo.src}`}>
          <figure>
            <a
              href={`${photo.src}-${photo.widths.at(-1)}.webp`}
              onClick={(event) => {
                event.preventDefault()
                void open(at, event.currentTarget.closest('ul'))
              }}
            >
              <Picture photo={photo} alt={photo.alt} sizes={sizes} />
            </a>
            <figcaption className="caption">
              <time dateTime={date}>{formatLongDate(date, language)}</time>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
