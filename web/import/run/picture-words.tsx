import type { Run } from '#contract/import/import.ts'

import { formatShortMomentHere } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { describeHours } from '../describe-run.ts'

/** Where the pictures of a run stand: how many come, in about how long, and how many could not be read. */
export function PictureWords({ run: { pictures } }: { run: Pick<Run, 'pictures'> }) {
  const t = useTexts()
  const language = useLanguage()
  const { state, waiting, hours, here, failed, rests_until } = pictures
  if (state === 'none') return null
  return (
    <>
      {waiting > 0 ? (
        <p>{t('import.pictures_wait', { count: waiting, time: describeHours(hours, t) })}</p>
      ) : (
        <p className="muted">{t('import.pictures_done', { count: here })}</p>
      )}
      {rests_until && <p>{t('import.pictures_rest', { time: formatShortMomentHere(rests_until, language) })}</p>}
      {failed > 0 && <p>{t('import.pictures_failed', { count: failed })}</p>}
    </>
  )
}
