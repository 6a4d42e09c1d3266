import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'

import type { DraftVideo } from '#contract/draft/document.ts'
import type { DraftOperation } from '#contract/draft/draft.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { FilePicker } from './file-picker.tsx'
import styles from './pictures.module.css'
import { readVideoLink } from './read-video-link.ts'

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
            {video.src.startsWith('/') ? (
              // As it was taken: nobody has written down what is said in it.
              // oxlint-disable-next-line jsx-a11y/media-has-caption
              <video src={video.src} poster={video.poster} controls preload="none" />
            ) : (
              <a className={styles.away} href={video.src} target="_blank" rel="noopener noreferrer">
                {video.src.replace(/^https:\/\/(www\.)?/, '')}
                <span className="visually-hidden"> ({t('picture.new_tab')})</span>
              </a>
            )}
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
        <>
          <FilePicker label={t('picture.add_video')} accept="video/mp4,video/quicktime" onFiles={onFiles} />
          <VideoLink videos={videos} apply={apply} />
        </>
      )}
    </>
  )
}

/** A video that is elsewhere: its page is linked to, and nothing of it is fetched. */
function VideoLink({ videos, apply }: Pick<Props, 'videos' | 'apply'>) {
  const t = useTexts()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const change = (value: string) => {
    setText(value)
    setProblem(undefined)
  }

  function add(): void {
    const src = readVideoLink(text)
    if (!src) return setProblem(t('picture.video_link_unread'))
    if (videos.some((video) => video.src === src)) return setProblem(t('picture.video_link_there'))
    apply([{ op: 'set', field: 'videos', before: videos.length > 0 ? videos : null, after: [...videos, { src }] }])
    change('')
  }

  return (
    <form
      className={styles.link}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextInput
        field={{ name: 'video_link', value: text, problem, onChange: change, onBlur: () => {} }}
        label={t('picture.video_link')}
        hint={t('picture.video_link_hint')}
        maxLength={300}
        inputMode="url"
        autoComplete="off"
      />
      <Button type="submit" isSmall look="secondary" disabled={!text.trim()}>
        {t('picture.add_link')}
      </Button>
    </form>
  )
}
