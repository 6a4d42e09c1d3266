import { agencyEndpoints } from '#contract/agency/agency.ts'

import { createBreadcrumbData } from '../../crumbs.ts'
import { createMeta, type Head } from '../../meta.ts'
import { createOfficesData } from '../contact-ways/offices-data.ts'
import { getLanguage, toPath, getTwinPaths } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import { useTexts } from '../../texts.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { FormSection } from '../../ui/page/form-section.tsx'
import { FranchiseForm } from '../forms/lazy-forms.ts'
import { ContactWays } from '../contact-ways/contact-ways.tsx'
import { Offices } from '../contact-ways/offices.tsx'
import { PageIntro } from '../../ui/page/page-intro.tsx'
import { useSite } from '../../use-site.ts'
import type { Route } from './+types/franchise-page'
import { NetworkFigures } from './network-figures.tsx'
import { OpeningSteps } from './opening-steps.tsx'
import { WhatYouGet } from './what-you-get.tsx'
import { WhoWeSeek } from './who-we-seek.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = getSite(context)
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const { data: offices } = await site.callIn(language)(agencyEndpoints.locations, {})
  const crumbs = [{ name: t('pieces.home'), path: toPath('home', language) }]
  const head: Head = {
    title: t('franchise.head.title', { brand: site.brand.name }),
    description: t('franchise.head.description'),
    paths: getTwinPaths('franchises'),
    data: [
      createBreadcrumbData(crumbs, { name: t('franchise.crumb'), path: toPath('franchises', language) }, site.url),
      createOfficesData(offices, site.url),
    ],
  }
  return { head, site: { url: site.url, name: site.brand.name }, language, crumbs, offices }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

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
      <section className="section">
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
