import { Link } from 'react-router'

import type { Overview } from '#contract/workspace/workspace.ts'

import { formatMediumDate } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { toWorkspacePath } from '../../workspace-paths.ts'
import { toListingsPath } from '../listings/listings-address.ts'
import { Block, BriefRow } from './block.tsx'

/** What came back or waits for a yes, and the mandates that end within a month. */
export function ListingBlocks({ overview: { role, returned, to_review, mandates } }: { overview: Overview }) {
  const t = useTexts()
  const language = useLanguage()
  const review = toWorkspacePath('review', language)
  const total = returned.total + to_review.total
  return (
    <>
      <Block
        title={t(role === 'agent' ? 'workspace.returned' : 'workspace.returned_or_to_review')}
        total={total}
        nothing={t('workspace.nothing_returned')}
        action={
          to_review.total > 0 ? (
            <Link to={review}>{t('workspace.review', { count: to_review.total })}</Link>
          ) : (
            <Link to={toListingsPath({}, { state: 'returned' }, language)}>{t('workspace.see_returned')}</Link>
          )
        }
      >
        {to_review.rows.map((row) => (
          <BriefRow
            key={`review-${row.draft_id}`}
            row={row}
            note={t('workspace.waits_for_review', { name: row.agent.name })}
            to={review}
          />
        ))}
        {returned.rows.map((row) => (
          <BriefRow key={`returned-${row.draft_id}`} row={row} note={row.reason} />
        ))}
      </Block>
      {role !== 'staff' && (
        <Block title={t('workspace.mandates')} total={mandates.total} nothing={t('workspace.no_mandates')}>
          {mandates.rows.map((row) => (
            <BriefRow
              key={row.code}
              row={row}
              note={t('workspace.ends_on', { date: formatMediumDate(row.mandate_until ?? '', language) })}
            />
          ))}
        </Block>
      )}
    </>
  )
}
