import type { ReactNode } from 'react'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import type { IsOver } from './mail-link.tsx'
import { LinkNotice } from './link-notice.tsx'
import { useLinkRead } from './use-link-read.ts'

type Props<Known> = {
  read: (signal: AbortSignal) => Promise<Known>
  /** Names what is asked, so that another link, or another reader, is asked about anew. */
  about: string
  isOver: IsOver
  /** The way on where the link is good and not for this reader. */
  otherWay?: ReactNode
  children: (known: Known) => ReactNode
}

/** Says whether a link is good before anything is typed or pressed; what could not be asked is asked again. */
export function LinkRead<Known>({ read, about, isOver, otherWay, children }: Props<Known>) {
  const t = useTexts()
  const { known, failure, retry } = useLinkRead(read, about, isOver)
  if (failure) {
    return (
      <LinkNotice text={describeError(failure, t).join('\n')}>
        {otherWay}
        <Button look={otherWay ? 'secondary' : 'primary'} onClick={retry}>
          {t('form.retry')}
        </Button>
      </LinkNotice>
    )
  }
  if (known === null) return <output>{t('ui.loading')}</output>
  return children(known)
}
