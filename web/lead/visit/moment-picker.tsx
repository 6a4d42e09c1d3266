import { IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'

import { getDayHere } from '#contract/day.ts'

import { formatClockElsewhere, formatVisitClock, formatVisitDay, formatVisitMoment } from '../../mail/visit-moments.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { LabelText, ProblemText } from '../../ui/form/field-frame.tsx'
import type { FreeMoments } from './use-free-moments.ts'
import styles from './moment-picker.module.css'
import { DayTile } from './day-tile.tsx'

type Props = {
  legend: string
  moments: FreeMoments
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  onLeave?: (event: React.FocusEvent) => void
  /** How many may be chosen; of one alone another takes its place. */
  max: number
  problem?: string | undefined
  /** Where the reader's clock stands. */
  zone: string | null
}

/** The free moments of an agent, day by day: days are a row to swipe, moments are to be ticked, what is chosen can be let go. */
export function MomentPicker({ legend, moments: { free, taken, hasFailed, retry }, ...rest }: Props) {
  const t = useTexts()
  const id = useId()
  return (
    <fieldset className={styles.picker} aria-describedby={rest.problem ? `${id}-problem` : undefined}>
      <legend>
        <LabelText text={legend} isRequired />
      </legend>
      <ProblemText id={id} problem={rest.problem} />
      {free && free.length > 0 ? (
        <Offered {...rest} free={free} taken={taken} />
      ) : (
        <div className={styles.instead}>
          {!free && !hasFailed && <output>{t('visit.loading')}</output>}
          {free && <p>{t('visit.no_moments')}</p>}
          {!free && hasFailed && (
            <div role="alert">
              <p>{t('visit.moments_failed')}</p>
              <Button look="secondary" isSmall onClick={retry}>
                {t('visit.retry')}
              </Button>
            </div>
          )}
        </div>
      )}
    </fieldset>
  )
}

type Offer = Omit<Props, 'legend' | 'moments'> & Pick<FreeMoments, 'taken'> & { free: readonly string[] }

function Offered({ free, taken, chosen, onChange, onLeave, max, problem, zone }: Offer) {
  const t = useTexts()
  const language = useLanguage()
  const name = useId()
  // What is taken keeps its place, for nothing is to move under a finger.
  const byDay = Map.groupBy([...free, ...taken].toSorted(), (moment) => getDayHere(new Date(moment)))
  const [wanted, setWanted] = useState('')
  const day = byDay.has(wanted) ? wanted : getDayHere(new Date(free[0]!))
  const shown = byDay.get(day)!
  const isFull = max > 1 && chosen.length >= max
  const toggle = (moment: string, isOn: boolean) => {
    if (!isOn) return onChange(chosen.filter((other) => other !== moment))
    onChange(max === 1 ? [moment] : [...chosen, moment].toSorted())
  }
  const there = formatClockElsewhere(shown[0]!, language, zone)
  return (
    <>
      <div className={styles.days} role="radiogroup" aria-label={t('visit.day')}>
        {[...byDay].map(([one, moments]) => (
          <DayTile
            key={one}
            name={name}
            moment={moments[0]!}
            isShown={one === day}
            isPicked={moments.some((moment) => chosen.includes(moment))}
            onShow={() => setWanted(one)}
          />
        ))}
      </div>
      <p className="fine">{t(there ? 'visit.clock_there' : 'visit.clock_here')}</p>
      <fieldset className={styles.moments} aria-label={formatVisitDay(shown[0]!, language)}>
        {shown.map((moment) => {
          const isOn = chosen.includes(moment)
          const elsewhere = formatClockElsewhere(moment, language, zone)
          return (
            <label key={moment} className={styles.moment}>
              <input
                type="checkbox"
                name="visit_moments"
                value={moment}
                checked={isOn}
                disabled={(isFull && !isOn) || taken.includes(moment)}
                aria-invalid={problem ? true : undefined}
                onChange={({ target }) => toggle(moment, target.checked)}
                onBlur={(event) => {
                  if (!event.currentTarget.closest(`.${styles.picker}`)?.contains(event.relatedTarget)) onLeave?.(event)
                }}
              />
              <span>
                {formatVisitClock(moment, language)}
                {elsewhere && <small>{elsewhere}</small>}
              </span>
            </label>
          )
        })}
      </fieldset>
      <Chosen chosen={chosen} isFull={isFull} onRemove={(moment) => toggle(moment, false)} />
    </>
  )
}

type ChosenProps = { chosen: readonly string[]; isFull: boolean; onRemove: (moment: string) => void }

function Chosen({ chosen, isFull, onRemove }: ChosenProps) {
  const t = useTexts()
  const language = useLanguage()
  const count = chosen.length > 0 ? t('visit.chosen', { count: chosen.length }) : t('visit.none_chosen')
  return (
    <div className={styles.chosen}>
      <output className="fine">{isFull ? t('visit.full') : count}</output>
      {chosen.length > 0 && (
        <ul>
          {chosen.map((moment) => (
            <li key={moment}>
              {formatVisitMoment(moment, language)}
              <button
                type="button"
                aria-label={t('visit.remove', { moment: formatVisitMoment(moment, language) })}
                onClick={() => onRemove(moment)}
              >
                <IconX size={16} stroke={2} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
