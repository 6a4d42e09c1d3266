import { IconCopyCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'

import { lookAlikeEndpoints, type LookAlike } from '#contract/look-alike/look-alike.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { formatShortMomentHere } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { isTyping } from '../workspace/is-typing.ts'
import { ListState } from '../ui/page/list-state.tsx'
import { ListWithPane } from '../ui/page/list-with-pane.tsx'
import { Pager } from '../ui/pager.tsx'
import { useOverview } from '../workspace/overview.ts'
import { ScreenHead } from '../workspace/screen-head.tsx'
import { toWorkspacePath } from '../workspace-paths.ts'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import { describeReasons } from './describe-reasons.ts'
import { PairPane } from './pair-pane.tsx'
import styles from './look-alike.module.css'

type Which = 'open' | 'decided'

/** What looks like one home, for staff to say what it is: a list, and the chosen two side by side. */
export default function LookAlikesScreen() {
  const t = useTexts()
  const language = useLanguage()
  const [search] = useSearchParams()
  const overview = useOverview()
  const which: Which = search.get('which') === 'decided' ? 'decided' : 'open'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const { data, failure, again } = useAnswer(`look-alikes ${which} ${page} ${language}`, (call, signal) =>
    call(lookAlikeEndpoints.lookAlikes, { which, page }, signal),
  )
  const pairs = data?.data ?? []
  const chosen = Number(search.get('pair')) || null
  const toAddress = (more: Record<string, string | number | null>) => writeAddress({ which, page, ...more })
  const next = pairs[pairs.findIndex(({ id }) => id === chosen) + 1] ?? pairs.find(({ id }) => id !== chosen)
  return (
    <>
      <ScreenHead title={t('workspace.title.look_alikes')} lead={t('look_alike.lead')} />
      {failure ? (
        <FailedScreen failure={failure} onRetry={again} />
      ) : !data ? (
        <Waiting />
      ) : (
        <ListWithPane
          isOpen={chosen !== null}
          asking={<Choice which={which} total={data.meta.total} />}
          list={
            pairs.length === 0 ? (
              <ListState
                icon={IconCopyCheck}
                title={t(which === 'open' ? 'look_alike.empty' : 'look_alike.empty_decided')}
                text={t('look_alike.empty_text')}
              >
                <ButtonLink look="secondary" to={toWorkspacePath('workspace', language)}>
                  {t('workspace.to_home')}
                </ButtonLink>
              </ListState>
            ) : (
              <>
                <Pairs pairs={pairs} chosen={chosen} toPair={(pair) => toAddress({ pair })} />
                <Pager current={page} last={data.meta.last_page} toPage={(to) => toAddress({ page: to, pair: null })} />
              </>
            )
          }
          pane={
            chosen === null ? (
              <p className={styles.pane}>{t('look_alike.choose')}</p>
            ) : (
              <PairPane
                key={chosen}
                id={chosen}
                back={toAddress({ pair: null })}
                next={toAddress({ pair: which === 'open' ? (next?.id ?? null) : chosen })}
                onDone={() => {
                  again()
                  overview.again()
                }}
              />
            )
          }
        />
      )}
    </>
  )
}

function writeAddress({ which, page, pair }: Record<string, string | number | null>): string {
  const query = new URLSearchParams()
  if (which === 'decided') query.set('which', which)
  if (Number(page) > 1) query.set('page', String(page))
  if (pair) query.set('pair', String(pair))
  return `?${query}`
}

function Choice({ which, total }: { which: Which; total: number }) {
  const t = useTexts()
  return (
    <nav className={styles.choice} aria-label={t('look_alike.which')}>
      {(['open', 'decided'] as const).map((one) => (
        <Link key={one} to={writeAddress({ which: one })} aria-current={one === which || undefined}>
          {t(`look_alike.${one}`)}
        </Link>
      ))}
      <span className="muted">{t('look_alike.total', { count: total })}</span>
    </nav>
  )
}

type PairsProps = { pairs: readonly LookAlike[]; chosen: number | null; toPair: (id: number) => string }

function Pairs({ pairs, chosen, toPair }: PairsProps) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const by = { j: 1, k: -1 }[event.key]
      if (!by || isTyping(event)) return
      const at = pairs.findIndex(({ id }) => id === chosen)
      const next = pairs[at < 0 ? 0 : at + by]
      if (next) void navigate(toPair(next.id), { preventScrollReset: true })
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  })
  return (
    <ul className={styles.rows}>
      {pairs.map(({ id, score, reasons, one, other, waits_until, has_waited, is_same_agency }) => (
        <li key={id}>
          <Link to={toPair(id)} className={styles.row} aria-current={id === chosen || undefined} preventScrollReset>
            <b>
              {t('look_alike.pair', {
                one: one.code ?? t('look_alike.draft'),
                other: other.code ?? t('look_alike.draft'),
              })}
            </b>
            <span>{one.title}</span>
            <span className="muted">{is_same_agency ? one.agency : `${one.agency} · ${other.agency}`}</span>
            <small>{[t('look_alike.score', { score }), ...describeReasons(reasons, t, language)].join(' · ')}</small>
            {waits_until && <em>{t('look_alike.waits', { time: formatShortMomentHere(waits_until, language) })}</em>}
            {has_waited && <em>{t('look_alike.has_waited')}</em>}
            {is_same_agency && <em>{t('look_alike.same_agency')}</em>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
