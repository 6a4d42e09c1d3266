import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'

import { type ComparedPair, type ComparedSide, lookAlikeEndpoints } from '#contract/look-alike/look-alike.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { formatMediumDate, formatShortMomentHere } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Picture } from '../ui/picture.tsx'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import { FactTable } from './fact-table.tsx'
import { VerdictBar } from './verdict-bar.tsx'
import styles from './look-alike.module.css'

type Props = { id: number; back: string; next: string; onDone: () => void }

/** Two that look alike, side by side: their pictures in pairs, their facts, and what staff say. */
export function PairPane({ id, back, next, onDone }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { data, failure, again } = useAnswer(`look-alike ${id} ${language}`, (call, signal) =>
    call(lookAlikeEndpoints.lookAlike, { id }, signal),
  )
  if (failure) return <FailedScreen failure={failure} onRetry={again} />
  if (!data) return <Waiting />
  const pair = data.data
  const { one, other, waits_until } = pair
  return (
    <section className={styles.pane} aria-labelledby="pair-title">
      <Link to={back} className={styles.back} preventScrollReset>
        <IconArrowLeft size={18} aria-hidden /> {t('look_alike.back')}
      </Link>
      <h2 id="pair-title">
        {t('look_alike.pair', { one: nameSide(one), other: nameSide(other) })}{' '}
        <small>{t('look_alike.score', { score: pair.score })}</small>
      </h2>
      {waits_until && (
        <p className={styles.refusal}>
          {t('look_alike.waits', { time: formatShortMomentHere(waits_until, language) })}
        </p>
      )}
      <Said pair={pair} />
      <VerdictBar pair={pair} next={next} onDone={onDone} />
      <h3>{t('look_alike.photos')}</h3>
      <PhotoPairs one={one} other={other} />
      <h3>{t('look_alike.facts')}</h3>
      <FactTable one={one} other={other} />
    </section>
  )

  function nameSide({ code }: ComparedSide): string {
    return code ?? t('look_alike.draft')
  }
}

/** What was said of them before, by whom. */
function Said({ pair: { verdict, by, at } }: { pair: ComparedPair }) {
  const t = useTexts()
  const language = useLanguage()
  if (!verdict) return null
  const said = { by: by ?? t('look_alike.network'), date: at ? formatMediumDate(at, language) : '' }
  return <p className={styles.refusal}>{t(`look_alike.verdict.${verdict}`, said)}</p>
}

/** Pictures that both have, beside each other; and below what only one has. */
function PhotoPairs({ one, other }: { one: ComparedSide; other: ComparedSide }) {
  const t = useTexts()
  const twins = one.photos.flatMap((mine, at) => (mine.twin === null ? [] : [{ at, twin: mine.twin }]))
  const alone = [one, other].map((side) => side.photos.flatMap(({ twin }, at) => (twin === null ? [at] : [])))
  const show = (side: ComparedSide, at: number) => {
    const found = side.photos[at]
    if (!found) return null
    const alt = t('look_alike.photo_alt', { number: at + 1, agency: side.agency })
    return <Picture photo={found.photo} alt={alt} sizes="(max-width: 780px) 45vw, 300px" />
  }
  return (
    <>
      {twins.length === 0 && <p className="muted">{t('look_alike.photos_none')}</p>}
      <ul className={styles.twins}>
        {twins.map(({ at, twin }) => (
          <li key={at}>
            <div>{show(one, at)}</div>
            <div>{show(other, twin)}</div>
          </li>
        ))}
      </ul>
      {alone.some((left) => left.length > 0) && (
        <details className={styles.others}>
          <summary>{t('look_alike.photos_other')}</summary>
          {[one, other].map((side, place) => (
            <div key={place}>
              <h4>{side.agency}</h4>
              <ul>
                {alone[place]!.map((at) => (
                  <li key={at}>{show(side, at)}</li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
    </>
  )
}
