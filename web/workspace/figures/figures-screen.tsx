import { Link } from 'react-router'

import { type ListingFigures, workspaceEndpoints } from '#contract/workspace/workspace.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { formatMediumDate } from '../../dates.ts'
import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toWorkspacePath } from '../../workspace-paths.ts'
import type { ScreenProps } from '../../workspace-screens.ts'
import { FigureTiles } from '../figure-tiles.tsx'
import { ScreenHead } from '../screen-head.tsx'
import { useNewDraft } from '../use-new-draft.ts'
import { FailedScreen, Waiting } from '../workspace-states.tsx'
import styles from './figures.module.css'
import { PlaceInOrder, useRank } from './place-in-order.tsx'

/** How a listing does: what happened in 90 days, where the search shows it, and what was asked for it. */
export default function FiguresScreen({ id: code }: ScreenProps) {
  const t = useTexts()
  const language = useLanguage()
  const { begin, isCreating } = useNewDraft()
  const { data, failure, again } = useAnswer(`figures ${code} ${language}`, (call, signal) =>
    call(workspaceEndpoints.figures, { code }, signal),
  )
  const rank = useRank(code)
  const figures = data?.data
  const isKnown = figures !== undefined && !rank.isWaiting
  return (
    <>
      <p className={styles.back}>
        <Link to={toWorkspacePath('listings', language)}>{t('listings.back')}</Link>
      </p>
      <ScreenHead title={figures?.title ?? t('workspace.title.figures')} lead={code}>
        {figures?.may_edit &&
          (figures.draft_id === null ? (
            <Button isSmall look="secondary" disabled={isCreating} onClick={() => begin({ from: code })}>
              {t('listings.edit')}
            </Button>
          ) : (
            <ButtonLink isSmall look="secondary" to={toWorkspacePath('editor', language, figures.draft_id)}>
              {t('listings.edit')}
            </ButtonLink>
          ))}
      </ScreenHead>
      {failure ? <FailedScreen failure={failure} onRetry={again} /> : null}
      {!failure && !isKnown && <Waiting bars={5} />}
      {!failure && isKnown && (
        <>
          <Standing figures={figures} />
          {/* What cannot be asked leaves its place empty, for the rest stands without. */}
          {rank.data && <PlaceInOrder rank={rank.data.data} />}
          <FigureTiles days={figures.days} title={t('workspace.last_30_days')} />
          <Prices figures={figures} />
        </>
      )}
    </>
  )
}

function Standing({ figures: { state, published_at, position } }: { figures: ListingFigures }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('listings.state')}</dt>
        <dd>{t(`workspace.state.${state}`)}</dd>
      </div>
      {published_at && (
        <div>
          <dt>{t('listings.first_published')}</dt>
          <dd>{formatMediumDate(published_at, language)}</dd>
        </div>
      )}
      <div>
        <dt>{t('listings.in_search')}</dt>
        <dd>
          {position
            ? t('listings.place_of', { position: position.position, total: position.total, place: position.place })
            : t('listings.not_in_search')}
        </dd>
      </div>
    </dl>
  )
}

/** What was asked, newest first. */
function Prices({ figures: { prices, price, currency } }: { figures: ListingFigures }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <section className={styles.prices}>
      <h2>{t('listings.prices')}</h2>
      <ul>
        <li>
          <b>{formatMoney(price, currency, language, true)}</b>
          <small>{t('listings.now')}</small>
        </li>
        {prices.toReversed().map(({ until, price: before, currency: of }) => (
          <li key={until}>
            <span>{formatMoney(before, of, language, true)}</span>
            <small>{t('listings.until', { date: formatMediumDate(until, language) })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
