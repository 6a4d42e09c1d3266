import type { DraftDocument, DraftField, DraftPhoto } from '#contract/draft/document.ts'
import type { FieldChange } from '#contract/draft/version.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { describeValue } from '../describe-value.ts'
import { WordDiff } from '../inputs/word-diff.tsx'
import { nameDraftField } from '../name-field.ts'
import { formatShare } from './format-share.ts'
import { listPhotoChanges } from './list-photo-changes.ts'
import styles from './review.module.css'

type Props = { changes: readonly FieldChange[]; currency: DraftDocument['currency'] }

const texts: readonly string[] = ['title_es', 'title_en', 'description_es', 'description_en', 'notes']

/** What changed, field by field: words by words, prices with their share, pictures one by one. */
export function FieldChanges({ changes, currency }: Props) {
  const t = useTexts()
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{nameDraftField(change.field, t)}</dt>
          <dd>
            <OneChange change={change} currency={currency ?? 'USD'} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function OneChange({ change, currency }: { change: FieldChange; currency: 'USD' | 'DOP' }) {
  const t = useTexts()
  const language = useLanguage()
  const { before, after } = change
  const field = change.field as DraftField
  if (field === 'photos' || field === 'plans') {
    return <PictureChanges before={(before ?? []) as DraftPhoto[]} after={(after ?? []) as DraftPhoto[]} />
  }
  if (texts.includes(field) && typeof before === 'string' && typeof after === 'string') {
    return <WordDiff theirs={before} mine={after} />
  }
  const say = (value: unknown) => describeValue(field, value, { t, language, currency })
  const share = field === 'price' && typeof before === 'number' && typeof after === 'number' ? after / before - 1 : null
  // Of what says something for the first time nothing has to stand out.
  if (before === null) return <p className={styles.said}>{say(after)}</p>
  return (
    <p>
      <del>{say(before)}</del> <span aria-hidden>→</span> <ins>{say(after)}</ins>
      {share !== null && <span className={styles.share}> {formatShare(share, language)}</span>}
    </p>
  )
}

function PictureChanges({ before, after }: { before: readonly DraftPhoto[]; after: readonly DraftPhoto[] }) {
  const t = useTexts()
  const changes = listPhotoChanges(before, after)
  return (
    <ul className={styles.pictures}>
      {changes.map(({ key, kind, from, to }) => (
        <li key={key} data-kind={kind}>
          <img src={`/pictures/${key}-360.webp`} alt="" width="120" height="80" loading="lazy" />
          {t(`draft.history_photo_${kind}`, { from, to })}
        </li>
      ))}
    </ul>
  )
}
