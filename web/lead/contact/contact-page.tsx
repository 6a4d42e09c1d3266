import { agencyEndpoints } from '#contract/agency/agency.ts'

import { createBreadcrumbData } from '../../crumbs.ts'
import { createMeta, type Head } from '../../meta.ts'
import { getLanguage, toPath, getTwinPaths } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import { useTexts } from '../../texts.ts'
import { ContactForm } from '../forms/lazy-forms.ts'
import { ContactWays } from '../contact-ways/contact-ways.tsx'
import { Offices } from '../contact-ways/offices.tsx'
import { PageIntro } from '../../ui/page/page-intro.tsx'
import { PlaceMap } from '../../place/place-map.tsx'
import { useSite } from '../../use-site.ts'
import type { Route } from './+types/contact-page'
import { AnsweredElsewhere } from './answered-elsewhere.tsx'
import { createCompanyData } from './company-data.ts'
import { CompanyFacts } from './company-facts.tsx'
import styles from './contact-page.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = getSite(context)
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const crumbs = [{ name: t('pieces.home'), path: toPath('home', language) }]
  const path = toPath('contact', language)
  const head: Head = {
    title: t('contact.page.head.title', { brand: site.brand.name }),
    description: t('contact.page.head.description'),
    paths: getTwinPaths('contact'),
    data: [
      createBreadcrumbData(crumbs, { name: t('contact.page.crumb'), path }, site.url),
      createCompanyData(site, site.url + path, t('contact.page.title')),
    ],
  }
  const { data: offices } = await site.callIn(language)(agencyEndpoints.locations, {})
  return { head, site: { url: site.url, name: site.brand.name }, language, crumbs, offices }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function ContactPage({ loaderData: { crumbs, offices } }: Route.ComponentProps) {
  const t = useTexts()
  const { street, city, province, ...place } = useSite().brand.contact.address
  return (
    <>
      <PageIntro crumbs={crumbs} title={t('contact.page.title')} lead={t('contact.page.lead')}>
        <ContactWays message={t('contact.page.message')} />
      </PageIntro>
      <div className={`wrap ${styles.company}`}>
        <section className={styles.form}>
          <h2>{t('contact.page.form')}</h2>
          <p>{t('contact.page.promise')}</p>
          <ContactForm place="page" />
        </section>
        <div className={styles.rest}>
          <section>
            <h2>{t('contact.page.ways')}</h2>
            <CompanyFacts />
          </section>
          <section>
            <h2>{t('contact.page.main_office')}</h2>
            <PlaceMap place={place} where={[street, city, province].join(', ')} isExact />
          </section>
        </div>
      </div>
      {offices.length > 0 && (
        <section className="section grey">
          <div className="wrap">
            <h2>{t('contact.page.offices')}</h2>
            <p className="introducing">{t('contact.page.offices_text')}</p>
            <Offices offices={offices} />
          </div>
        </section>
      )}
      <AnsweredElsewhere />
    </>
  )
}
