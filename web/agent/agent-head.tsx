import { Link } from 'react-router'

import { toAgencyPath, toAgentPath } from '../paths.ts'
import { formatPhone, toTelephoneLink } from '../phone.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { formatPlace } from '../place/written-place.ts'
import { ContactWays } from './contact-ways.tsx'
import type { Agent, AgentOffice } from './load-agent.ts'
import { ProfileHead } from './profile-head.tsx'
import styles from './profile-head.module.css'
import { capitalize, nameLanguages } from './spoken.ts'

type Props = { agent: Agent; office: AgentOffice; role: string; isCollection: boolean; url: string }

/** Who an agent is, what they say of themselves, where they work, and how to reach them. */
export function AgentHead({ agent, office, role, isCollection, url }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const other = isCollection
    ? { to: toAgentPath(agent, language), text: t('agent.whole_profile') }
    : { to: toAgentPath(agent, language, true), text: t('agent.in_collection') }
  const languages = capitalize(nameLanguages(agent.spoken_languages, language))
  return (
    <ProfileHead
      picture={agent.picture}
      look="portrait"
      name={agent.name}
      role={role}
      about={agent.about}
      facts={[
        { term: t('agent.office'), said: <Office office={office} /> },
        { term: t('agent.languages'), said: languages },
        ...(agent.areas.length > 0
          ? [{ term: t('agent.areas'), said: agent.areas.map(({ name }) => name).join(', ') }]
          : []),
        { term: t('agent.since'), said: String(agent.since) },
        { term: t('agent.license'), said: agent.license },
      ]}
    >
      <ContactWays agent={agent} url={url} />
      {agent.is_collection && (
        <Link className={styles.other} to={other.to}>
          {other.text}
        </Link>
      )}
    </ProfileHead>
  )
}

function Office({ office }: { office: AgentOffice }) {
  return (
    <>
      <Link to={toAgencyPath(office, useLanguage())}>{office.name}</Link>
      <span>{formatPlace(office)}</span>
      <a href={toTelephoneLink(office.phone)}>{formatPhone(office.phone)}</a>
    </>
  )
}
