import { lazy, Suspense } from 'react'

import type { PictureWords } from '#contract/draft/apply-operations.ts'
import type { DraftField } from '#contract/draft/document.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { formatClock } from '../format-clock.ts'
import { useDraft, useEditing } from '../draft-context.ts'
import { useDescribeValue } from '../describe-value.ts'
import { isOf } from '../saving/queue.ts'
import styles from './inputs.module.css'

const WordDiff = lazy(async () => ({ default: (await import('./word-diff.tsx')).WordDiff }))

/** Where somebody else wrote into the same field meanwhile: both values, and which one is to stay. */
export function ClashNote({ name, picture }: { name: DraftField; picture?: PictureWords }) {
  const t = useTexts()
  const language = useLanguage()
  const { store } = useEditing()
  const describe = useDescribeValue()
  const clash = useDraft(({ clashes }) => clashes.find((one) => isOf(one, name, picture)))
  if (!clash) return null
  const who = clash.by ?? t('draft.somebody')
  const isText = typeof clash.mine === 'string' && typeof clash.theirs === 'string' && clash.theirs.includes(' ')
  return (
    <fieldset className={styles.clash} aria-label={t('draft.clash')}>
      <p role="alert">
        {clash.at ? t('draft.clash_at', { who, time: formatClock(clash.at, language) }) : t('draft.clash_by', { who })}
      </p>
      {isText ? (
        <Suspense fallback={<p>{String(clash.theirs)}</p>}>
          <WordDiff mine={String(clash.mine)} theirs={String(clash.theirs)} />
        </Suspense>
      ) : (
        <dl>
          <div>
            <dt>{t('draft.clash_theirs')}</dt>
            <dd>{describe(name, clash.theirs)}</dd>
          </div>
          <div>
            <dt>{t('draft.clash_mine')}</dt>
            <dd>{describe(name, clash.mine)}</dd>
          </div>
        </dl>
      )}
      <div className="cluster">
        <Button isSmall look="secondary" onClick={() => store.resolve(name, 'theirs', picture)}>
          {t('draft.keep_theirs')}
        </Button>
        <Button isSmall onClick={() => store.resolve(name, 'mine', picture)}>
          {t('draft.keep_mine')}
        </Button>
      </div>
    </fieldset>
  )
}
