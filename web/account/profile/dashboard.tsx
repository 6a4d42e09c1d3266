import type { Profile } from '#contract/account/account.ts'

import { countryNames } from '#locales/country-names.ts'
import { toPath } from '../../paths.ts'
import { formatPhone } from '../../phone.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Avatar } from '../session/avatar.tsx'
import { useSignOut } from '../session/use-signed-call.ts'
import { notify } from '../../ui/snackbar.ts'
import { SavedLinks } from './saved-links.tsx'
import styles from './profile.module.css'

/** Who is signed in, what is held of them, and the ways on. */
export function Dashboard({ profile }: { profile: Profile }) {
  const t = useTexts()
  const language = useLanguage()
  const signOut = useSignOut()
  const leave = () => {
    signOut()
    notify(t('profile.signed_out_done'))
  }
  return (
    <>
      {profile.new_email && <p className={styles.notice}>{t('profile.new_email', { email: profile.new_email })}</p>}
      <section className={`${styles.card} ${styles.person}`}>
        <Avatar user={profile} size={88} />
        <div>
          <h2>{profile.full_name}</h2>
          <small>{profile.email}</small>
          <ul className={styles.types}>
            {profile.type.map((type) => (
              <li key={type}>{t(`form.type.${type}`)}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.card}>
        <h2>{t('profile.kept')}</h2>
        <SavedLinks />
      </section>
      <section className={styles.card}>
        <h2>{t('profile.data')}</h2>
        <Facts profile={profile} />
        <div className="actions">
          <ButtonLink to={toPath('edit_profile', language)}>{t('settings.edit')}</ButtonLink>
          <ButtonLink look="secondary" to={toPath('change_password', language)}>
            {t('settings.password')}
          </ButtonLink>
          <Button look="secondary" onClick={leave}>
            {t('profile.sign_out')}
          </Button>
        </div>
      </section>
    </>
  )
}

function Facts({ profile }: { profile: Profile }) {
  const t = useTexts()
  const country = useCountryName(profile.country)
  const facts = [
    [t('profile.phone'), profile.phone && formatPhone(profile.phone)],
    [t('profile.cellphone'), profile.cellphone && formatPhone(profile.cellphone)],
    [t('profile.country'), country],
    [t('profile.address'), profile.address],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? t('profile.none')}</dd>
        </div>
      ))}
    </dl>
  )
}

function useCountryName(code: string | null): string | undefined {
  const language = useLanguage()
  return code ? countryNames(language).of(code) : undefined
}
