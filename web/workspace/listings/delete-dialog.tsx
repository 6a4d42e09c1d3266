import { draftEndpoints } from '#contract/draft/draft.ts'

import { useTexts } from '../../texts.ts'
import form from '../../ui/form/form.module.css'
import { OpenDialog } from '../../ui/form/open-dialog.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { useOfferChange } from './use-offer-change.ts'

type Props = {
  draftId: number
  /** Whether they are the changes of what is published. */
  isOfListing: boolean
  onClose: () => void
  onDone: () => void
}

/** Says what is lost with a draft, and throws it away: there is no way back. */
export function DeleteDialog({ draftId, isOfListing, onClose, onDone }: Props) {
  const t = useTexts()
  const { isSending, problem, send } = useOfferChange(onDone)
  const name = t(isOfListing ? 'listings.drop_changes' : 'listings.delete_draft')
  return (
    <OpenDialog title={name} onClose={onClose}>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          send((call) => call(draftEndpoints.deleteDraft, { id: draftId }))
        }}
      >
        <p>{t(isOfListing ? 'listings.means.drop_changes' : 'listings.means.delete')}</p>
        {problem && (
          <p className={form.problem} role="alert">
            {problem}
          </p>
        )}
        <SendButton isSending={isSending}>{name}</SendButton>
      </form>
    </OpenDialog>
  )
}
