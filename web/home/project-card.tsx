import { IconCrane, IconMapPin } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { ProjectCard as Project } from '#contract/project.ts'
import { localeTag } from '#locales/texts.ts'

import { money } from '../money.ts'
import { isBuilt } from '../pages.ts'
import { pathTo } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Picture } from '../ui/picture.tsx'
import { queryFor } from './places.ts'
import styles from './project-card.module.css'

/** A project being built: how far it is, from what price, what reserves a unit, and when it is delivered. */
export function ProjectCard({ project }: { project: Project }) {
  const t = useTexts()
  const language = useLanguage()
  const { city, sector, currency, photo } = project
  const path = isBuilt('project')
    ? pathTo('project', language, { slug: project.slug })
    : `${pathTo('properties', language)}?${queryFor(city.slug, sector.slug)}`
  const percent = new Intl.NumberFormat(localeTag[language], { style: 'percent' })
  const delivery = new Intl.DateTimeFormat(localeTag[language], { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        {photo ? (
          <Picture photo={photo} alt="" sizes="(max-width: 1000px) 84vw, 410px" />
        ) : (
          <IconCrane className={styles.empty} size={56} stroke={1.25} aria-hidden />
        )}
        <span className={styles.badge}>{t('card.under_construction')}</span>
      </div>
      <div className={styles.body}>
        <h3>
          <Link className={styles.link} to={path}>
            {project.name}
          </Link>
        </h3>
        <p className={styles.place}>
          <IconMapPin size={16} stroke={1.75} aria-hidden />
          {sector.name}, {city.name}
        </p>
        <progress className={styles.bar} max={100} value={project.progress} aria-label={t('home.projects.progress')} />
        <dl className={styles.facts}>
          <div>
            <dt>{t('home.projects.progress')}</dt>
            <dd>{percent.format(project.progress / 100)}</dd>
          </div>
          <div>
            <dt>{t('home.projects.delivery')}</dt>
            <dd>{delivery.format(new Date(project.delivery_date))}</dd>
          </div>
        </dl>
        <dl className={styles.prices}>
          <div>
            <dt>{t('home.projects.from')}</dt>
            <dd className={styles.price}>
              {project.from_price === null
                ? t('home.projects.sold_out')
                : money(project.from_price, currency, language)}
            </dd>
          </div>
          <div>
            <dt>{t('home.projects.separation')}</dt>
            <dd>{money(project.separation_amount, currency, language)}</dd>
          </div>
        </dl>
      </div>
    </article>
  )
}
