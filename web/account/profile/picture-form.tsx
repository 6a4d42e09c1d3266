import { useState } from 'react'

import { accountEndpoints } from '#contract/account/account.ts'
import { largestPicture } from '#contract/account/profile.ts'
import type { InputOf } from '#contract/endpoint.ts'

import { describeProblem } from '../../ui/form/describe-problem.ts'
import { useTexts } from '../../texts.ts'
import button from '../../ui/button.module.css'
import { Button } from '../../ui/button.tsx'
import form from '../../ui/form/form.module.css'
import { describeError } from '../../ui/form/describe-error.ts'
import { Avatar } from '../session/avatar.tsx'
import { useSignedCall } from '../session/use-signed-call.ts'
import { notify } from '../../ui/snackbar.ts'
import styles from './profile.module.css'
import type { Known } from './use-profile.ts'

/** The picture goes up as soon as it is chosen. */
export function PictureForm({ profile, keep }: Known) {
  const t = useTexts()
  const call = useSignedCall()
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)

  async function send(picture: File | ''): Promise<void> {
    if (picture && picture.size > largestPicture)
      return setProblem(describeProblem(t, 'field.file_too_large', 'picture'))
    setProblem('')
    setSending(true)
    const files = new FormData()
    files.set('picture', picture)
    try {
      const endpoint = accountEndpoints.editProfile
      const { data } = await call(endpoint, files as unknown as InputOf<typeof endpoint>)
      keep(data)
      notify(t(picture ? 'profile.picture_saved' : 'profile.picture_removed'))
    } catch (error) {
      setProblem(describeError(error, t).join('\n'))
    } finally {
      setSending(false)
    }
  }

  return (
    <section className={`${styles.card} ${styles.person}`} aria-label={t('profile.picture')}>
      <Avatar user={profile} size={88} />
      <div>
        <small>{t('profile.picture_hint')}</small>
        <div className="actions">
          <label className={`${button.button} ${button.secondary} ${styles.file}`}>
            <input
              className="visually-hidden"
              type="file"
              accept="image/jpeg,image/png,image/webp"
              disabled={isSending}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                // The same file may be chosen once more.
                target.value = ''
                if (file) void send(file)
              }}
            />
            {t(isSending ? 'form.sending' : 'profile.picture_choose')}
          </label>
          {profile.profile_picture && (
            <Button look="secondary" disabled={isSending} onClick={() => void send('')}>
              {t('profile.picture_remove')}
            </Button>
          )}
        </div>
        {problem && (
          <p className={form.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </section>
  )
}
