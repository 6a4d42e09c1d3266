import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { profileEndpoints } from '#contract/team/profile.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { ApiRefusal } from '../api-client.ts'
import { useTexts } from '../texts.ts'
import { ScreenHead } from '../workspace/screen-head.tsx'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import { FactorCard } from './factor-card.tsx'
import { AgentForm } from './agent-form.tsx'
import styles from './team.module.css'

/** What the public reads of an agent, and how the account is kept safe; of a colleague the first alone. */
export default function ProfileScreen() {
  const t = useTexts()
  const [search] = useSearchParams()
  const agent_id = Number(search.get('agent')) || undefined
  const { data, failure, again, keep } = useAnswer(`agent ${agent_id}`, (call, signal) =>
    call(profileEndpoints.agent, { agent_id }, signal),
  )
  const isOwn = agent_id === undefined
  const [pictures, setPictures] = useState(0)
  // Whoever needs the second step turns it on here, and reads the rest after that.
  const isLocked = isOwn && failure instanceof ApiRefusal && failure.failure.code === 'auth.factor_required'
  const agent = data?.data
  const name = agent?.name ?? ''
  return (
    <>
      <ScreenHead
        title={isOwn ? t('workspace.title.own_profile') : name || t('workspace.title.own_profile')}
        lead={isOwn ? t('team.profile.lead') : t('team.profile.lead_of', { name })}
      />
      <div className={styles.form}>
        {isOwn && <FactorCard onChange={again} />}
        {isLocked ? null : failure ? (
          <FailedScreen failure={failure} onRetry={again} />
        ) : agent ? (
          <AgentForm
            key={`${agent.id} ${agent.version - pictures}`}
            agent={agent}
            onShow={(shown) => keep({ data: shown })}
            onPicture={(shown) => {
              // What was written in the form stays there.
              setPictures(pictures + 1)
              keep({ data: shown })
            }}
            onReload={again}
          />
        ) : agent === null ? (
          // Who is no agent has an account to keep safe all the same.
          <p className={styles.note}>{t('team.profile.none')}</p>
        ) : (
          <Waiting bars={4} />
        )}
      </div>
    </>
  )
}
