import { useState } from 'react'

import { largestPicture } from '#contract/account/profile.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { type AgentProfile, profileEndpoints } from '#contract/team/profile.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { useTexts } from '../texts.ts'
import button from '../ui/button.module.css'
import { describeError } from '../ui/form/describe-error.ts'
import { describeProblem } from '../ui/form/describe-problem.ts'
import form from '../ui/form/form.module.css'
import styles from './team.module.css'

type Props = { agent: AgentProfile; onShow: (agent: AgentProfile) => void; children: React.ReactNode }

/** An agent's picture; another goes up as soon as it is chosen. */
export function AgentPicture({ agent, onShow, children }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)

  async function send(picture: File): Promise<void> {
    if (picture.size > largestPicture) return setProblem(describeProblem(t, 'field.file_too_large', 'picture'))
    setProblem('')
    setSending(true)
    const files = new FormData()
    files.set('picture', picture)
    files.set('agent_id', String(agent.id))
    try {
      const endpoint = profileEndpoints.changePicture
      const { data } = await call(endpoint, files as unknown as InputOf<typeof endpoint>)
      onShow(data)
    } catch (error) {
      setProblem(describeError(error, t).join('\n'))
    } finally {
      setSending(false)
    }
  }

  return (
    <div className={styles.portrait}>
      <img src={agent.picture} alt="" width={88} height={88} />
      <b>{agent.name}</b>
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
          {t(isSending ? 'team.profile.picture_sending' : 'team.profile.picture')}
        </label>
        {children}
      </div>
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
