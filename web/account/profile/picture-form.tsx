import { useState } from 'react'

import { accountEndpoints } from '#contract/account/account.ts'
import type { InputOf } from '#contract/endpoint.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import form from '../../ui/form/form.module.css'
import { describeError } from '../../ui/form/describe-error.ts'
import { PictureButton } from '../../ui/form/picture-button.tsx'
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
  const [isRemoving, setRemoving] = useState(false)

  async function send(picture: File | ''): Promise<void> {
    const files = new FormData()
    files.set('picture', picture)
    const endpoint = accountEndpoints.editProfile
    const { data } = await call(endpoint, files as unknown as InputOf<typeof endpoint>)
    keep(data)
    notify(t(picture ? 'profile.picture_saved' : 'profile.picture_removed'))
  }

  async function remove(): Promise<void> {
    setProblem('')
    setRemoving(true)
    await send('').catch((error: unknown) => setProblem(describeError(error, t).join('\n')))
    setRemoving(false)
  }

  return (
    <section className={`${styles.card} ${styles.person}`} aria-label={t('profile.picture')}>
      <Avatar user={profile} size={88} />
      <div>
        <small>{t('profile.picture_hint')}</small>
        <div className="actions">
          <PictureButton label={t('profile.picture_choose')} sending={t('form.sending')} onSend={send} />
          {profile.profile_picture && (
            <Button look="secondary" disabled={isRemoving} onClick={() => void remove()}>
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
