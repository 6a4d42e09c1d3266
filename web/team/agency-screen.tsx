import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { profileEndpoints } from '#contract/team/profile.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { useTexts } from '../texts.ts'
import { ScreenHead } from '../workspace/screen-head.tsx'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import { AgencyForm } from './agency-form.tsx'
import { AgencyLogo } from './agency-logo.tsx'
import styles from './team.module.css'

/** What the public reads of an agency, and how it works: a manager's own, or for staff the one that the address names. */
export default function AgencyScreen() {
  const t = useTexts()
  const [search] = useSearchParams()
  const [logos, setLogos] = useState(0)
  const agency_id = Number(search.get('agency')) || undefined
  const { data, failure, again, keep } = useAnswer(`agency ${agency_id}`, (call, signal) =>
    call(profileEndpoints.agency, { agency_id }, signal),
  )
  return (
    <>
      <ScreenHead title={t('workspace.title.own_agency')} lead={t('team.agency.lead')} />
      {failure ? (
        <FailedScreen failure={failure} onRetry={again} />
      ) : data ? (
        <div className={styles.form}>
          <AgencyLogo
            agency={data.data}
            onShow={(agency) => {
              // What was written in the form stays there.
              setLogos(logos + 1)
              keep({ data: agency })
            }}
          />
          <AgencyForm
            key={`${data.data.id} ${data.data.version - logos}`}
            agency={data.data}
            onShow={(agency) => keep({ data: agency })}
            onReload={again}
          />
        </div>
      ) : (
        <Waiting bars={5} />
      )}
    </>
  )
}
