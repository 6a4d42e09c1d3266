import { useState, type ReactNode } from 'react'

import { ApiRefusal } from '../../api-client.ts'
import { useTexts } from '../../texts.ts'
import { describeError } from '../../ui/form/describe-error.ts'
import { useIsLive } from '../../ui/use-is-live.ts'
import { LinkNotice } from './link-notice.tsx'

/** Told of a failure; answers whether it means that the link is none. */
export type IsOver = (error: unknown) => boolean

type Props = {
  signature: string
  /** What to do about a link that leads nowhere, or no longer; and the way there. */
  over?: string
  way: ReactNode
  children: (isOver: IsOver) => ReactNode
}

/** What an email's link opens; until the browser has read its own address, the same for everybody. */
export function MailLink({ signature, over, way, children }: Props) {
  const t = useTexts()
  const isLive = useIsLive()
  /** Why the link is none, as the API said it. */
  const [why, setWhy] = useState<string | null>(signature ? null : t('form.link_broken'))
  if (!isLive) return <output>{t('ui.loading')}</output>
  if (why !== null) {
    return (
      <LinkNotice text={why} {...(over && { advice: over })}>
        {way}
      </LinkNotice>
    )
  }
  return children((error) => {
    const isNone = isNoLink(error)
    if (isNone) setWhy(describeError(error, t).join('\n'))
    return isNone
  })
}

/** Whether the API said that a link is none, whatever part of it is wrong; one of another account is a good one there. */
function isNoLink(error: unknown): boolean {
  if (!(error instanceof ApiRefusal) || error.failure.code === 'link.other_account') return false
  return [403, 404, 410, 422].includes(error.status)
}
