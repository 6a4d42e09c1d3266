import { IconList, IconMap } from '@tabler/icons-react'
import { createPortal } from 'react-dom'

import { useTexts } from '../../texts.ts'
import { sheetHeights, type SheetHeight } from '../map/remembered.ts'
import styles from './sheet.module.css'
import { findPart, scrollToHeight, sheetParts } from './stops.ts'
import { useDragging } from './use-dragging.ts'

type Props = {
  height: SheetHeight
  /** Stands right above the sheet, and rises with it. */
  tools: React.ReactNode
  /** The row of cards. */
  children: React.ReactNode
}

const names = { count: 'search.sheet_count', row: 'search.sheet_row', list: 'search.sheet_list' } as const

/** What makes the results a sheet over the map: its handle, the row of cards, and the ways from one to the other. */
export function Sheet({ height, tools, children }: Props) {
  const t = useTexts()
  const drag = useDragging()
  const at = sheetHeights.indexOf(height)

  function onKeyDown(event: React.KeyboardEvent): void {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = sheetHeights[at + step]
    if (next) scrollToHeight(next)
  }

  const handle = (
    <>
      <button
        type="button"
        className={styles.handle}
        aria-label={t('search.sheet', { height: t(names[height]) })}
        aria-expanded={height !== 'count'}
        aria-controls={`${sheetParts.row} ${sheetParts.rest}`}
        onClick={() => scrollToHeight(sheetHeights[(at + 1) % sheetHeights.length]!)}
        onKeyDown={onKeyDown}
        {...drag}
      />
      <div className={styles.tools} inert={height === 'list'}>
        {tools}
      </div>
      {height === 'list' && (
        <button type="button" className={styles.toMap} data-bottom-bar onClick={() => scrollToHeight('row')}>
          <IconMap size={20} stroke={1.75} aria-hidden />
          {t('search.map')}
        </button>
      )}
      {height !== 'list' && (
        <button type="button" className={styles.toList} onClick={() => scrollToHeight('list')}>
          <IconList size={20} stroke={1.75} aria-hidden />
          {t('search.list')}
        </button>
      )}
    </>
  )
  return (
    <>
      {createPortal(handle, findPart('handle'))}
      {createPortal(children, findPart('row'))}
    </>
  )
}
