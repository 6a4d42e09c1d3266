import { IconChecklist } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'

import { versionEndpoints, type WaitingDraft } from '#contract/draft/version.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { formatShortMomentHere } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ListState } from '../../ui/page/list-state.tsx'
import { ListWithPane } from '../../ui/page/list-with-pane.tsx'
import { useOverview } from '../../workspace/overview.ts'
import { ScreenHead } from '../../workspace/screen-head.tsx'
import { FailedScreen, Waiting } from '../../workspace/workspace-states.tsx'
import { toWorkspacePath } from '../../workspace-paths.ts'
import { isTyping } from '../../workspace/is-typing.ts'
import { ReviewPane } from './review-pane.tsx'
import styles from './review.module.css'

/** What waits for whoever looks at it before the public does, the oldest first. */
export default function ReviewScreen() {
  const t = useTexts()
  const language = useLanguage()
  const [search] = useSearchParams()
  const { again: countAgain } = useOverview()
  const { data, failure, again } = useAnswer(`review ${language}`, (call, signal) =>
    call(versionEndpoints.review, {}, signal),
  )
  const waiting = data?.data ?? []
  const open = waiting.find(({ id }) => id === Number(search.get('draft')))
  return (
    <>
      <ScreenHead title={t('workspace.title.review')} lead={t('draft.review_lead')} />
      {failure ? (
        <FailedScreen failure={failure} onRetry={again} />
      ) : !data ? (
        <Waiting />
      ) : waiting.length === 0 ? (
        <ListState icon={IconChecklist} title={t('draft.review_empty')} text={t('draft.review_empty_text')}>
          <ButtonLink look="secondary" to={toWorkspacePath('workspace', language)}>
            {t('workspace.to_home')}
          </ButtonLink>
        </ListState>
      ) : (
        <ListWithPane
          isOpen={open !== undefined}
          asking={<p className="muted">{t('draft.review_total', { count: waiting.length })}</p>}
          list={<Queue waiting={waiting} open={open} />}
          pane={
            open ? (
              <ReviewPane
                key={open.id}
                waiting={open}
                onDone={() => {
                  again()
                  countAgain()
                }}
              />
            ) : (
              <p className={styles.pane}>{t('draft.review_choose')}</p>
            )
          }
        />
      )}
    </>
  )
}

function Queue({ waiting, open }: { waiting: readonly WaitingDraft[]; open: WaitingDraft | undefined }) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const by = { j: 1, k: -1 }[event.key]
      if (!by || isTyping(event)) return
      const at = waiting.findIndex(({ id }) => id === open?.id)
      const next = waiting[at < 0 ? 0 : at + by]
      if (next) void navigate(`?draft=${next.id}`, { preventScrollReset: true })
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [waiting, open, navigate])
  return (
    <ul className={styles.rows}>
      {waiting.map(({ id, title, code, agent, agency, submitted_at, is_change, quality }) => (
        <li key={id}>
          <Link
            to={`?draft=${id}`}
            className={styles.row}
            aria-current={id === open?.id || undefined}
            preventScrollReset
          >
            <b>{title ?? t('draft.untitled')}</b>
            <span>
              {agent.name} · {agency.name}
            </span>
            <small>
              {is_change ? t('draft.review_change', { code: code ?? '' }) : t('draft.review_new')} ·{' '}
              {formatShortMomentHere(submitted_at, language)} · {t('draft.quality_of', { points: quality })}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
