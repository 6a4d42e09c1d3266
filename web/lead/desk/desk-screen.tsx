import { useSession } from '../../account/session/session.ts'
import { RateNow } from '../../exchange-rate/rate-now.tsx'
import { useTexts } from '../../texts.ts'
import { ScreenHead } from '../../workspace/screen-head.tsx'
import { HoursButton } from '../visit/hours-dialog.tsx'
import { Desk } from './desk.tsx'

/** The enquiries of who works here, with the rate that staff look after. */
export default function DeskScreen() {
  const t = useTexts()
  return (
    <>
      <ScreenHead title={t('desk.title')} lead={t('desk.lead')}>
        <RateNow />
        <OwnHours />
      </ScreenHead>
      <Desk />
    </>
  )
}

/** Staff look at an agent's week beside a visit; whoever has one of their own finds it here. */
function OwnHours() {
  return useSession()?.user.role === 'agent' ? <HoursButton /> : null
}
