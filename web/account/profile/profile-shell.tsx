import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { SettingsMenu } from '../settings/settings-menu.tsx'
import { useIsLive } from '../../ui/use-is-live.ts'
import styles from './profile.module.css'
import { useProfile, type Known } from './use-profile.ts'

type Props = { title: string; lead?: string; children: (known: Known) => React.ReactNode }

/** A page about whoever is signed in: the settings beside it, and in its place a word where nobody is. */
export function ProfileShell({ title, lead, children }: Props) {
  const isLive = useIsLive()
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      <SettingsMenu />
      <div className={styles.content}>{isLive ? <Mine>{children}</Mine> : <Awaited />}</div>
    </div>
  )
}

function Mine({ children }: Pick<Props, 'children'>) {
  const t = useTexts()
  const language = useLanguage()
  const known = useProfile()
  if (known === 'loading') return <Awaited />
  if (known === 'nobody') {
    return (
      <section className={styles.card}>
        <p>{t('profile.signed_out')}</p>
        <div className="actions">
          <ButtonLink to={toPath('sign_in', language)} data-dialog="signin">
            {t('profile.sign_in')}
          </ButtonLink>
        </div>
      </section>
    )
  }
  if ('failure' in known) {
    return (
      <section className={styles.card} role="alert">
        <p>{describeError(known.failure, t).join('\n')}</p>
        <div className="actions">
          <Button onClick={known.retry}>{t('profile.retry')}</Button>
        </div>
      </section>
    )
  }
  return children(known)
}

/** Until the browser has asked who it is; without scripts it never will. */
function Awaited() {
  const t = useTexts()
  return (
    <>
      <p className="unscripted">{t('profile.needs_scripts')}</p>
      <div className={styles.awaited}>
        <output className="visually-hidden">{t('ui.loading')}</output>
        <div className={styles.card} aria-hidden />
      </div>
    </>
  )
}
