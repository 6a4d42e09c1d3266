import { useTexts } from '../texts.ts'
import styles from './account.module.css'

type Props = { title: string; children: React.ReactNode }

/** A page of one form. */
export function AccountShell({ title, children }: Props) {
  const t = useTexts()
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1>{title}</h1>
        <p className={`unscripted ${styles.noScripts}`}>{t('account.needs_scripts')}</p>
        {children}
      </section>
    </div>
  )
}
