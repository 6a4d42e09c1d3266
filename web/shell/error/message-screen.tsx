import { useTexts } from '../../texts.ts'
import styles from './message-screen.module.css'

type Props = { status: number; title: string; text: string; children: React.ReactNode }

/** A screen that says one thing, and what can be done now. */
export function MessageScreen({ status, title, text, children }: Props) {
  const t = useTexts()
  return (
    <section className={`wrap ${styles.screen}`}>
      <EmptyArch />
      <p className={styles.status}>{t('error_page.status', { status: String(status) })}</p>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  )
}

/** The brand's arch with nobody under it, a palm beside. */
function EmptyArch() {
  return (
    <svg
      className={styles.drawing}
      width="236"
      viewBox="0 0 236 120"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <circle fill="var(--sol)" cx="110" cy="84" r="17" />
      <path stroke="var(--primary)" strokeWidth="9" d="M40 62 110 14l70 48" />
      <path stroke="var(--primary)" strokeWidth="9" d="M66 112V88a44 44 0 0 1 88 0v24" />
      <path stroke="var(--line-strong)" strokeWidth="3" d="M8 112h224" />
      <path
        stroke="var(--sea)"
        strokeWidth="3.5"
        d="M204 112c2-22 1-34-3-46m0 0c-10-7-20-6-27 1m27-1c-6-9-4-17 2-23m-2 23c8-9 17-10 24-5m-24 5c10-1 17 4 19 13"
      />
    </svg>
  )
}
