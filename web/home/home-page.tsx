import { getDayHere } from '#contract/day.ts'

import { toPath, getLanguage, getTwinPaths } from '../paths.ts'
import { createMeta, type Head } from '../meta.ts'
import { ProjectCard } from '../project/project-card.tsx'
import { PropertyCard } from '../property/property-card.tsx'
import { getSite } from '../site.ts'
import { getTexts } from '../texts.server.ts'
import { useLanguage, useTexts } from '../texts.ts'
import type { Route } from './+types/home-page'
import { CityTiles } from './city-tiles.tsx'
import { CollectionTeaser } from './collection-teaser.tsx'
import { FiguresBand } from './figures-band.tsx'
import { readHomeListings } from './home-listings.ts'
import { HomeHero } from './home-hero.tsx'
import { ProjectsUnderWay } from './projects-under-way.tsx'
import { QuotaTeaser } from './quota-teaser.tsx'
import { SectionHead } from './section-head.tsx'
import { RecentArticles } from './recent-articles.tsx'
import { createSiteData } from './site-data.ts'
import { WaysIn } from './ways-in.tsx'
import styles from './home-page.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = getSite(context)
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const head: Head = {
    title: t('home.head.title', { brand: site.brand.name }),
    description: t('home.head.description', { count: site.brand.figures.provinces }),
    paths: getTwinPaths('home'),
    image: '/pictures/hero-og.jpg',
    data: createSiteData(site, language),
  }
  const listings = await readHomeListings(site.callIn(language))
  const today = getDayHere()
  return {
    head,
    site: { url: site.url, name: site.brand.name },
    language,
    today,
    ...listings,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const language = useLanguage()
  const { popular, exclusive, collection, tiles, projects, articles, today } = loaderData
  return (
    <>
      <HomeHero popular={popular} />
      <FiguresBand />
      {exclusive.length > 0 && (
        <section className={styles.section}>
          <div className="wrap">
            <SectionHead
              title={t('home.exclusive.title')}
              text={t('home.exclusive.text')}
              more={{ to: `${toPath('properties', language)}?exclusive=1`, text: t('home.exclusive.all') }}
            />
            <ul className={styles.cards}>
              {exclusive.map((property) => (
                <li key={property.code}>
                  <PropertyCard property={property} today={today} sizes="(max-width: 1000px) 84vw, 302px" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <CollectionTeaser properties={collection} />
      <CityTiles tiles={tiles} />
      <ProjectsUnderWay projects={projects}>
        {(project) => <ProjectCard project={project} sizes="(max-width: 1000px) 84vw, 410px" />}
      </ProjectsUnderWay>
      <QuotaTeaser />
      <WaysIn />
      <RecentArticles articles={articles} />
    </>
  )
}
