import { useState } from 'react'

import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import form from '../../ui/form/form.module.css'
import { OpenDialog } from '../../ui/form/open-dialog.tsx'
import { useSession } from '../../account/session/session.ts'
import { ClientForm } from './client-form.tsx'
import { VisitorForm } from './visitor-form.tsx'

type Props = { heading: string; criteria: object; onClose: () => void }

/** Saves a search in the account, or has emails sent to a visitor who confirms the address. */
export function SaveDialog({ heading, criteria, onClose }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const isSignedIn = useSession() !== null
  const [told, setTold] = useState<string | null>(null)
  const name = heading.slice(0, 120)
  if (told !== null) {
    return (
      <OpenDialog key="told" title={t(isSignedIn ? 'saved.dialog_done' : 'saved.sent')} onClose={onClose}>
        <div className={form.message}>
          <output>{told}</output>
          <div className="actions">
            <Button onClick={onClose} data-first="">
              {t('form.ok')}
            </Button>
            {isSignedIn && (
              <ButtonLink look="secondary" to={toPath('saved_searches', language)}>
                {t('saved.dialog_list')}
              </ButtonLink>
            )}
          </div>
        </div>
      </OpenDialog>
    )
  }
  const Form = isSignedIn ? ClientForm : VisitorForm
  return (
    <OpenDialog key="asking" title={t('saved.dialog')} onClose={onClose}>
      <Form name={name} criteria={criteria} onDone={setTold} />
    </OpenDialog>
  )
}
