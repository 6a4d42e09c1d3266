import {
  IconAward,
  IconBuildingStore,
  IconDeviceLaptop,
  IconDiamond,
  IconSchool,
  IconShare3,
} from '@tabler/icons-react'

import { useTexts } from '../../texts.ts'
import styles from '../reasons.module.css'

const parts = [
  { name: 'brand', Icon: IconAward },
  { name: 'technology', Icon: IconDeviceLaptop },
  { name: 'training', Icon: IconSchool },
  { name: 'referrals', Icon: IconShare3 },
  { name: 'collection', Icon: IconDiamond },
  { name: 'opening', Icon: IconBuildingStore },
] as const

/** What the network gives to whoever opens an office. */
export function WhatYouGet() {
  const t = useTexts()
  return (
    <section className={`wrap section ${styles.reasons}`}>
      <h2>{t('franchise.get.title')}</h2>
      <ul>
        {parts.map(({ name, Icon }) => (
          <li key={name}>
            <Icon size={28} stroke={1.75} aria-hidden />
            <h3>{t(`franchise.get.${name}.title`)}</h3>
            <p>{t(`franchise.get.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
