import type { Crumb } from '../../crumbs.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import styles from './page.module.css'

type Props = { crumbs: Crumb[]; title: string; lead: string; children?: React.ReactNode }

/** How a page of the company begins: the way to it, its heading, one sentence, and what can be done at once. */
export function PageIntro({ crumbs, title, lead, children }: Props) {
  return (
    <div className={styles.intro}>
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.rest}>{children}</div>}
      </div>
    </div>
  )
}
