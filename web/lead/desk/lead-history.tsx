import { useRef, useState } from 'react'

import type { Language } from '#contract/language.ts'
import { leadEndpoints, longestNote, type Lead, type LeadEvent } from '#contract/lead/lead.ts'
import { withLineEnds } from '#contract/line-ends.ts'

import { formatShortMomentHere } from '../../dates.ts'
import { formatVisitMoment } from '../../mail/visit-moments.ts'
import { useLanguage, useTexts, type Text, type TextKey } from '../../texts.ts'
import { describeError } from '../../ui/form/describe-error.ts'
import { SendButton } from '../../ui/form/send-button.tsx'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { notify } from '../../ui/snackbar.ts'
import desk from './desk.module.css'
import styles from './lead-pane.module.css'

/** Notes that only the network reads, and what happened, the newest first. */
export function LeadHistory({ lead, onNoted }: { lead: Lead; onNoted: () => void }) {
  const t = useTexts()
  const language = useLanguage()
  const entries = [
    ...lead.notes.map(({ id, at, by, text }) => ({ key: `note ${id}`, at, by, text, isNote: true })),
    // A note says itself.
    ...lead.events
      .filter(({ event }) => event.kind !== 'noted')
      .map(({ id, at, by, event }) => ({
        key: `event ${id}`,
        at,
        by,
        text: describeEvent(event, t, language),
        isNote: false,
      })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <section className={styles.part}>
      <h3>{t('desk.history')}</h3>
      <NoteForm id={lead.id} onNoted={onNoted} />
      <ol className={styles.history}>
        {entries.map(({ key, at, by, text, isNote }) => (
          <li key={key} className={isNote ? styles.note : ''}>
            <p>{withLineEnds(text)}</p>
            <small>
              {by ?? t('desk.by_itself')} · <time dateTime={at}>{formatShortMomentHere(at, language)}</time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Not everybody can do everything: these are the words that there are. */
type VisitEventWord = Extract<TextKey, `desk.event.visit.${string}`>

function describeEvent(event: LeadEvent['event'], t: Text, language: Language): string {
  switch (event.kind) {
    case 'state':
      return t('desk.event.state', { from: t(`desk.states.${event.from}`), to: t(`desk.states.${event.to}`) })
    case 'assigned':
      return event.to ? t('desk.event.assigned', { name: event.to }) : t('desk.event.unassigned')
    case 'visit': {
      const said = t(`desk.event.visit.${event.action}.${event.by}` as VisitEventWord)
      return event.moment ? `${said}: ${formatVisitMoment(event.moment, language)}` : said
    }
    default:
      return t('desk.event.received')
  }
}

function NoteForm({ id, onNoted }: { id: number; onNoted: () => void }) {
  const t = useTexts()
  const call = useSignedCall()
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  // The same note twice is one note, until it is there.
  const key = useRef(crypto.randomUUID?.())
  async function send(): Promise<void> {
    setSending(true)
    try {
      await call(leadEndpoints.note, { id, text }, undefined, key.current)
      key.current = crypto.randomUUID?.()
      setText('')
      onNoted()
      notify(t('desk.noted'))
    } catch (error) {
      notify(describeError(error, t).join('\n'))
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      className={`${desk.fields} ${styles.noteForm}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() && !isSending) void send()
      }}
    >
      <label>
        {t('desk.note')}
        <textarea
          rows={3}
          value={text}
          maxLength={longestNote}
          required
          onChange={({ target }) => {
            setText(target.value)
            // Other words are another note.
            key.current = crypto.randomUUID?.()
          }}
        />
      </label>
      <SendButton isSending={isSending} className="" isSmall>
        {t('desk.add_note')}
      </SendButton>
    </form>
  )
}
