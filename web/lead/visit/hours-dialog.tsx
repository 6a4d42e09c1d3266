import { IconCalendarTime } from '@tabler/icons-react'
import { useState } from 'react'

import { visitEndpoints } from '#contract/lead/visit.ts'
import { type VisitHours, type Weekday, weekdays } from '#contract/lead/visit-hours.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { OpenDialog } from '../../ui/form/open-dialog.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { notify } from '../../ui/snackbar.ts'
import { DayOfWeek } from './day-of-week.tsx'
import styles from './visit.module.css'

type Props = {
  /** Whose week staff look at; left out, it is one's own. */
  agent?: { id: number; name: string }
}

/** The week in which an agent shows homes: a button, and the dialog in which it is said. */
export function HoursButton({ agent }: Props) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const title = agent ? t('visit.hours_of', { name: agent.name }) : t('visit.hours')
  return (
    <>
      <Button look="secondary" isSmall onClick={() => setOpen(true)}>
        <IconCalendarTime size={18} stroke={1.75} aria-hidden />
        {title}
      </Button>
      {isOpen && (
        <OpenDialog title={title} onClose={() => setOpen(false)}>
          <p className={styles.lead}>{t('visit.hours_text')}</p>
          <Hours agentId={agent?.id} onSaved={() => setOpen(false)} />
        </OpenDialog>
      )}
    </>
  )
}

function Hours({ agentId, onSaved }: { agentId: number | undefined; onSaved: () => void }) {
  const t = useTexts()
  const whose = agentId === undefined ? {} : { agent_id: agentId }
  const { data, failure, again } = useAnswer(`hours ${agentId}`, (call, signal) =>
    call(visitEndpoints.hours, whose, signal),
  )
  if (failure) {
    return (
      <div role="alert">
        <p>{`${t('visit.hours_failed')} ${describeError(failure, t).join(' ')}`}</p>
        <Button look="secondary" isSmall onClick={again}>
          {t('visit.retry')}
        </Button>
      </div>
    )
  }
  if (!data) return <output>{t('ui.loading')}</output>
  return <Week hours={data.data} whose={whose} onSaved={onSaved} />
}

type WeekProps = { hours: VisitHours; whose: { agent_id?: number }; onSaved: () => void }

function Week({ hours, whose, onSaved }: WeekProps) {
  const t = useTexts()
  const call = useSignedCall()
  const [week, setWeek] = useState(hours)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const change = (day: Weekday, span: VisitHours[Weekday]) => setWeek({ ...week, [day]: span })
  async function save(): Promise<void> {
    setSending(true)
    setProblem('')
    try {
      await call(visitEndpoints.setHours, { ...whose, hours: week })
      onSaved()
      notify(t('visit.hours_saved'))
    } catch (error) {
      setProblem(describeError(error, t).join('\n'))
    }
    setSending(false)
  }
  return (
    <form
      className={styles.week}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void save()
      }}
    >
      {weekdays.map((day) => (
        <DayOfWeek
          key={day}
          day={day}
          span={week[day]}
          off={t('visit.hours_off')}
          onChange={(span) => change(day, span)}
        />
      ))}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <SendButton isSending={isSending} className="">
        {t('visit.hours_save')}
      </SendButton>
    </form>
  )
}
