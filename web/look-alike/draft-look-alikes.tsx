import { Link } from 'react-router'

import type { DraftLookAlike } from '#contract/look-alike/look-alike.ts'

import { formatShortMomentHere } from '../dates.ts'
import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { toWorkspacePath } from '../workspace-paths.ts'
import { describeReasons } from './describe-reasons.ts'
import styles from './look-alike.module.css'

/** Why a press did not publish: the agency has the home already, or may have it and is asked. */
export function PublishRefusal({ found, onGoOn }: { found: readonly DraftLookAlike[]; onGoOn: () => void }) {
  const t = useTexts()
  const blocking = found.find(({ kind }) => kind === 'blocking')
  const isStolen = found.some(({ kind }) => kind === 'stolen')
  const warned = found.filter(({ kind }) => kind === 'warned')
  const isAsked = !blocking && !isStolen
  return (
    <div role="alert" className={styles.refusal}>
      {blocking && <b>{t('look_alike.blocked', { code: blocking.code ?? '' })}</b>}
      {isAsked && <b>{t('look_alike.warned', { count: warned.length })}</b>}
      <p>
        {isStolen ? t('look_alike.stolen_text') : t(isAsked ? 'look_alike.warned_text' : 'look_alike.blocked_text')}
      </p>
      <Candidates found={isAsked ? warned : found.filter(({ kind }) => kind === 'blocking')} />
      {isAsked && (
        <Button isSmall look="secondary" onClick={onGoOn}>
          {t('look_alike.go_on')}
        </Button>
      )}
    </div>
  )
}

/** That a draft waits for the network, and until when. */
export function WaitingNote({ until }: { until: string }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <div className={styles.refusal}>
      <b>{t('look_alike.waiting')}</b>
      <p>{t('look_alike.waiting_text', { time: formatShortMomentHere(until, language) })}</p>
    </div>
  )
}

/** Offers that look like a draft's home, each with the way to it and why. */
export function Candidates({ found }: { found: readonly DraftLookAlike[] }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <ul className={styles.candidates}>
      {found.map(({ code, title, status, score, reasons }, at) => (
        <li key={code ?? at}>
          {code === null ? (
            <b>{t('look_alike.of_other')}</b>
          ) : (
            <Link to={toOffer(code, status, language)} target="_blank">
              {code} · {title}
            </Link>
          )}
          <small>{[t('look_alike.score', { score }), ...describeReasons(reasons, t, language)].join(' · ')}</small>
        </li>
      ))}
    </ul>
  )
}

/** What is public is found by its code; what is paused only by who works with it. */
function toOffer(code: string, status: DraftLookAlike['status'], language: 'es' | 'en'): string {
  const list = status === 'published' ? toPath('properties', language) : toWorkspacePath('listings', language)
  return `${list}?q=${code}`
}
