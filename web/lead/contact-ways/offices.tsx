import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { useCallback } from 'react'
import { Link } from 'react-router'

import type { FranchiseLocation } from '#contract/agency/agency.ts'

import { toPath } from '../../paths.ts'
import { formatPhone, toTelephoneLink } from '../../phone.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { useSite } from '../../use-site.ts'
import { MapZoom } from '../../place/map/map-zoom.tsx'
import styles from './offices.module.css'
import { useDrawnMap } from '../../place/map/use-drawn-map.ts'

/** The offices of the network: numbered in a list, and by the same numbers on a map that is drawn when it comes near. */
export function Offices({ offices }: { offices: FranchiseLocation[] }) {
  const { box, drawn, isFailed } = useOfficesMap(offices)
  return (
    <div className={`${styles.offices} ${isFailed ? styles.alone : ''}`}>
      <ol className={styles.list}>
        {offices.map((office, at) => (
          <OfficeLine key={office.id} office={office} number={at + 1} />
        ))}
      </ol>
      <div className={styles.frame} hidden={isFailed} data-map>
        <div ref={box} className={styles.map} />
        {drawn && <MapZoom map={drawn} />}
      </div>
    </div>
  )
}

function OfficeLine({ office, number }: { office: FranchiseLocation; number: number }) {
  const t = useTexts()
  const language = useLanguage()
  const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const
  const { id, name, slug, address, city, phone, email, agents_count } = office
  return (
    <li id={`office-${id}`} className={styles.office} tabIndex={-1}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <div>
        <h3>
          <Link to={toPath('agency', language, { name: slug, id })}>{name}</Link>
          <small>{t('pieces.office_agents', { count: agents_count })}</small>
        </h3>
        <p>
          <IconMapPin {...icon} />
          {address.endsWith(city.name) ? address : `${address}, ${city.name}`}
        </p>
        <p>
          <IconPhone {...icon} />
          <a href={toTelephoneLink(phone)}>{formatPhone(phone)}</a>
        </p>
        <p>
          <IconMail {...icon} />
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </li>
  )
}

function useOfficesMap(offices: FranchiseLocation[]) {
  const { mapStyle: style } = useSite()
  const t = useTexts()
  const draw = useCallback(
    async (container: HTMLElement, onLost: () => void) => {
      if (offices.length === 0) throw new Error('there is no office to draw')
      const { drawOffices } = await import('../../place/map/draw-offices.ts')
      return drawOffices({ container, style, offices, pinClass: styles.pin ?? '', onLost, t })
    },
    [offices, style, t],
  )
  return useDrawnMap(draw)
}
