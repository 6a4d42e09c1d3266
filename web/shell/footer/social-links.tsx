import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTiktok,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react'

import { useTexts } from '../../texts.ts'
import { useSite } from '../../use-site.ts'
import styles from './social-links.module.css'

const networks = [
  { key: 'facebook', name: 'Facebook', Icon: IconBrandFacebook },
  { key: 'x', name: 'X', Icon: IconBrandX },
  { key: 'instagram', name: 'Instagram', Icon: IconBrandInstagram },
  { key: 'linkedin', name: 'LinkedIn', Icon: IconBrandLinkedin },
  { key: 'tiktok', name: 'TikTok', Icon: IconBrandTiktok },
  { key: 'youtube', name: 'YouTube', Icon: IconBrandYoutube },
] as const

/** The networks on which the brand is. */
export function SocialLinks() {
  const t = useTexts()
  const { social } = useSite().brand
  const used = networks.filter(({ key }) => social[key])
  if (used.length === 0) return null
  return (
    <ul className={styles.networks} aria-label={t('shell.social')}>
      {used.map(({ key, name, Icon }) => (
        <li key={key}>
          <a href={social[key]} target="_blank" rel="noopener" aria-label={`${name} ${t('shell.new_tab')}`}>
            <Icon size={20} stroke={1.75} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  )
}
