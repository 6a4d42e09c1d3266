import { IconCalendarPlus } from '@tabler/icons-react'

import { type LinkedVisit, visitEndpoints } from '#contract/lead/visit.ts'
import type { VisitSide } from '#contract/lead/visit-state.ts'

import { ApiRefusal } from '../../api-client.ts'
import { LinkNotice } from '../../mail/link/link-notice.tsx'
import { type IsOver, MailLink } from '../../mail/link/mail-link.tsx'
import { useLinkRead } from '../../mail/link/use-link-read.ts'
import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { saveFile } from '../../ui/save-file.ts'
import { notify } from '../../ui/snackbar.ts'
import { useCall } from '../../use-call.ts'
import { VisitBody } from './visit-body.tsx'

type Link = { key: string; as: VisitSide; signature: string }

/** What a letter's link about a visit opens: how it stands, and what its reader can do; opening it changes nothing. */
export function VisitLink({ link }: { link: Link }) {
  const t = useTexts()
  const way = <ButtonLink to={toPath('properties', useLanguage())}>{t('visit.link.home')}</ButtonLink>
  return (
    <MailLink signature={link.signature} over={t('visit.link.over')} way={way}>
      {(isOver) => <Linked link={link} isOver={isOver} />}
    </MailLink>
  )
}

function Linked({ link, isOver }: { link: Link; isOver: IsOver }) {
  const t = useTexts()
  const call = useCall()
  const { known, keep, failure, retry } = useLinkRead(
    async (signal) => (await call(visitEndpoints.show, link, signal)).data,
    `visit ${link.key} ${link.as} ${link.signature}`,
    isOver,
  )
  if (failure) {
    return (
      <LinkNotice text={describeError(failure, t).join('\n')}>
        <Button onClick={retry}>{t('visit.retry')}</Button>
      </LinkNotice>
    )
  }
  if (!known) return <output>{t('ui.loading')}</output>
  return (
    <VisitBody
      visit={known}
      side={link.as}
      agent={known.agent?.id ?? null}
      known={known}
      change={async (change) => keep((await call(visitEndpoints.change, { ...link, reason: '', ...change })).data)}
      onStale={retry}
      isShown={(error) => !(error instanceof ApiRefusal && [409, 422].includes(error.status)) && isOver(error)}
    >
      {known.state === 'confirmed' && <CalendarButton link={link} visit={known} />}
    </VisitBody>
  )
}

/** Keeps the visit as a file that calendars open. */
function CalendarButton({ link, visit }: { link: Link; visit: LinkedVisit }) {
  const t = useTexts()
  const call = useCall()
  async function save(): Promise<void> {
    try {
      const text = await call(visitEndpoints.calendar, link)
      saveFile(`${t('visit.file')}-${visit.reference}.ics`, 'text/calendar', text)
    } catch (error) {
      notify(describeError(error, t).join('\n'))
    }
  }
  return (
    <Button onClick={() => void save()}>
      <IconCalendarPlus size={20} stroke={1.75} aria-hidden />
      {t('visit.calendar')}
    </Button>
  )
}
