import { timeZone } from '#contract/day.ts'
import { perLanguage } from '#locales/per-language.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import styles from './moment-picker.module.css'

type Props = {
  /** Of the group that it is one of. */
  name: string
  /** A moment of that day. */
  moment: string
  isShown: boolean
  /** Whether some of its moments are chosen. */
  isPicked: boolean
  onShow: () => void
}

const part = (style: Intl.DateTimeFormatOptions) =>
  perLanguage((tag) => new Intl.DateTimeFormat(tag, { ...style, timeZone }))
const weekday = part({ weekday: 'short' })
const day = part({ day: 'numeric' })
const month = part({ month: 'short' })

/** A day whose moments can be shown: `lun 24 nov`. */
export function DayTile({ name, moment, isShown, isPicked, onShow }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const at = new Date(moment)
  return (
    <label className={styles.day} data-picked={isPicked || undefined}>
      <input type="radio" name={name} checked={isShown} onChange={onShow} />
      <span>
        <small>{weekday(language).format(at)}</small> <b>{day(language).format(at)}</b>{' '}
        <small>{month(language).format(at)}</small>
        {isPicked && <span className="visually-hidden"> {t('visit.picked')}</span>}
      </span>
    </label>
  )
}
