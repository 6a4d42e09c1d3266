import { providerNames } from '#contract/account/provider.ts'

import { useTexts } from '../../texts.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { useSite } from '../../use-site.ts'
import { ProviderMark } from './provider-mark.tsx'
import styles from './provider.module.css'
import { useWayToProvider } from './use-way-to-provider.ts'

/** The accounts elsewhere that serve as well as a password; nothing where none is configured. */
export function SocialBlock() {
  const t = useTexts()
  const wayTo = useWayToProvider()
  const { providers } = useSite()
  if (providers.length === 0) return null
  return (
    <div className={styles.social}>
      {providers.map((provider) => (
        <ButtonAnchor key={provider} look="secondary" className={styles.provider} href={wayTo(provider)}>
          <ProviderMark provider={provider} />
          {t('account.provider.go_on', { provider: providerNames[provider] })}
        </ButtonAnchor>
      ))}
      <p className={styles.or}>{t('account.or')}</p>
    </div>
  )
}
