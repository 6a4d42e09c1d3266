import { IconTrash } from '@tabler/icons-react'

import type { DraftVideo } from '#contract/draft/document.ts'
import type { DraftOperation } from '#contract/draft/draft.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { FilePicker } from './file-picker.tsx'
import styles from './pictures.module.css'

type Props = {
  videos: readonly DraftVideo[]
  apply: (operations: DraftOperation[]) => void
  onFiles: (files: File[]) => void
}

/** Videos as they were taken, each with a still. */
export function VideoPart({ videos, apply, onFiles }: Props) {
  const t = useTexts()
  const remove = (src: string) => {
    const after = videos.filter((video) => video.src !== src)
    apply([{ op: 'set', field: 'videos', before: videos, after: after.length > 0 ? after : null }])
  }
  return (
    <>
      <h3>{t('picture.videos')}</h3>
      <p className="muted">{t('picture.videos_lead')}</p>
      <ul className={styles.videos}>
        {videos.map((video, at) => (
          <li key={video.src}>
            {/* As it was taken: nobody has written down what is said in it. */}
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
            <video src={video.src} poster={video.poster} controls preload="none" />
            <span className="fine">{video.seconds && t('picture.video_length', { seconds: video.seconds })}</span>
            <Button
              look="secondary"
              isSmall
              aria-label={t('picture.remove_video', { number: at + 1 })}
              onClick={() => remove(video.src)}
            >
              <IconTrash aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {videos.length < 3 && (
        <FilePicker label={t('picture.add_video')} accept="video/mp4,video/quicktime" onFiles={onFiles} />
      )}
    </>
  )
}
