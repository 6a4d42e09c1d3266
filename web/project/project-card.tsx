import { IconCrane, IconMapPin } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { ProjectCard as Project } from '#contract/project/project.ts'

import { formatShortMonth } from '../dates.ts'
import { formatBothPrices, formatMoney } from '../money.ts'
import { toPath } from '../paths.ts'
import { formatPercent } from '#locales/percent.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Picture } from '../ui/picture.tsx'
import { formatFromPrice } from './from-price.ts'
import styles from './project-card.module.css'

type Props = { project: Project; sizes?: string; isFirst?: boolean; headingLevel?: 2 | 3 }

// On a phone a file a tenth smaller than its box cannot be told apart, and is there sooner.
const threeInARow = '(max-width: 639px) calc(90vw - 32px), (max-width: 999px) 50vw, 410px'

/** A project: how far it is, from what price, what reserves a unit, and when it is delivered. */
export function ProjectCard({ project, sizes = threeInARow, isFirst, headingLevel = 3 }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { city, sector, photo, stage, tax_incentive, units_available } = project
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card} data-project={project.slug}>
      <div className={styles.photo}>
        {photo ? (
          <Picture photo={photo} alt="" sizes={sizes} isFirst={isFirst} />
        ) : (
          <IconCrane className={styles.empty} size={56} stroke={1.25} aria-hidden />
        )}
        <p className={styles.badges}>
          <span className="badge sea">{t(`stage.${stage}`)}</span>
          {tax_incentive && <span className="badge sunny">{t('card.confotur')}</span>}
        </p>
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link className="covering" to={toPath('project', language, { slug: project.slug })}>
            {project.name}
          </Link>
        </Heading>
        <p className={styles.place}>
          <IconMapPin size={16} stroke={1.75} aria-hidden />
          {sector.name}, {city.name}
        </p>
        <Progress project={project} />
        <Prices project={project} />
        {units_available > 0 && <p className="fine">{t('card.units_left', { count: units_available })}</p>}
      </div>
    </article>
  )
}

function Progress({ project }: { project: Project }) {
  const t = useTexts()
  const language = useLanguage()
  const { stage, progress, delivery_date, delivery_date_promised } = project
  return (
    <>
      <progress className={styles.bar} max={100} value={progress} aria-label={t('card.progress')} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('card.progress')}</dt>
          <dd>{formatPercent(progress / 100, language)}</dd>
        </div>
        <div>
          <dt>{t(stage === 'finished' ? 'card.delivered' : 'card.delivery')}</dt>
          <dd>{formatShortMonth(delivery_date, language)}</dd>
        </div>
      </dl>
      {delivery_date !== delivery_date_promised && (
        <p className={styles.promised}>
          {t('card.delivery_promised', { date: formatShortMonth(delivery_date_promised, language) })}
        </p>
      )}
    </>
  )
}

function Prices({ project }: { project: Project }) {
  const t = useTexts()
  const language = useLanguage()
  const from = formatFromPrice(project)
  const prices = from && formatBothPrices(from, language)
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{t('card.from')}</dt>
        <dd>
          <span className={styles.price}>{prices ? prices.own : t('card.sold_out')}</span>
          {prices && <span className={styles.other}>{t('ui.or_about', { price: prices.other })}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('card.separation')}</dt>
        <dd>{formatMoney(project.separation_amount, project.currency, language)}</dd>
      </div>
    </dl>
  )
}
