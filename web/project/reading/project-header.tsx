import type { Project } from '#contract/project/project.ts'

import { formatBothPrices } from '../../money.ts'
import { describeRate, OfferHead } from '../../property/offer-head.tsx'
import { useLanguage, useTexts } from '../../texts.ts'
import { formatFromPrice } from '../from-price.ts'

/** Which project it is, where, who builds it, and from how much, with the day and the source of the rate. */
export function ProjectHeader({ project }: { project: Project }) {
  const t = useTexts()
  const language = useLanguage()
  const from = formatFromPrice(project)
  const prices = from ? formatBothPrices(from, language) : undefined
  return (
    <OfferHead
      badges={
        <>
          <span className="badge sea">{t(`stage.${project.stage}`)}</span>
          {project.tax_incentive && (
            <a className="badge sunny" href="#confotur">
              {t('card.confotur')}
            </a>
          )}
        </>
      }
      title={project.name}
      place={project}
      developer={t('project.developer', { developer: project.developer })}
      price={
        prices ? (
          <>
            <small>{t('card.from')}</small> {prices.own}
          </>
        ) : (
          t('card.sold_out')
        )
      }
      converted={
        prices && t('project.at_rate', { price: prices.other, ...describeRate(project.exchange_rate, language) })
      }
    />
  )
}
