import type { InputOf } from '#contract/endpoint.ts'
import { type AgentProfile, profileEndpoints } from '#contract/team/profile.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { useTexts } from '../texts.ts'
import { PictureButton } from '../ui/form/picture-button.tsx'
import styles from './team.module.css'

type Props = { agent: AgentProfile; onShow: (agent: AgentProfile) => void; children: React.ReactNode }

/** An agent's picture; another goes up as soon as it is chosen. */
export function AgentPicture({ agent, onShow, children }: Props) {
  const t = useTexts()
  const call = useSignedCall()

  async function send(picture: File): Promise<void> {
    const files = new FormData()
    files.set('picture', picture)
    files.set('agent_id', String(agent.id))
    const endpoint = profileEndpoints.changePicture
    onShow((await call(endpoint, files as unknown as InputOf<typeof endpoint>)).data)
  }

  return (
    <div className={styles.portrait}>
      <img src={agent.picture} alt="" width={88} height={88} />
      <b>{agent.name}</b>
      <div className="actions">
        <PictureButton label={t('team.profile.picture')} sending={t('team.profile.picture_sending')} onSend={send} />
        {children}
      </div>
    </div>
  )
}
