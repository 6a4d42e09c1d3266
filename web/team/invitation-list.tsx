import { type Invitation, type Team, teamEndpoints } from '#contract/team/team.ts'

import { formatShortMoment } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { useChange } from './member-list.tsx'
import styles from './team.module.css'

type Props = { invitations: readonly Invitation[]; now: number; onShow: (team: Team) => void }

/** Whom the agency has invited and waits for. */
export function InvitationList({ invitations, now, onShow }: Props) {
  const t = useTexts()
  const { isBusy, change } = useChange(onShow)
  return (
    <section>
      <h2>{t('team.invitations')}</h2>
      <ul className={styles.people}>
        {invitations.map((invitation) => {
          const { id, name, email, role } = invitation
          return (
            <li key={id} className={styles.person}>
              <div className={styles.who}>
                <b>{name}</b>
                <small>
                  {email} · {t(`team.role.${role}`)}
                </small>
                <Term invitation={invitation} now={now} />
              </div>
              <div className={styles.actions}>
                <Button
                  look="secondary"
                  isSmall
                  disabled={isBusy}
                  aria-label={t('team.withdraw_of', { name })}
                  onClick={() => change(teamEndpoints.withdrawInvitation, { id }, t('team.withdrawn', { name }))}
                >
                  {t('team.withdraw')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Term({ invitation: { expires_at }, now }: { invitation: Invitation; now: number }) {
  const t = useTexts()
  const language = useLanguage()
  if (!expires_at) return <small>{t('team.invitation_sending')}</small>
  const date = formatShortMoment(expires_at, language)
  const isOver = Date.parse(expires_at) <= now
  return <small>{t(isOver ? 'team.invitation_over' : 'team.invitation_until', { date })}</small>
}
