import { useRef, useState } from 'react'
import { Link } from 'react-router'

import { type Overview, workspaceEndpoints } from '#contract/workspace/workspace.ts'

import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { notify } from '../../ui/snackbar.ts'
import { toListingsPath } from '../listings/listings-address.ts'
import { Block, BriefRow } from './block.tsx'

const shown = 6

/** Homes that nobody has confirmed for eleven days, and the press that says of all of them that they are still there. */
export function ToConfirm({ block: { total, rows }, onDone }: { block: Overview['to_confirm']; onDone: () => void }) {
  const t = useTexts()
  const language = useLanguage()
  const { confirm, isSending } = useConfirm(onDone)
  const codes = rows.flatMap(({ code }) => code ?? [])
  const action = (
    <Button isSmall disabled={isSending} onClick={() => void confirm(codes)}>
      {t('workspace.confirm_all', { count: codes.length })}
    </Button>
  )
  return (
    <Block title={t('workspace.to_confirm')} total={total} nothing={t('workspace.all_confirmed')} action={action}>
      {rows.slice(0, shown).map((row) => (
        <BriefRow key={row.code} row={row} note={t('listings.confirmed', { count: row.unconfirmed_days ?? 0 })} />
      ))}
      {total > shown && (
        <li>
          <Link to={toListingsPath({}, { unconfirmed_days: 11, sort: 'confirmed' }, language)}>
            {t('workspace.see_all', { count: total })}
          </Link>
        </li>
      )}
    </Block>
  )
}

function useConfirm(onDone: () => void) {
  const t = useTexts()
  const call = useSignedCall()
  const [isSending, setSending] = useState(false)
  const key = useRef('')
  async function confirm(codes: string[]): Promise<void> {
    setSending(true)
    try {
      key.current ||= crypto.randomUUID()
      const { data } = await call(workspaceEndpoints.confirmListings, { codes }, undefined, key.current)
      const { confirmed, refused } = data
      notify(
        refused.length > 0
          ? t('workspace.some_refused', { count: confirmed.length, codes: refused.join(', ') })
          : t('workspace.confirmed_all', { count: confirmed.length }),
      )
      key.current = ''
      onDone()
    } catch (error) {
      // Only what was never answered is sent again under the same key.
      if (!(error instanceof TypeError)) key.current = ''
      notify(describeError(error, t).join('\n'))
    }
    setSending(false)
  }
  return { confirm, isSending }
}
