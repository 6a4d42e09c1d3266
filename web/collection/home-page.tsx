import { Link } from 'react-router'

import { agentEndpoints } from '#contract/agent/agent.ts'
import { searchEndpoints } from '#contract/search/search.ts'

import { AgentTile } from '../agent/agent-tile.tsx'
import { PeopleGrid } from '../agent/people-grid.tsx'
import { createBreadcrumbData } from '../crumbs.ts'
import { createMeta, type Head } from '../meta.ts'
import { getLanguage, toPath, toPropertyPath, getTwinPaths } from '../paths.ts'
import { contactDialogId } from '../dialog-ids.ts'
import { getSite } from '../site.ts'
import { getTexts } from '../texts.server.ts'
import { useTexts } from '../texts.ts'
import { opens } from '../ui/dialog.tsx'
import { chooseVaried } from '../property/varied.ts'
import type { Route } from './+types/home-page'
import { CollectionHero } from './collection-hero.tsx'
import styles from './home-page.module.css'
import { HouseTile } from './house-tile.tsx'

const shownHouses = 5
const shownAgents = 3

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = getSite(context)
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const call = site.callIn(language)
  const [finest, { data: facets }, members] = await Promise.all([
    call(searchEndpoints.properties, { collection: '1', sort: '-price', per_page: 48 }),
    call(searchEndpoints.facets, { collection: '1' }),
    call(agentEndpoints.agents, { collection: '1' }),
  ])
  const houses = chooseVaried(finest.data.filter(({ photo }) => photo)).slice(0, shownHouses)
  const agents = members.data.toSorted((one, other) => other.properties_count - one.properties_count)
  const paths = getTwinPaths('collection')
  const title = t('collection.head.title', { brand: site.brand.name })
  const head: Head = {
    title,
    description: t('collection.head.description', { count: facets.total }),
    paths,
    image: '/pictures/hero-collection-og.jpg',
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: title,
        url: site.url + paths[language],
        inLanguage: language,
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: facets.total,
          itemListElement: houses.map((house, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            url: site.url + toPropertyPath(house, language),
            name: house.title,
          })),
        },
      },
      createBreadcrumbData(
        [{ name: t('agent.home'), path: toPath('home', language) }],
        { name: t('agent.collection'), path: paths[language] },
        site.url,
      ),
    ],
  }
  const about = { url: site.url, name: site.brand.name }
  return {
    head,
    site: about,
    language,
    houses,
    total: facets.total,
    cities: facets.city,
    agents: agents.slice(0, shownAgents),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function CollectionHomePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { houses, total, cities, agents, language } = loaderData
  const all = toPath('collection_properties', language)
  return (
    <div className={styles.page}>
      <CollectionHero total={total} />
      {houses.length > 0 && (
        <section className={`wrap ${styles.section}`}>
          <SectionHead title={t('collection.selection')} more={{ to: all, text: t('collection.all') }} />
          <ul className={styles.houses} data-count={houses.length}>
            {houses.map((house, at) => (
              <li key={house.code}>
                <HouseTile property={house} sizes={at < 2 ? largeSizes : smallSizes} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {cities.length > 0 && (
        <section className={styles.places}>
          <div className={`wrap ${styles.section}`}>
            <SectionHead title={t('collection.places')} />
            <ul>
              {cities.map(({ value, name, count }) => (
                <li key={value}>
                  <Link to={`${all}?city=${value}`}>
                    <span>{name}</span>
                    <small>{t('collection.count', { count })}</small>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {agents.length > 0 && (
        <section className={styles.people}>
          <div className={`wrap ${styles.section}`}>
            <SectionHead
              title={t('collection.agents')}
              more={{ to: toPath('collection_agents', language), text: t('collection.all_agents') }}
            />
            <PeopleGrid label={t('collection.agents')}>
              {agents.map((agent) => (
                <li key={agent.id}>
                  <AgentTile agent={agent} isInCollection headingLevel={3} />
                </li>
              ))}
            </PeopleGrid>
          </div>
        </section>
      )}
      <section className={`wrap ${styles.section} ${styles.private}`}>
        <h2>{t('collection.private')}</h2>
        <p>{t('collection.private_text')}</p>
        <button type="button" className="gilded" {...opens(contactDialogId)}>
          {t('collection.talk')}
        </button>
      </section>
    </div>
  )
}

function SectionHead({ title, more }: { title: string; more?: { to: string; text: string } }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {more && <Link to={more.to}>{more.text}</Link>}
    </div>
  )
}

const largeSizes = '(max-width: 640px) 82vw, (max-width: 1333px) 60vw, 720px'
const smallSizes = '(max-width: 640px) 82vw, (max-width: 1000px) 50vw, 410px'
