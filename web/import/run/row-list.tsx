import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

import { importEndpoints, type Run } from '#contract/import/import.ts'
import { outcomes } from '#contract/import/run.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { useLanguage, useTexts, type Text } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { Pager } from '../../ui/pager.tsx'
import { FailedScreen, Waiting } from '../../workspace/workspace-states.tsx'
import styles from '../import.module.css'
import { RowCard } from './row-card.tsx'
import { readRows, type RowsQuery, toRowsPath } from './rows-address.ts'

type Props = { run: Run; step?: 'trial' }

/** The rows of a run, as its address asks for them. */
export function RowList({ run, step }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  const [search] = useSearchParams()
  const { step: _, ...query } = readRows(search)
  const of = { ...query, ...(step && { step }) }
  const { page = 1, ...filter } = query
  const { data, failure, isWaiting, again } = useAnswer(
    `rows ${run.source.id} ${run.id} ${run.state} ${JSON.stringify(query)} ${language}`,
    (call, signal) => call(importEndpoints.rows, { id: run.source.id, run: run.id, ...filter, page }, signal),
  )
  useEffect(() => {
    if (hash === '#rows') heading.current?.focus()
    // The same rows may be asked for again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [hash, key])
  return (
    <section className={styles.card} aria-labelledby="rows">
      <h2 id="rows" ref={heading} tabIndex={-1}>
        {t('import.rows')}
      </h2>
      <Asking run={run} query={of} />
      <FilterChips
        chips={listChips(run, query, t).map(({ label, without }) => ({
          label,
          href: toRowsPath(run, { ...of, ...without, page: undefined }, language),
        }))}
        clearHref={toRowsPath(run, step ? { step } : {}, language)}
      />
      {failure ? (
        <FailedScreen failure={failure} title={t('import.rows_failed')} onRetry={again} />
      ) : !data ? (
        <Waiting bars={4} />
      ) : data.data.length === 0 ? (
        <p className="muted">{t(Object.keys(filter).length > 0 ? 'import.rows_none_text' : 'import.rows_unchanged')}</p>
      ) : (
        <ul className={`${styles.ruled} ${isWaiting ? styles.stale : ''}`} aria-busy={isWaiting}>
          {data.data.map((row) => (
            <RowCard key={row.id} row={row} />
          ))}
        </ul>
      )}
      {data && (
        <Pager
          current={data.meta.current_page}
          last={data.meta.last_page}
          toPage={(next) => toRowsPath(run, { ...of, page: next }, language)}
        />
      )}
      <p className="fine">{t('import.rows_unchanged')}</p>
    </section>
  )
}

/** What is looked for: an outcome at once, words when they are sent. */
function Asking({ run, query }: { run: Run; query: RowsQuery }) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const go = (change: { [Name in keyof RowsQuery]: RowsQuery[Name] | undefined }) =>
    void navigate(toRowsPath(run, { ...query, ...change, page: undefined }, language), {
      preventScrollReset: true,
    })
  return (
    <search>
      <form
        key={query.q}
        className={styles.asking}
        onSubmit={(event) => {
          event.preventDefault()
          const q = new FormData(event.currentTarget).get('q')
          go({ q: typeof q === 'string' ? q.trim() || undefined : undefined })
        }}
      >
        <select
          aria-label={t('import.rows')}
          value={query.outcome ?? (query.problem === 'any' ? 'any' : '')}
          onChange={({ target: { value } }) =>
            go({
              outcome: outcomes.find((one) => one === value),
              problem: value === 'any' ? 'any' : undefined,
              column: undefined,
              result: undefined,
            })
          }
        >
          <option value="">{t('import.all_rows')}</option>
          <option value="any">{t('import.any_problem')}</option>
          {outcomes
            .filter((outcome) => outcome !== 'unchanged')
            .map((outcome) => (
              <option key={outcome} value={outcome}>
                {t(`import.outcome.${outcome}`)}
              </option>
            ))}
        </select>
        <input
          type="search"
          name="q"
          aria-label={t('import.q')}
          placeholder={t('import.q')}
          defaultValue={query.q}
          maxLength={120}
        />
        <Button type="submit" isSmall look="secondary">
          {t('import.q_go')}
        </Button>
      </form>
    </search>
  )
}

type Chip = { label: string; without: { [Name in keyof RowsQuery]: undefined } }

/** What is asked for, each with what goes when it is taken away. */
function listChips({ problems }: Run, { outcome, result, problem, column, q }: RowsQuery, t: Text): Chip[] {
  const known = problems.find((one) => one.code === problem && (!column || one.column === column))
  const chips: (Chip | null)[] = [
    outcome ? { label: t(`import.outcome.${outcome}`), without: { outcome: undefined } } : null,
    result ? { label: t(`import.result.${result}`), without: { result: undefined } } : null,
    problem
      ? {
          label: problem === 'any' ? t('import.any_problem') : (known?.message ?? problem),
          without: { problem: undefined },
        }
      : null,
    column ? { label: column, without: { column: undefined } } : null,
    q ? { label: `«${q}»`, without: { q: undefined } } : null,
  ]
  return chips.filter((chip) => chip !== null)
}
