import { IconMapPin, IconPhone } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { AgencyCard } from '#contract/agency/agency.ts'

import { toAgencyPath } from '../paths.ts'
import { formatPhone, toTelephoneLink } from '../phone.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { formatPlace } from '../place/written-place.ts'
import styles from './agency-tile.module.css'

/** An agency in a list: its name leads to the profile, its telephone calls. */
export function AgencyTile({ agency }: { agency: AgencyCard }) {
  const t = useTexts()
  const { name, logo, phone } = agency
  return (
    <article className={styles.tile}>
      <img className={styles.logo} src={logo} alt="" width={64} height={64} loading="lazy" />
      <h2 className={styles.name}>
        <Link className="covering" to={toAgencyPath(agency, useLanguage())}>
          {name}
        </Link>
      </h2>
      <p className={styles.line}>
        <IconMapPin size={17} stroke={1.75} aria-hidden />
        <span>{formatPlace(agency)}</span>
      </p>
      <p className={styles.line}>
        <IconPhone size={17} stroke={1.75} aria-hidden />
        <a className={styles.phone} href={toTelephoneLink(phone)}>
          {formatPhone(phone)}
        </a>
      </p>
      <p className={styles.facts}>
        <span>{t('agency.agents', { count: agency.agents_count })}</span>
        <b>{t('agency.listings', { count: agency.properties_count })}</b>
      </p>
    </article>
  )
}
