import type { InputOf } from '#contract/endpoint.ts'
import { type AgencyProfile, profileEndpoints } from '#contract/team/profile.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { toAgencyPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PictureButton } from '../ui/form/picture-button.tsx'
import styles from './team.module.css'

type Props = { agency: AgencyProfile; onShow: (agency: AgencyProfile) => void }

/** An agency's logo; another goes up as soon as it is chosen. */
export function AgencyLogo({ agency, onShow }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const call = useSignedCall()

  async function send(picture: File): Promise<void> {
    const files = new FormData()
    files.set('picture', picture)
    files.set('agency_id', String(agency.id))
    const endpoint = profileEndpoints.changeLogo
    onShow((await call(endpoint, files as unknown as InputOf<typeof endpoint>)).data)
  }

  return (
    <section className={styles.card}>
      <h2>{t('team.agency.logo')}</h2>
      <div className={`${styles.portrait} ${styles.logo}`}>
        <img src={agency.logo} alt="" width={88} height={88} />
        <b>{agency.name}</b>
        <div className="actions">
          <PictureButton
            label={t('team.agency.logo_change')}
            sending={t('team.profile.picture_sending')}
            accept="image/png,image/webp"
            onSend={send}
          />
          <ButtonLink look="secondary" to={toAgencyPath(agency, language)}>
            {t('team.agency.see')}
          </ButtonLink>
        </div>
      </div>
      <p className={styles.note}>{t('team.agency.logo_hint')}</p>
    </section>
  )
}
