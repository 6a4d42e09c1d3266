import { data, redirect } from 'react-router'

import { agencyEndpoints } from '#contract/agency/agency.ts'
import { rowId } from '#contract/fields.ts'

import { AgentTile } from '../agent/agent-tile.tsx'
import { loadPortfolio } from '../agent/load-portfolio.ts'
import { PeopleGrid } from '../agent/people-grid.tsx'
import { Portfolio } from '../agent/portfolio.tsx'
import profile from '../agent/profile-page.module.css'
import { toQueryAddress } from '../agent/query-address.ts'
import { ApiRefusal, type Call } from '../api-client.ts'
import { createBreadcrumbData } from '../crumbs.ts'
import { createMeta, type Head } from '../meta.ts'
import { getLanguage, toPath, toAgencyPath } from '../paths.ts'
import { PropertyCard } from '../property/property-card.tsx'
import { getSite } from '../site.ts'
import { getTexts } from '../texts.server.ts'
import { useTexts } from '../texts.ts'
import { AgentForm } from '../lead/forms/lazy-forms.ts'
import { FormSection } from '../ui/page/form-section.tsx'
import { Breadcrumb } from '../ui/page/breadcrumb.tsx'
import { PlaceMap } from '../place/place-map.tsx'
import { ShareMenu } from '../lead/referral/share-menu.tsx'
import { formatPlace } from '../place/written-place.ts'
import type { Route } from './+types/agency-page'
import { createAgencyData, type Agency } from './agency-data.ts'
import { AgencyHead } from './agency-head.tsx'
import { describeHours } from './describe-hours.ts'
import styles from './agency-page.module.css'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const site = getSite(context)
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const call = site.callIn(language)
  const agency = await findAgency(call, params.id)
  const path = toAgencyPath(agency, language)
  if (url.pathname !== path) throw redirect(path + url.search, 301)

  const listings = await loadPortfolio(call, { agency: agency.id }, url, t)
  const crumbs = [
    { name: t('agent.home'), path: toPath('home', language) },
    { name: t('agent.agencies'), path: toPath('agencies', language) },
  ]
  const { page, isFiltered } = listings
  const { name } = agency
  const role = t('agency.role', { city: agency.city.name })
  const title = `${name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}`
  const agents = t('agency.agents', { count: agency.agents_count })
  const head: Head = {
    title: page > 1 ? t('agent.list.title_page', { title, page }) : title,
    description: t('agency.profile.description', {
      name,
      address: formatPlace(agency),
      agents,
      count: agency.properties_count,
    }),
    paths: {
      es: toQueryAddress(toAgencyPath(agency, 'es'), { page }),
      en: toQueryAddress(toAgencyPath(agency, 'en'), { page }),
    },
    isHidden: isFiltered,
    data: [createAgencyData(agency, site, language), createBreadcrumbData(crumbs, { name, path }, site.url)],
  }
  const hours = agency.hours ? describeHours(agency.hours, language, t) : []
  return { agency, hours, listings, crumbs, role, path, head, site: { url: site.url, name: site.brand.name }, language }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function AgencyPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { agency, hours, listings, crumbs, role, path, site, language } = loaderData
  return (
    <>
      <div className={`wrap ${profile.page}`}>
        <div className="trail on-screen">
          <Breadcrumb crumbs={crumbs} />
          <ShareMenu title={agency.name} url={site.url + path} />
        </div>
        <AgencyHead agency={agency} hours={hours} role={role} />
        {agency.agents.length > 0 && (
          <section className={styles.part}>
            <h2>{t('agency.team')}</h2>
            <PeopleGrid label={t('agency.team')}>
              {agency.agents.map((agent) => (
                <li key={agent.id}>
                  <AgentTile agent={agent} headingLevel={3} />
                </li>
              ))}
            </PeopleGrid>
          </section>
        )}
        <Portfolio
          title={t('agency.portfolio')}
          path={path}
          mapPath={`${toPath('properties', language)}?agency=${agency.id}#map`}
          listings={listings}
        >
          {(property) => <PropertyCard property={property} today={listings.today} />}
        </Portfolio>
        <section className={styles.part}>
          <h2>{t('agency.where')}</h2>
          <PlaceMap place={agency} where={formatPlace(agency)} isExact />
        </section>
      </div>
      <FormSection
        id="mensaje"
        title={t('agency.message.title', { name: agency.name })}
        text={t('agency.message.text')}
      >
        <AgentForm agencyId={agency.id} message={t('agency.first_message')} />
      </FormSection>
    </>
  )
}

async function findAgency(call: Call, id: string): Promise<Agency> {
  if (!rowId.safeParse(id).success) throw data(null, { status: 404 })
  try {
    return (await call(agencyEndpoints.agency, { id })).data
  } catch (error) {
    throw error instanceof ApiRefusal && error.status === 404 ? data(null, { status: 404 }) : error
  }
}
