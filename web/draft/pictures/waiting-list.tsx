import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react'

import { useTexts, type Text } from '../../texts.ts'
import styles from './pictures.module.css'
import { Thumb } from './thumb.tsx'
import type { Shown } from './file-list.ts'
import type { UploadQueue } from './upload-queue.ts'

/** Files on their way: how far each has come, in words, and what can be done about it. */
export function WaitingList({ files, queue }: { files: readonly Shown[]; queue: UploadQueue }) {
  const t = useTexts()
  const moving = files.filter(({ state }) => state !== 'failed').length
  return (
    <div className={styles.waiting}>
      <p className={styles.said} aria-live="polite">
        {moving > 0 && `${t('picture.waiting_said', { count: moving })}. ${t('picture.kept_here')}`}
      </p>
      {files.length > 0 && (
        <ul aria-label={t('picture.waiting')}>
          {files.map((file) => (
            <li key={file.id} data-state={file.state}>
              {file.place !== 'videos' && file.purpose !== 'document' && <Thumb blob={file.blob} />}
              <div className={styles.about}>
                <span className={styles.name}>{file.name}</span>
                <span className={file.problem ? styles.problem : styles.state}>{describeFile(file, t)}</span>
                {['sending', 'paused', 'waiting'].includes(file.state) && (
                  <progress value={file.sent} max={file.blob.size} aria-label={file.name} />
                )}
              </div>
              <FileActions file={file} queue={queue} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function FileActions({ file: { id, name, state }, queue }: { file: Shown; queue: UploadQueue }) {
  const t = useTexts()
  return (
    <span className={styles.buttons}>
      {(state === 'sending' || state === 'waiting') && (
        <button type="button" aria-label={t('picture.pause', { name })} onClick={() => queue.pause(id)}>
          <IconPlayerPause aria-hidden />
        </button>
      )}
      {state === 'paused' && (
        <button type="button" aria-label={t('picture.resume', { name })} onClick={() => queue.resume(id)}>
          <IconPlayerPlay aria-hidden />
        </button>
      )}
      {state === 'failed' && (
        <button type="button" aria-label={t('picture.retry', { name })} onClick={() => queue.resume(id)}>
          <IconRefresh aria-hidden />
        </button>
      )}
      <button type="button" aria-label={t('picture.drop', { name })} onClick={() => queue.drop(id)}>
        <IconX aria-hidden />
      </button>
    </span>
  )
}

const problems = new Set(['unreadable', 'heic', 'too_small', 'too_large', 'not_round', 'file', 'video'] as const)
type Known = typeof problems extends Set<infer One> ? One : never

function describeFile({ state, isOffline, problem, sent, blob }: Shown, t: Text): string {
  if (problem) {
    const name = problem.code.replace(/^picture\./, '') as Known
    return problem.message || t(`picture.problem.${problems.has(name) ? name : 'other'}`)
  }
  if (state === 'waiting' && isOffline) return t('picture.state.offline')
  if (state === 'sending') return t('picture.state.sending', { percent: Math.floor((100 * sent) / blob.size) })
  return t(`picture.state.${state}`)
}
