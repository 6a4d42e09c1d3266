import { IconMail, IconPhone } from '@tabler/icons-react'

import { formatPhone, toTelephoneLink } from '../phone.ts'
import { useTexts } from '../texts.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { formatPlace } from '../place/written-place.ts'
import type { Agency } from './agency-data.ts'
import styles from '../agent/agent-head.module.css'

/** What an agency is, what it says of itself, and every way to reach it. */
export function AgencyHead({ agency, role }: { agency: Agency; role: string }) {
  const t = useTexts()
  return (
    <div className={styles.head}>
      <img className={styles.logo} src={agency.logo} alt="" width={120} height={120} fetchPriority="high" />
      <div>
        <h1>{agency.name}</h1>
        <p className={styles.role}>
          {role} · {t('agency.agents', { count: agency.agents_count })} ·{' '}
          {t('agency.listings', { count: agency.properties_count })}
        </p>
        <p className={styles.about}>{agency.about}</p>
        <div className="cluster">
          <ButtonAnchor href={toTelephoneLink(agency.phone)}>
            <IconPhone size={20} stroke={1.75} aria-hidden />
            {t('agency.call')}
          </ButtonAnchor>
          <ButtonAnchor look="secondary" href={`mailto:${agency.email}`}>
            <IconMail size={20} stroke={1.75} aria-hidden />
            {t('agency.write')}
          </ButtonAnchor>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('agency.address')}</dt>
          <dd>{formatPlace(agency)}</dd>
        </div>
        <div>
          <dt>{t('agency.phone')}</dt>
          <dd>
            <Telephone number={agency.phone} />
          </dd>
        </div>
        {agency.broker_phones.length > 0 && (
          <div>
            <dt>{t('agency.brokers')}</dt>
            <dd>
              {agency.broker_phones.map((number) => (
                <Telephone key={number} number={number} />
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('agency.email')}</dt>
          <dd>
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </dd>
        </div>
      </dl>
    </div>
  )
}

function Telephone({ number }: { number: string }) {
  return <a href={toTelephoneLink(number)}>{formatPhone(number)}</a>
}
