import { useState, type ReactNode } from 'react'

import { ApiRefusal } from '../../api-client.ts'
import { useTexts } from '../../texts.ts'
import { useIsLive } from '../use-is-live.ts'
import { LinkNotice } from './link-notice.tsx'

/** Told of a failure; answers whether it means that the link is none. */
export type IsOver = (error: unknown) => boolean

type Props = {
  signature: string
  /** Said of a link that leads nowhere, or no longer; and the way on from there. */
  over: string
  way: ReactNode
  children: (isOver: IsOver) => ReactNode
}

/** What a letter's link opens; until the browser has read its own address, the same for everybody. */
export function LetterLink({ signature, over, way, children }: Props) {
  const t = useTexts()
  const isLive = useIsLive()
  const [isOver, setOver] = useState(false)
  if (!isLive) return <output>{t('ui.loading')}</output>
  if (isOver || !signature) return <LinkNotice text={over}>{way}</LinkNotice>
  return children((error) => {
    const isNone = isNoLink(error)
    if (isNone) setOver(true)
    return isNone
  })
}

/** Whether the API said that a link is none, whatever part of it is wrong. */
function isNoLink(error: unknown): boolean {
  return error instanceof ApiRefusal && [403, 404, 410, 422].includes(error.status)
}
