import { IconBadge, IconHeartHandshake, IconMap2, IconPhoto, IconSchool, IconUsersGroup } from '@tabler/icons-react'

import { useTexts } from '../../texts.ts'
import styles from '../reasons.module.css'

const reasons = [
  { name: 'team', Icon: IconUsersGroup },
  { name: 'training', Icon: IconSchool },
  { name: 'profile', Icon: IconBadge },
  { name: 'listings', Icon: IconPhoto },
  { name: 'referrals', Icon: IconHeartHandshake },
  { name: 'zone', Icon: IconMap2 },
] as const

/** Why an agent works better in the network than alone. */
export function JoinReasons() {
  const t = useTexts()
  return (
    <section className={`wrap section ${styles.reasons}`}>
      <h2>{t('join.reasons.title')}</h2>
      <ul>
        {reasons.map(({ name, Icon }) => (
          <li key={name}>
            <Icon size={28} stroke={1.75} aria-hidden />
            <h3>{t(`join.reasons.${name}.title`)}</h3>
            <p>{t(`join.reasons.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
