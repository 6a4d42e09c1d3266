import { Link } from 'react-router'

import type { Project } from '#contract/project/project.ts'

import { formatLongDate } from '../../dates.ts'
import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import styles from './confotur.module.css'

/** The exemption as its resolution gives it: which one, until when, and whom it exempts. */
export function Confotur({ incentive }: { incentive: NonNullable<Project['tax_incentive']> }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('project.resolution')}</dt>
          <dd>{incentive.resolution}</dd>
        </div>
        <div>
          <dt>{t('project.until')}</dt>
          <dd>{formatLongDate(incentive.until, language)}</dd>
        </div>
        <div>
          <dt>{t('project.for_whom')}</dt>
          <dd>{t(`project.${incentive.beneficiary}`)}</dd>
        </div>
      </dl>
      <p className={styles.law}>{t('project.confotur_law')}</p>
      <p>
        <Link className={styles.more} to={`${toPath('projects', language)}?tax_incentive=1`}>
          {t('project.confotur_more')}
        </Link>
      </p>
    </>
  )
}
