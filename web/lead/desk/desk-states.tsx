import { IconCloudOff, IconInbox } from '@tabler/icons-react'

import { ApiRefusal } from '../../api-client.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { ListState } from '../../ui/page/list-state.tsx'
import { FailedScreen } from '../../workspace/workspace-states.tsx'
import { toDeskPath } from './desk-address.ts'

type Failed = {
  failure: unknown
  /** Whether it is one enquiry that could not be shown. */
  isOne?: boolean
  onRetry: () => void
}

/** What could not be shown: not for this account, not there, or not now. */
export function FailedDesk({ failure, isOne = false, onRetry }: Failed) {
  const t = useTexts()
  const language = useLanguage()
  if (failure instanceof ApiRefusal && failure.status === 403)
    return <FailedScreen failure={failure} onRetry={onRetry} />
  const title = t(isOne ? 'desk.one_failed' : 'desk.failed')
  const isGone = failure instanceof ApiRefusal && failure.status === 404
  return (
    <ListState icon={IconCloudOff} title={title} text={describeError(failure, t).join('\n')} isAlarm>
      {isGone ? (
        <ButtonLink look="secondary" to={toDeskPath({}, {}, language)}>
          {t('desk.back')}
        </ButtonLink>
      ) : (
        <Button onClick={onRetry}>{t('desk.retry')}</Button>
      )}
    </ListState>
  )
}

/** No enquiry at all, or none that is as asked. */
export function EmptyDesk({ isFiltered, clearPath }: { isFiltered: boolean; clearPath: string }) {
  const t = useTexts()
  return (
    <ListState
      icon={IconInbox}
      title={t(isFiltered ? 'desk.none_found' : 'desk.empty')}
      text={t(isFiltered ? 'desk.none_found_text' : 'desk.empty_text')}
    >
      {isFiltered && (
        <ButtonLink look="secondary" to={clearPath}>
          {t('desk.clear')}
        </ButtonLink>
      )}
    </ListState>
  )
}
