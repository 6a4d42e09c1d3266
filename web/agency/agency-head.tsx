import { IconMail, IconPhone } from '@tabler/icons-react'

import { ProfileHead } from '../agent/profile-head.tsx'
import { formatPhone, toTelephoneLink } from '../phone.ts'
import { useTexts } from '../texts.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { formatPlace } from '../place/written-place.ts'
import type { Agency } from './agency-data.ts'

/** What an agency is, what it says of itself, and every way to reach it. */
export function AgencyHead({ agency, hours, role }: { agency: Agency; hours: readonly string[]; role: string }) {
  const t = useTexts()
  const { phone, email, broker_phones } = agency
  const numbers = broker_phones.map((number) => <Telephone key={number} number={number} />)
  return (
    <ProfileHead
      picture={agency.logo}
      look="logo"
      name={agency.name}
      role={
        <>
          {role} · {t('agency.agents', { count: agency.agents_count })} ·{' '}
          {t('agency.listings', { count: agency.properties_count })}
        </>
      }
      about={agency.about}
      facts={[
        { term: t('agency.address'), said: formatPlace(agency) },
        ...(hours.length > 0
          ? [{ term: t('agency.hours'), said: hours.map((line) => <span key={line}>{line}</span>) }]
          : []),
        { term: t('agency.phone'), said: <Telephone number={phone} /> },
        ...(numbers.length > 0 ? [{ term: t('agency.brokers'), said: numbers }] : []),
        { term: t('agency.email'), said: <a href={`mailto:${email}`}>{email}</a> },
      ]}
    >
      <div className="cluster">
        <ButtonAnchor href={toTelephoneLink(phone)}>
          <IconPhone size={20} stroke={1.75} aria-hidden />
          {t('agency.call')}
        </ButtonAnchor>
        <ButtonAnchor look="secondary" href={`mailto:${email}`}>
          <IconMail size={20} stroke={1.75} aria-hidden />
          {t('agency.write')}
        </ButtonAnchor>
      </div>
    </ProfileHead>
  )
}

function Telephone({ number }: { number: string }) {
  return <a href={toTelephoneLink(number)}>{formatPhone(number)}</a>
}
