import { lazy, Suspense } from 'react'

import { mandateKinds } from '#contract/draft/document.ts'

import { useTexts } from '../../texts.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { useField, useValue } from '../draft-context.ts'
import { ClashNote } from '../inputs/clash-note.tsx'
import { DraftChoice, DraftDate, DraftPhone, DraftText, DraftYesNo } from '../inputs/draft-inputs.tsx'
import styles from './sections.module.css'

const MandateDocument = lazy(async () => ({ default: (await import('./mandate-document.tsx')).MandateDocument }))

/** What only the agency sees: on which terms, and for whom. */
export function MandateSection() {
  const t = useTexts()
  const kind = useValue('mandate_kind')
  return (
    <>
      <p className={styles.worked}>{t('draft.private_all')}</p>
      <DraftChoice
        name="mandate_kind"
        label={t('draft.mandate')}
        hint={t('draft.mandate_why')}
        choices={mandateKinds.map((value) => ({ value, label: t(`draft.mandate.${value}`) }))}
      />
      <div className={styles.pair}>
        <DraftDate name="mandate_signed_on" label={t('draft.signed_on')} />
        <DraftDate name="mandate_until" label={t('draft.mandate_until')} hint={t('draft.mandate_until_why')} />
      </div>
      <Suspense>
        <MandateDocument />
      </Suspense>
      <DraftYesNo
        name="is_exclusive"
        label={t('draft.exclusive')}
        hint={t(kind === 'exclusive' ? 'draft.exclusive_why' : 'draft.exclusive_needs')}
      />
      <DraftText name="commission" label={t('draft.commission')} hint={t('draft.commission_why')} maxLength={80} />
      <h3>{t('draft.owner')}</h3>
      <p className="fine">{t('draft.owner_why')}</p>
      <DraftText name="owner_name" label={t('draft.owner_name')} maxLength={120} autoComplete="off" />
      <div className={styles.pair}>
        <DraftPhone name="owner_phone" label={t('draft.owner_phone')} />
        <DraftText
          name="owner_email"
          label={t('draft.owner_email')}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
      </div>
      <DraftYesNo name="owner_consents" label={t('draft.owner_consents')} hint={t('draft.owner_consents_why')} />
      <div data-field="notes">
        <TextArea field={useField('notes')} label={t('draft.notes')} maxLength={4000} />
        <ClashNote name="notes" />
      </div>
    </>
  )
}
