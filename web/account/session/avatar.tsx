import type { User } from '#contract/account/account.ts'

import styles from './avatar.module.css'

type Props = { user: Pick<User, 'profile_picture' | 'full_name'>; size?: 36 | 88 }

/** The picture of a person, or the letters that their name begins with. */
export function Avatar({ user: { profile_picture, full_name }, size = 36 }: Props) {
  if (profile_picture) return <img className={styles.avatar} src={profile_picture} alt="" width={size} height={size} />
  const [first = '', ...rest] = full_name.trim().split(/\s+/)
  const initials = (first.slice(0, 1) + (rest.at(-1)?.slice(0, 1) ?? '')).toLocaleUpperCase('es')
  return (
    <span className={styles.avatar} data-large={size > 36 || undefined} aria-hidden>
      {initials}
    </span>
  )
}
