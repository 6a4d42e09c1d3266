import { useRef } from 'react'

import type { Property } from '#contract/property/property.ts'

import { useTexts } from '../../texts.ts'
import { useHasNeared } from '../../ui/use-has-neared.ts'
import styles from './videos.module.css'

/** Videos that load when they are played, their first pictures when the reader comes near. */
export function Videos({ videos }: { videos: Property['videos'] }) {
  const t = useTexts()
  const list = useRef<HTMLUListElement>(null)
  const hasNeared = useHasNeared(list, '600px')
  return (
    <ul ref={list} className={styles.videos}>
      {videos.map((video) => (
        <li key={video.src}>
          <figure>
            {video.src.startsWith('/') ? (
              // Of the demo's films the caption says that they are silent; what is said in others nobody has written down.
              // oxlint-disable-next-line jsx-a11y/media-has-caption
              <video
                className={styles.video}
                src={video.src}
                poster={hasNeared ? video.poster : undefined}
                aria-label={video.title}
                controls
                preload="none"
                playsInline
                width={1280}
                height={720}
              />
            ) : (
              <a
                className={`${styles.video} ${styles.away}`}
                href={video.src}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('property.video_away', { site: video.src.includes('vimeo.') ? 'Vimeo' : 'YouTube' })}
              </a>
            )}
            <figcaption className="caption">
              {video.src.startsWith('/videos/')
                ? t('property.silent_video', { title: video.title, length: clock(video.seconds) })
                : video.title + (video.seconds ? ` · ${clock(video.seconds)}` : '')}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
