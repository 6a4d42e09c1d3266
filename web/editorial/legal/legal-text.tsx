import type { Crumb } from '../../crumbs.ts'
import { PageIntro } from '../../ui/page/page-intro.tsx'
import { Prose } from '../../ui/page/prose.tsx'
import type { LegalText as Legal } from './legal-texts.ts'
import styles from './legal-text.module.css'

/** A long text in sections, with its contents beside it. */
export function LegalText({
  crumbs,
  text: { title, lead, updated, contents, sections },
}: {
  crumbs: Crumb[]
  text: Legal
}) {
  return (
    <>
      <PageIntro crumbs={crumbs} title={title} lead={lead}>
        <p className="muted">{updated}</p>
      </PageIntro>
      <div className={`wrap ${styles.columns}`}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {sections.map(({ id, title, text }) => (
            <section key={id}>
              <h2 id={id} tabIndex={-1}>
                {title}
              </h2>
              <Prose text={text} hasLinks />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
