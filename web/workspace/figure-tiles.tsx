import { type FigureDay, figureNames, type FigureName } from '#contract/workspace/workspace.ts'
import { getNumberFormat } from '#locales/texts.ts'

import { formatMediumDate } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import styles from './figure-tiles.module.css'
import { Sparkline } from './sparkline.tsx'

type Props = { days: readonly FigureDay[]; title: string }

/** Days that are compared with as many before them. */
const compared = 30

/** The last 30 days against the 30 before, as numbers with their course, and day by day as a table. */
export function FigureTiles({ days, title }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const last = days.slice(-compared)
  const before = days.slice(-2 * compared, -compared)
  return (
    <section className={styles.figures} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {figureNames.map((name) => (
          <Tile key={name} name={name} last={last} before={before} />
        ))}
      </ul>
      <details>
        <summary>{t('workspace.by_day')}</summary>
        {/* It scrolls, also by the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={styles.scrolls} tabIndex={0} aria-label={t('workspace.by_day')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('workspace.day')}</th>
                {figureNames.map((name) => (
                  <th key={name} scope="col">
                    {t(`workspace.figure.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.day}>
                  <th scope="row">{formatMediumDate(day.day, language)}</th>
                  {figureNames.map((name) => (
                    <td key={name}>{getNumberFormat(language).format(day[name])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  )
}

type TileProps = { name: FigureName; last: readonly FigureDay[]; before: readonly FigureDay[] }

function Tile({ name, last, before }: TileProps) {
  const t = useTexts()
  const language = useLanguage()
  const sum = (days: readonly FigureDay[]) => days.reduce((all, day) => all + day[name], 0)
  const [now, then] = [sum(last), sum(before)]
  const number = getNumberFormat(language)
  const change =
    now === then
      ? t('workspace.as_before')
      : t(now > then ? 'workspace.more_than' : 'workspace.less_than', { count: number.format(Math.abs(now - then)) })
  return (
    <li>
      <span>{t(`workspace.figure.${name}`)}</span>
      <b>{number.format(now)}</b>
      <small data-tone={now > then ? 'up' : now < then ? 'down' : undefined}>{change}</small>
      <Sparkline values={last.map((day) => day[name])} />
    </li>
  )
}
