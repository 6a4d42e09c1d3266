import { IconDotsVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'

import { offerActions, offerEndpoints, type OfferAction } from '#contract/property/offer.ts'
import type { WorkspaceRow } from '#contract/workspace/workspace.ts'

import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { describeError } from '../../ui/form/describe-error.ts'
import { OpenDialog } from '../../ui/form/open-dialog.tsx'
import { notify } from '../../ui/snackbar.ts'
import { toWorkspacePath, type WorkspaceScreen } from '../../workspace-paths.ts'
import { useOverview } from '../overview.ts'
import { useNewDraft } from '../use-new-draft.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import styles from './row-menu.module.css'
import { PriceDialog } from './price-dialog.tsx'
import { StatusDialog } from './status-dialog.tsx'

type Row = Pick<WorkspaceRow, 'code' | 'draft_id' | 'title' | 'link' | 'figures' | 'actions' | 'may' | 'agent'>
type Props = { row: Row; onChange: () => void }
type Open = 'menu' | 'price' | 'assign' | 'delete' | OfferAction | null

/** What can be done with a listing, behind a button; each action says what it does before it does it. */
export function RowMenu({ row, onChange }: Props) {
  const t = useTexts()
  const [open, setOpen] = useState<Open>(null)
  const overview = useOverview()
  const close = () => setOpen(null)
  const done = () => {
    close()
    onChange()
    overview.again()
  }
  const { code } = row
  const title = row.title ?? t('listings.untitled')
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t('listings.menu_of', { title })}
        onClick={() => setOpen('menu')}
      >
        <IconDotsVertical size={20} stroke={1.75} aria-hidden />
      </button>
      {open === 'menu' && (
        <OpenDialog title={title} onClose={close}>
          <Menu row={row} onChoose={setOpen} onDone={done} />
        </OpenDialog>
      )}
      {open === 'price' && code && <PriceDialog code={code} onClose={close} onDone={done} />}
      {open === 'assign' && code && <AssignDialog code={code} agent={row.agent} onClose={close} onDone={done} />}
      {open === 'delete' && row.draft_id !== null && (
        <DeleteDialog draftId={row.draft_id} isOfListing={code !== null} onClose={close} onDone={done} />
      )}
      {isAction(open) && code && <StatusDialog key={open} code={code} action={open} onClose={close} onDone={done} />}
    </>
  )
}

function isAction(open: Open): open is OfferAction {
  return offerActions.some((action) => action === open)
}

type MenuProps = { row: Row; onChoose: (open: Open) => void; onDone: () => void }

function Menu({ row: { code, draft_id, link, figures, actions, may }, onChoose, onDone }: MenuProps) {
  const t = useTexts()
  const language = useLanguage()
  const call = useSignedCall()
  const { begin, isCreating } = useNewDraft()
  // Of what colleagues have on offer nothing is told or done.
  const isOwn = figures !== null || may.edit
  async function act(work: () => Promise<unknown>, said: string): Promise<void> {
    try {
      await work()
      notify(said)
      onDone()
    } catch (error) {
      notify(describeError(error, t).join('\n'))
    }
  }
  const way = (screen: Extract<WorkspaceScreen, 'preview' | 'history' | 'figures'>, id: number | string | null) =>
    id !== null && (
      <li>
        <Link to={toWorkspacePath(screen, language, id)}>{t(`listings.to.${screen}`)}</Link>
      </li>
    )
  const press = (text: string, onClick: () => void) => (
    <li>
      <button type="button" disabled={isCreating} onClick={onClick}>
        {text}
      </button>
    </li>
  )
  return (
    <ul className={styles.menu}>
      {may.edit &&
        (draft_id === null ? (
          press(t('listings.edit'), () => code && begin({ from: code }))
        ) : (
          <li>
            <Link to={toWorkspacePath('editor', language, draft_id)}>{t('listings.edit')}</Link>
          </li>
        ))}
      {way('preview', draft_id)}
      {way('figures', isOwn ? code : null)}
      {way('history', may.edit ? code : null)}
      {link && (
        <li>
          <Link to={link}>{t('listings.to_page')}</Link>
        </li>
      )}
      {may.confirm &&
        code &&
        press(
          t('listings.confirm'),
          () => void act(() => call(offerEndpoints.confirmOffer, { code }), t('listings.confirmed_now')),
        )}
      {actions.some((action) => action === 'withdraw') && press(t('listings.change_price'), () => onChoose('price'))}
      {actions.map((action) => (
        <li key={action}>
          <button type="button" onClick={() => onChoose(action)}>
            {t(`listings.action.${action}`)}
          </button>
        </li>
      ))}
      {code && isOwn && press(t('listings.duplicate'), () => begin({ from: code, is_copy: true }))}
      {may.assign && press(t('listings.assign'), () => onChoose('assign'))}
      {may.delete && press(t(code ? 'listings.drop_changes' : 'listings.delete_draft'), () => onChoose('delete'))}
    </ul>
  )
}
