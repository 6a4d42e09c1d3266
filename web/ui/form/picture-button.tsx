import { useState } from 'react'

import { largestPicture } from '#contract/account/profile.ts'

import { useTexts } from '../../texts.ts'
import button from '../button.module.css'
import { describeError } from './describe-error.ts'
import { describeProblem } from './describe-problem.ts'
import form from './form.module.css'

type Props = {
  label: string
  /** What it says while a picture is on its way. */
  sending: string
  accept?: string
  onSend: (picture: File) => Promise<void>
}

/** Chooses a picture, which goes up at once; why it could not stands behind the button. */
export function PictureButton({ label, sending, accept = 'image/jpeg,image/png,image/webp', onSend }: Props) {
  const t = useTexts()
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)

  async function send(picture: File): Promise<void> {
    if (picture.size > largestPicture) return setProblem(describeProblem(t, 'field.file_too_large', 'picture'))
    setProblem('')
    setSending(true)
    try {
      await onSend(picture)
    } catch (error) {
      setProblem(describeError(error, t).join('\n'))
    } finally {
      setSending(false)
    }
  }

  return (
    <>
      <label className={`${button.button} ${button.secondary} ${form.file}`}>
        <input
          className="visually-hidden"
          type="file"
          accept={accept}
          disabled={isSending}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file may be chosen once more.
            target.value = ''
            if (file) void send(file)
          }}
        />
        {isSending ? sending : label}
      </label>
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
