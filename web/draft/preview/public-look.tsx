import { getDayHere } from '#contract/day.ts'
import type { Property } from '#contract/property/property.ts'

import { AgentCard } from '../../lead/contact-ways/agent-card.tsx'
import { PropertyCost } from '../../mortgage/cost/property-cost.tsx'
import { PlaceMap } from '../../place/place-map.tsx'
import { Mosaic } from '../../property/media/mosaic.tsx'
import { Videos } from '../../property/media/videos.tsx'
import { PropertyHeader } from '../../property/property-header.tsx'
import { PropertyPrice } from '../../property/property-price.tsx'
import { Delivery } from '../../property/reading/delivery.tsx'
import { Description } from '../../property/reading/description.tsx'
import { Details } from '../../property/reading/details.tsx'
import { FeatureList } from '../../property/reading/feature-list.tsx'
import { Highlights } from '../../property/reading/highlights.tsx'
import { PowerWater } from '../../property/reading/power-water.tsx'
import { useTexts } from '../../texts.ts'
import { Section } from '../../ui/page/section.tsx'
import { useDraft } from '../draft-context.ts'
import styles from './preview.module.css'

/** The property's page with what a draft says, of the pieces that the page itself is made of. */
export function PublicLook({ property }: { property: Property }) {
  const t = useTexts()
  const today = getDayHere()
  const hasCity = useDraft(({ document }) => Boolean(document.city))
  const isExact = useDraft(({ document }) => document.is_approximate === false && Boolean(document.exact_point))
  return (
    <article className={`wrap ${styles.page}`}>
      <Mosaic photos={property.photos} none={t('property.no_photos')} />
      <div className={styles.columns}>
        <div>
          <PropertyHeader property={property} today={today} />
          <Facts property={property} />
          {property.price > 0 && (
            <Section title={t('cost.title')}>
              <PropertyCost property={property} today={today} />
            </Section>
          )}
          {hasCity && (
            <Section title={t('property.place')}>
              <PlaceMap
                place={property}
                where={[...new Set([property.sector.name, property.city.name, property.province.name])].join(', ')}
                note={t('property.about_place')}
                isExact={isExact}
              />
            </Section>
          )}
        </div>
        <aside>
          {property.agent.id > 0 && (
            <AgentCard
              agent={property.agent}
              message=""
              label={t('property.agent')}
              price={<PropertyPrice property={property} />}
            />
          )}
        </aside>
      </div>
    </article>
  )
}

function Facts({ property }: { property: Property }) {
  const t = useTexts()
  const { description, features, power_water, videos } = property
  return (
    <>
      <Highlights property={property} />
      <Delivery property={property} />
      {description && (
        <Section title={t('property.description')}>
          <Description text={description} />
        </Section>
      )}
      <Section title={t('property.details')}>
        <Details property={property} />
      </Section>
      {features.length > 0 && (
        <Section title={t('property.features')}>
          <FeatureList features={features} />
        </Section>
      )}
      {power_water !== null && features.length > 0 && (
        <Section title={t('property.power_water')}>
          <PowerWater features={features} />
        </Section>
      )}
      {videos.length > 0 && (
        <Section title={t('property.videos', { count: videos.length })}>
          <Videos videos={videos} />
        </Section>
      )}
    </>
  )
}
