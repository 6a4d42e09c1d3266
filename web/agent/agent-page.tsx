import { createMeta } from '../meta.ts'
import { toPath } from '../paths.ts'
import { PropertyCard } from '../property/property-card.tsx'
import { getSite } from '../site.ts'
import { useTexts } from '../texts.ts'
import { AgentForm } from '../lead/forms/lazy-forms.ts'
import { FormSection } from '../ui/page/form-section.tsx'
import { Breadcrumb } from '../ui/page/breadcrumb.tsx'
import { ShareMenu } from '../lead/referral/share-menu.tsx'
import type { Route } from './+types/agent-page'
import { AgentHead } from './agent-head.tsx'
import { loadAgent } from './load-agent.ts'
import { Portfolio } from './portfolio.tsx'
import styles from './profile-page.module.css'

export function loader({ url, params, context }: Route.LoaderArgs) {
  return loadAgent({ url, params, site: getSite(context) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function AgentPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { agent, office, listings, crumbs, role, isCollection, path, site, language } = loaderData
  const name = agent.name.split(' ')[0]!
  const all = toPath(isCollection ? 'collection_properties' : 'properties', language)
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <div className="trail on-screen">
          <Breadcrumb crumbs={crumbs} />
          <ShareMenu title={agent.name} url={site.url + path} />
        </div>
        <AgentHead agent={agent} office={office} role={role} isCollection={isCollection} url={site.url + path} />
        <Portfolio
          title={t(isCollection ? 'agent.portfolio_collection' : 'agent.portfolio', { name })}
          path={path}
          mapPath={`${all}?agent=${agent.id}#map`}
          listings={listings}
        >
          {(property) => <PropertyCard property={property} today={listings.today} />}
        </Portfolio>
      </div>
      <FormSection id="mensaje" title={t('agent.message.title', { name })} text={t('agent.message.text')}>
        <AgentForm agentId={agent.id} agencyId={office.id} message={t('agent.first_message', { name })} />
      </FormSection>
    </>
  )
}
