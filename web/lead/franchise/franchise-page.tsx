import { agencyEndpoints } from '#contract/agent/agent.ts'

import { breadcrumbData } from '../../crumbs.ts'
import { metaOf, type Head } from '../../meta.ts'
import { officesData } from '../contact-ways/offices-data.ts'
import { languageOf, pathTo, twinPaths } from '../../paths.ts'
import { siteOf } from '../../site.ts'
import { textsFor } from '../../texts.server.ts'
import { useTexts } from '../../texts.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { FormSection } from '../../ui/page/form-section.tsx'
import { FranchiseForm } from '../forms/late-forms.ts'
import { ContactWays } from '../contact-ways/contact-ways.tsx'
import { Offices } from '../contact-ways/offices.tsx'
import { PageIntro } from '../../ui/page/page-intro.tsx'
import { useSite } from '../../use-site.ts'
import type { Route } from './+types/franchise-page'
import { NetworkFigures } from './network-figures.tsx'
import { OpeningSteps } from './opening-steps.tsx'
import { WhatYouGet } from './what-you-get.tsx'
import { WhoWeSeek } from './who-we-seek.tsx'
import styles from './franchise-page.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = siteOf(context)
  const language = languageOf(url.pathname)
  const t = textsFor(language)
  const { data: offices } = await site.callIn(language)(agencyEndpoints.locations, {})
  const crumbs = [{ name: t('pieces.home'), path: pathTo('home', language) }]
  const head: Head = {
    title: t('franchise.head.title', { brand: site.brand.name }),
    description: t('franchise.head.description'),
    paths: twinPaths('franchises'),
    data: [
      breadcrumbData(crumbs, { name: t('franchise.crumb'), path: pathTo('franchises', language) }, site.url),
      officesData(offices, site.url),
    ],
  }
  return { head, site: { url: site.url, name: site.brand.name }, language, crumbs, offices }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData) : [])

export default function FranchisePage({ loaderData: { crumbs, offices } }: Route.ComponentProps) {
  const t = useTexts()
  const { brand } = useSite()
  const ways = <ContactWays message={t('franchise.message')} />
  return (
    <>
      <PageIntro crumbs={crumbs} title={t('franchise.title')} lead={t('franchise.lead', { brand: brand.name })}>
        <ButtonAnchor href="#solicitud">{t('franchise.ask')}</ButtonAnchor>
      </PageIntro>
      <NetworkFigures offices={offices.length} />
      <WhatYouGet />
      <WhoWeSeek />
      <OpeningSteps />
      <section className={styles.where}>
        <div className="wrap">
          <h2>{t('franchise.where.title')}</h2>
          <p className="introducing">{t('franchise.where.text')}</p>
          <Offices offices={offices} />
        </div>
      </section>
      <FormSection id="solicitud" title={t('franchise.talk.title')} text={t('franchise.talk.text')} beside={ways}>
        <FranchiseForm />
      </FormSection>
    </>
  )
}
