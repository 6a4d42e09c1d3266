import type { Language } from '#contract/language.ts'
import { localeTag } from '#locales/texts.ts'

import { toAgencyPath, toAgentPath } from '../paths.ts'
import type { Site } from '../site.ts'
import type { Agent, AgentOffice } from './load-agent.ts'

type Described = {
  agent: Agent
  office: AgentOffice
  role: string
  /** The page's own address. */
  url: string
  site: Site
  language: Language
}

/** The profile as schema.org describes it: a person who works for an agency. Both sections speak of the same person. */
export function createAgentData({ agent, office, role, url, site, language }: Described): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    inLanguage: localeTag[language],
    mainEntity: {
      '@type': 'Person',
      '@id': `${site.url}${toAgentPath(agent, 'es')}#person`,
      name: agent.name,
      description: agent.about,
      image: site.url + agent.picture,
      jobTitle: role,
      telephone: agent.phone,
      email: agent.email,
      knowsLanguage: agent.spoken_languages,
      url: site.url + toAgentPath(agent, language),
      worksFor: {
        '@type': 'RealEstateAgent',
        '@id': `${site.url}${toAgencyPath(office, 'es')}#agency`,
        name: office.name,
        telephone: office.phone,
        image: site.url + office.logo,
        url: site.url + toAgencyPath(office, language),
        address: {
          '@type': 'PostalAddress',
          streetAddress: office.address,
          addressLocality: office.city.name,
          addressCountry: 'DO',
        },
      },
    },
  }
}
