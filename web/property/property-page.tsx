import type { Property } from '#contract/property/property.ts'

import { PropertyCost } from '../mortgage/cost/property-cost.tsx'
import { createMeta } from '../meta.ts'
import { getSite } from '../site.ts'
import { useTexts, type Text } from '../texts.ts'
import { AgentForm } from '../lead/forms/lazy-forms.ts'
import { AgentCard } from '../lead/contact-ways/agent-card.tsx'
import { Breadcrumb } from '../ui/page/breadcrumb.tsx'
import { ContactBar } from '../lead/contact-ways/contact-bar.tsx'
import { Mosaic } from './media/mosaic.tsx'
import { PlaceMap } from '../place/place-map.tsx'
import { Section } from '../ui/page/section.tsx'
import { ShareMenu } from '../lead/referral/share-menu.tsx'
import { PageButtons } from '../favorite-pieces.ts'
import type { Route } from './+types/property-page'
import { writeFirstMessage } from './contact/first-message.ts'
import { ListingCode } from './contact/listing-code.tsx'
import { listCrumbs } from './crumbs.ts'
import { loadProperty } from './load-property.ts'
import { Videos } from './media/videos.tsx'
import { View360 } from './media/view-360.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { PropertyHeader } from './property-header.tsx'
import { PropertyPrice } from './property-price.tsx'
import { QuotaLink } from './quota/quota-link.tsx'
import { QuotaSection } from './quota/quota-section.tsx'
import { Delivery } from './reading/delivery.tsx'
import { Description } from './reading/description.tsx'
import { Details } from './reading/details.tsx'
import { FeatureList } from './reading/feature-list.tsx'
import { Highlights } from './reading/highlights.tsx'
import { PowerWater } from './reading/power-water.tsx'
import { GoneProperty, Standing } from './standing/lazy-standing.ts'
import { SimilarProperties } from './similar-properties.tsx'
import { useOpened } from './use-opened.ts'
import styles from './property-page.module.css'

export function loader({ url, params, context }: Route.LoaderArgs) {
  return loadProperty({ url, params, site: getSite(context) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  const { property, code, similar, today, head, site, language } = loaderData
  const t = useTexts()
  useOpened(property?.code)
  if (!property) {
    return (
      <>
        <GoneProperty code={code} gone={loaderData.gone} />
        <SimilarProperties properties={similar} today={today} />
      </>
    )
  }
  const url = site.url + head.paths[language]
  const message = writeFirstMessage(property, t, language)
  const chat = `${message}\n${url}`
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <div className="trail on-screen">
          <Breadcrumb crumbs={listCrumbs(property, t, language)} />
          <div className={styles.ways} data-code={code}>
            <PageButtons property={property} />
            <ShareMenu title={property.title} url={url} />
          </div>
        </div>
        {/* A new listing starts at its own first picture and with its own figures. */}
        <div id="fotos">
          <Mosaic key={`pictures ${code}`} photos={property.photos} none={t('property.no_photos')} />
        </div>
        <SectionTabs key={code} tabs={listTabs(property, t)} label={t('property.tabs')} />
        <div className={styles.columns}>
          <div className={styles.reading}>
            <div id="datos">
              <PropertyHeader property={property} today={today}>
                {property.business_type === 'sale' && <QuotaLink property={property} />}
              </PropertyHeader>
              <Facts key={code} property={property} />
              <Standing property={property} today={today} />
            </div>
            <Numbers key={`numbers ${code}`} property={property} today={today} />
          </div>
          <aside id="contacto" className={styles.aside} tabIndex={-1}>
            <AgentCard
              isInCollection={property.is_collection}
              agent={property.agent}
              message={chat}
              code={code}
              label={t('property.agent')}
              price={<PropertyPrice property={property} />}
            >
              <AgentForm
                agentId={property.agent.id}
                agencyId={property.agent.agency.id}
                code={code}
                message={message}
                hasTitle
              />
            </AgentCard>
            <ListingCode code={code} />
            <p className={styles.printed}>{url}</p>
          </aside>
        </div>
      </div>
      <SimilarProperties properties={similar} today={today} />
      <ContactBar agent={property.agent} message={chat} code={code}>
        <PropertyPrice property={property} />
      </ContactBar>
    </>
  )
}

function listTabs({ photos }: Property, t: Text) {
  return [
    ...(photos.length > 0 ? [{ id: 'fotos', name: t('property.tabs.photos') }] : []),
    { id: 'datos', name: t('property.tabs.facts') },
    { id: 'numeros', name: t('property.tabs.cost') },
    { id: 'lugar', name: t('property.tabs.map') },
    { id: 'contacto', name: t('property.tabs.contact') },
  ]
}

function Facts({ property }: { property: Property }) {
  const t = useTexts()
  const { description, features, power_water, view_360, videos } = property
  return (
    <>
      <Highlights property={property} />
      <Delivery property={property} />
      <Section title={t('property.description')}>
        <Description text={description} />
      </Section>
      <Section title={t('property.details')}>
        <Details property={property} />
      </Section>
      {features.length > 0 && (
        <Section title={t('property.features')}>
          <FeatureList features={features} />
        </Section>
      )}
      {power_water !== null && (
        <Section id="luz-y-agua" title={t('property.power_water')}>
          <PowerWater features={features} />
        </Section>
      )}
      {view_360 && (
        <Section id="vista-360" title={t('card.view_360')} className="on-screen">
          <View360 view={view_360} />
        </Section>
      )}
      {videos.length > 0 && (
        <Section id="video" title={t('property.videos', { count: videos.length })} className="on-screen">
          <Videos videos={videos} />
        </Section>
      )}
    </>
  )
}

function Numbers({ property, today }: { property: Property; today: string }) {
  const t = useTexts()
  return (
    <>
      <div id="numeros">
        {property.business_type === 'sale' && (
          <Section id="cuota" title={t('property.quota.title')} className="on-screen">
            <QuotaSection property={property} year={Number(today.slice(0, 4))} />
          </Section>
        )}
        <Section id="costo" title={t('cost.title')} className="on-screen">
          <PropertyCost property={property} today={today} />
        </Section>
      </div>
      <Section id="lugar" title={t('property.place')} className="on-screen">
        <PlaceMap
          place={property}
          where={[...new Set([property.sector.name, property.city.name, property.province.name])].join(', ')}
          note={t('property.about_place')}
        />
      </Section>
    </>
  )
}
