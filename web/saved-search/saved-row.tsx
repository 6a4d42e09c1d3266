import { useState } from 'react'

import type { AlertRate, SavedSearch } from '#contract/saved-search/saved-search.ts'

import { useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { OpenDialog } from '../ui/form/open-dialog.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import { RateSelect } from './save/rate-select.tsx'
import { notify } from '../ui/snackbar.ts'
import { ResultsLink } from './list-states.tsx'
import { RenameForm } from './rename-form.tsx'
import { CriteriaText } from './criteria-text.tsx'
import styles from './saved-search.module.css'
import type { DescribedCriteria } from './use-describe-criteria.ts'

type Props = {
  search: SavedSearch
  said: DescribedCriteria
  onSave: (change: { name: string } | { alert: AlertRate }) => Promise<void>
  onRemove: () => void
}

/** A saved search: what it asks, its emails, and what can be done with it. */
export function SavedRow({ search: { name, alert }, said, onSave, onRemove }: Props) {
  const t = useTexts()
  const [isRenaming, setRenaming] = useState(false)
  const [isChanging, setChanging] = useState(false)

  async function changeRate(rate: AlertRate): Promise<void> {
    setChanging(true)
    const said = await onSave({ alert: rate }).then(
      () => t('saved.rate_changed'),
      (error: unknown) => describeError(error, t).join('\n'),
    )
    notify(said)
    setChanging(false)
  }

  return (
    <article className={styles.search}>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <CriteriaText said={said} name={name} />
      </div>
      <RateSelect value={alert} of={name} isDisabled={isChanging} onChange={(rate) => void changeRate(rate)} />
      <div className={styles.actions}>
        <ResultsLink href={said.href} name={name} />
        <Button look="secondary" isSmall aria-label={t('saved.rename_one', { name })} onClick={() => setRenaming(true)}>
          {t('saved.rename')}
        </Button>
        <Button look="secondary" isSmall aria-label={t('saved.delete_one', { name })} onClick={onRemove}>
          {t('saved.delete')}
        </Button>
      </div>
      {isRenaming && (
        <OpenDialog title={t('saved.rename')} onClose={() => setRenaming(false)}>
          <RenameForm name={name} onSave={onSave} onDone={() => setRenaming(false)} />
        </OpenDialog>
      )}
    </article>
  )
}
