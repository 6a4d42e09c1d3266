import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { useDraft, useEditing } from '../draft-context.ts'
import { ClashNote } from '../inputs/clash-note.tsx'
import { FilePicker } from '../pictures/file-picker.tsx'
import { useReadyFiles } from '../pictures/use-ready-files.ts'
import { useUploadQueue } from '../pictures/use-upload-queue.ts'
import { WaitingList } from '../pictures/waiting-list.tsx'

const documentTypes = 'application/pdf,image/jpeg,image/png'

/** The signed agreement as a file: sent as pictures are, kept with the agency, and taken away again. */
export function MandateDocument() {
  const t = useTexts()
  const { store } = useEditing()
  const { draft, document } = useDraft((snapshot) => snapshot)
  const onReady = useReadyFiles({ ...draft, document }, store.apply)
  const { queue, files } = useUploadQueue(draft.id, onReady)
  const isThere = Boolean(document.mandate_document)
  return (
    <div data-field="mandate_document">
      <p className="fine">{t(isThere ? 'draft.has_document' : 'draft.no_document')}</p>
      <FilePicker
        label={t(isThere ? 'draft.change_document' : 'draft.add_document')}
        accept={documentTypes}
        hint={t('draft.document_hint')}
        onFiles={(chosen) => void queue?.add(chosen, 'mandate_document')}
      />
      {queue && <WaitingList files={files.filter(({ place }) => place === 'mandate_document')} queue={queue} />}
      {isThere && (
        <Button isSmall look="secondary" onClick={() => store.edit('mandate_document', null)}>
          {t('draft.drop_document')}
        </Button>
      )}
      <ClashNote name="mandate_document" />
    </div>
  )
}
