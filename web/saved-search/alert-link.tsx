import { useState } from 'react'

import { useIsLive } from '../ui/use-is-live.ts'
import { useTexts } from '../texts.ts'
import { AlertOver } from './alert-over.tsx'
import { ConfirmAlert } from './confirm-alert.tsx'
import { ManageAlert } from './manage-alert.tsx'
import type { Say } from './use-said.ts'

type Props = {
  link: { id: string; expires: string; signature: string }
  /** What the letter's link is for, as its address says. */
  deed: string | null
  say: Say
}

/** What a letter's link about a saved search opens; until the browser has read its own address, the same for everybody. */
export function AlertLink({ link: { id, expires, signature }, deed, say }: Props) {
  const t = useTexts()
  const isLive = useIsLive()
  const [isOver, setOver] = useState(false)
  if (!isLive) return <output>{t('ui.loading')}</output>
  if (isOver || !signature) return <AlertOver />
  const over = () => setOver(true)
  return deed === 'confirm' ? (
    <ConfirmAlert link={{ key: id, expires, signature }} onOver={over} />
  ) : (
    <ManageAlert id={id} signature={signature} say={say} onOver={over} />
  )
}
