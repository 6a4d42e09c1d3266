import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'

import { importEndpoints, type ListingSource } from '#contract/import/import.ts'

import { useAnswer } from '../../account/session/use-answer.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { notify } from '../../ui/snackbar.ts'
import { useDraft } from '../draft-context.ts'
import { nameDraftField } from '../name-field.ts'
import styles from './side.module.css'

/** Which source keeps the listing in step, and the fields that people took over, each with the way back. */
export function ListingSourcePanel() {
  const code = useDraft(({ draft }) => draft.code)
  return code ? <OfListing code={code} /> : null
}

function OfListing({ code }: { code: string }) {
  const t = useTexts()
  const { data, failure, again, keep } = useAnswer(`source of ${code}`, (call, signal) =>
    call(importEndpoints.listingSource, { code }, signal),
  )
  if (failure) {
    return (
      <p className="fine">
        {t('draft.source_failed')}{' '}
        <Button isSmall look="secondary" onClick={again}>
          {t('workspace.retry')}
        </Button>
      </p>
    )
  }
  return data?.data ? <Panel code={code} source={data.data} onShow={(source) => keep({ data: source })} /> : null
}

type Props = { code: string; source: ListingSource; onShow: (source: ListingSource | null) => void }

function Panel({ code, source: { source, external_id, held, seen_at }, onShow }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  const mayEdit = useDraft(({ draft }) => draft.may.edit)
  const [isSending, setSending] = useState(false)
  async function follow(fields: string[]): Promise<void> {
    setSending(true)
    try {
      const { data } = await call(importEndpoints.followSource, { code, fields })
      onShow(data)
      notify(t('draft.source_follows'))
    } catch (error) {
      notify(describeError(error, t).join('\n'))
    } finally {
      setSending(false)
    }
  }
  return (
    <section className={styles.source} aria-labelledby="listing-source">
      <h3 id="listing-source">{t('draft.source', { name: source.name })}</h3>
      <p className="fine">
        {t('draft.source_reference', { reference: external_id })}
        {seen_at === null && ` · ${t('draft.source_gone')}`}
      </p>
      {held.length === 0 ? (
        <p className="fine">{t('draft.source_leads')}</p>
      ) : (
        <>
          <p className="fine">{t('draft.source_held')}</p>
          <ul className="stack">
            {held.map((field) => (
              <li key={field} className={styles.heldField}>
                <IconLock size={16} stroke={1.75} aria-hidden />
                <span>{nameDraftField(field, t)}</span>
                {mayEdit && (
                  <button
                    type="button"
                    disabled={isSending}
                    aria-label={t('draft.source_follow_of', { field: nameDraftField(field, t) })}
                    onClick={() => void follow([field])}
                  >
                    {t('draft.source_follow')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
