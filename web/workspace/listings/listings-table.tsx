import type { KeyboardEvent } from 'react'
import { useSyncExternalStore } from 'react'

import type { WorkspaceRow } from '#contract/workspace/workspace.ts'

import { useTexts } from '../../texts.ts'
import { MarkBox, MarkPage } from '../bulk/mark-box.tsx'
import type { Selection } from '../bulk/use-selection.ts'
import type { Role } from '../workspace-items.ts'
import { ListingWords } from './listing-words.tsx'
import { ConfirmedText, Cover, FigureList, PositionText, PriceText, QualityRing, StatePill } from './row-parts.tsx'
import styles from './listings.module.css'
import { RowMenu } from './row-menu.tsx'

type Props = { rows: readonly WorkspaceRow[]; role: Role; selection: Selection; onChange: () => void }

/** The listings as a table, on narrow screens as cards; j, k and the arrows go from one to the next, Space marks, Enter opens. */
export function ListingsTable(props: Props) {
  const isWide = useIsWide()
  return (
    // Every row has a link of its own; the keys are a help beside Tab.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={walk}>{isWide ? <Table {...props} /> : <Cards {...props} />}</div>
  )
}

function Table({ rows, role, selection, onChange }: Props) {
  const t = useTexts()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('workspace.title.listings')}</caption>
      <thead>
        <tr>
          <td>
            <MarkPage rows={rows} selection={selection} />
          </td>
          <th scope="col">{t('listings.listing')}</th>
          <th scope="col">{t('listings.price')}</th>
          <th scope="col">{t('listings.state')}</th>
          <th scope="col">{t('listings.quality_short')}</th>
          <th scope="col">{t('listings.days30')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('listings.menu')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <td>
              <MarkBox row={row} selection={selection} />
            </td>
            <th scope="row">
              <div className={styles.what}>
                <Cover row={row} />
                <ListingWords row={row} withAgent={role !== 'agent'} />
              </div>
            </th>
            <td>
              <PriceText row={row} />
            </td>
            <td>
              <StatePill row={row} />
              <ConfirmedText row={row} />
            </td>
            <td>
              <QualityRing points={row.quality} />
            </td>
            <td>
              <FigureList figures={row.figures} />
              <PositionText row={row} />
            </td>
            <td>
              <RowMenu row={row} onChange={onChange} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards({ rows, role, selection, onChange }: Props) {
  const t = useTexts()
  return (
    <ul className={styles.cards} aria-label={t('workspace.title.listings')}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={styles.card}>
          <div className={styles.what}>
            {/* The box lies in the picture's corner, where it takes no room from the words. */}
            <span className={styles.marked}>
              <Cover row={row} />
              <MarkBox row={row} selection={selection} />
            </span>
            <ListingWords row={row} withAgent={role !== 'agent'} />
            <RowMenu row={row} onChange={onChange} />
          </div>
          <div className={styles.cardLine}>
            <PriceText row={row} />
            <QualityRing points={row.quality} />
          </div>
          <div className={styles.cardLine}>
            <StatePill row={row} />
            <ConfirmedText row={row} />
          </div>
          <FigureList figures={row.figures} />
          <PositionText row={row} />
        </li>
      ))}
    </ul>
  )
}

const keyOf = ({ code, draft_id }: WorkspaceRow) => code ?? `draft-${draft_id}`

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

function walk(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key === ' ') return mark(event)
  const step = steps[event.key]
  if (!step || event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('dialog')) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const own = (event.target as Element).closest('tr, li')?.querySelector<HTMLElement>('[data-row]')
  const next = links[own ? links.indexOf(own) + step : 0]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Space on a listing's link marks it; a link alone would let the page jump. */
function mark(event: KeyboardEvent<HTMLDivElement>): void {
  const link = (event.target as Element).closest('[data-row]')
  const box = link?.closest('tr, li')?.querySelector<HTMLElement>('[data-mark]')
  if (!box) return
  event.preventDefault()
  box.click()
}

const wide = '(width > 1000px)'

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
  )
}
