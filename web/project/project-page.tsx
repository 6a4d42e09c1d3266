import type { ShouldRevalidateFunctionArgs } from 'react-router'

import type { Project } from '#contract/project/project.ts'

import { createMeta } from '../meta.ts'
import { formatBothPrices } from '../money.ts'
import page from '../property/property-page.module.css'
import { Description } from '../property/reading/description.tsx'
import { getSite } from '../site.ts'
import { useLanguage, useTexts, type Text } from '../texts.ts'
import { AgentForm } from '../lead/forms/lazy-forms.ts'
import { AgentCard } from '../lead/contact-ways/agent-card.tsx'
import { Breadcrumb } from '../ui/page/breadcrumb.tsx'
import { ContactBar } from '../lead/contact-ways/contact-bar.tsx'
import { Mosaic } from '../property/media/mosaic.tsx'
import { PlaceMap } from '../place/place-map.tsx'
import { Section } from '../ui/page/section.tsx'
import { SectionTabs } from '../property/section-tabs.tsx'
import { ShareMenu } from '../lead/referral/share-menu.tsx'
import type { Route } from './+types/project-page'
import { formatFromPrice } from './from-price.ts'
import { loadProject } from './load-project.ts'
import { PlanSection } from './plan/plan-section.tsx'
import { listCrumbs } from './project-head.ts'
import styles from './project-page.module.css'
import { Confotur } from './reading/confotur.tsx'
import { ProjectFacts } from './reading/project-facts.tsx'
import { ProjectHeader } from './reading/project-header.tsx'
import { WorksPhotos } from './reading/works-photos.tsx'
import { UnitSection } from './units/unit-section.tsx'

export function loader({ url, params, context }: Route.LoaderArgs) {
  return loadProject(url, params.slug, getSite(context))
}

// Which units are shown and which one is chosen is in the address: that asks for nothing new.
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project, today, head, site, language } = loaderData
  const t = useTexts()
  const url = site.url + head.paths[language]
  const from = formatFromPrice(project)
  const message = from
    ? t('project.first_message', { name: project.name, price: formatBothPrices(from, language).own })
    : t('project.first_message_sold_out', { name: project.name })
  const chat = `${message}\n${url}`
  return (
    <>
      <div className={`wrap ${page.page}`}>
        <div className="trail on-screen">
          <Breadcrumb crumbs={listCrumbs(project, t, language)} />
          <ShareMenu title={project.name} url={url} />
        </div>
        <div id="fotos">
          <Mosaic key={project.slug} photos={project.photos} none={t('project.no_photos')} />
        </div>
        <SectionTabs key={project.slug} tabs={listTabs(project, t)} label={t('project.tabs')} />
        <div className={page.columns}>
          <div className={page.reading}>
            <div id="datos">
              <ProjectHeader project={project} />
              <Facts project={project} />
            </div>
            <Offer project={project} today={today} />
          </div>
          <aside id="contacto" className={page.aside} tabIndex={-1}>
            <AgentCard
              agent={project.agent}
              message={chat}
              label={t('project.agent')}
              project={{ project: project.slug }}
              price={<BarPrice project={project} />}
            >
              <AgentForm agentId={project.agent.id} agencyId={project.agent.agency.id} message={message} hasTitle />
            </AgentCard>
            <p className={page.printed}>{url}</p>
          </aside>
        </div>
      </div>
      <ContactBar agent={project.agent} message={chat} project={{ project: project.slug }}>
        <BarPrice project={project} />
      </ContactBar>
    </>
  )
}

function listTabs({ photos }: Project, t: Text) {
  return [
    ...(photos.length > 0 ? [{ id: 'fotos', name: t('project.tabs.photos') }] : []),
    { id: 'datos', name: t('project.tabs.facts') },
    { id: 'unidades', name: t('project.tabs.units') },
    { id: 'plan', name: t('project.tabs.plan') },
    { id: 'lugar', name: t('project.tabs.map') },
    { id: 'contacto', name: t('project.tabs.contact') },
  ]
}

function Facts({ project }: { project: Project }) {
  const t = useTexts()
  return (
    <>
      <ProjectFacts project={project} />
      <Section title={t('project.description')}>
        <Description text={project.description} />
      </Section>
    </>
  )
}

function Offer({ project, today }: { project: Project; today: string }) {
  const t = useTexts()
  const { progress_photos, tax_incentive, sector, city, province } = project
  return (
    <>
      <Section id="unidades" title={t('project.units')}>
        <UnitSection project={project} />
      </Section>
      <Section id="plan" title={t('project.plan')}>
        <PlanSection project={project} today={today} />
      </Section>
      {progress_photos.length > 0 && (
        <Section id="obra" title={t('project.works')} className="on-screen">
          <WorksPhotos photos={progress_photos} />
        </Section>
      )}
      {tax_incentive && (
        <Section id="confotur" title={t('project.confotur')}>
          <Confotur incentive={tax_incentive} />
        </Section>
      )}
      <Section id="lugar" title={t('project.place')} className="on-screen">
        <PlaceMap
          place={project}
          where={[...new Set([sector.name, city.name, province.name])].join(', ')}
          note={t('project.about_place')}
        />
      </Section>
    </>
  )
}

function BarPrice({ project }: { project: Project }) {
  const t = useTexts()
  const language = useLanguage()
  const from = formatFromPrice(project)
  if (!from) return <p className={styles.price}>{t('card.sold_out')}</p>
  const { own, other } = formatBothPrices(from, language)
  return (
    <p className={styles.price}>
      <b>
        <small>{t('card.from')}</small> {own}
      </b>{' '}
      <span>{t('ui.or_about', { price: other })}</span>
    </p>
  )
}
