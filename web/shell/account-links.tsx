import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useAccount } from '../use-account.ts'
import styles from './account-links.module.css'

type Props = { place: 'header' | 'drawer'; isOnDark?: boolean }

/** The ways in, and in their place who is signed in, as soon as that is known. */
export function AccountLinks({ place, isOnDark = false }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const account = useAccount()
  return (
    <div className={`${styles.account} ${styles[place]}`}>
      <div className={styles.ways}>
        <ButtonLink
          to={toPath('sign_in', language)}
          look={isOnDark ? 'glass' : 'secondary'}
          isSmall
          data-dialog="signin"
        >
          {t('shell.sign_in')}
        </ButtonLink>
        <ButtonLink className={styles.up} to={toPath('sign_up', language)} look="sol" isSmall data-dialog="signup">
          {t('shell.sign_up')}
        </ButtonLink>
      </div>
      {account && <account.AccountMenu place={place} />}
    </div>
  )
}
