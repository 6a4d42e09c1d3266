import type { ProjectCard as Project } from '#contract/project/project.ts'

import { formatMoney } from '../money.ts'
import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { SectionHead } from './section-head.tsx'
import styles from './projects-under-way.module.css'

type Props = { projects: Project[]; children: (project: Project) => React.ReactNode }

/** Three projects being built, and from how much a unit of theirs is reserved. */
export function ProjectsUnderWay({ projects, children }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const [cheapest] = projects.toSorted((one, other) => separationInDollars(one) - separationInDollars(other))
  if (!cheapest) return null
  const more = { to: toPath('projects', language), text: t('home.projects.all') }
  const amount = formatMoney(cheapest.separation_amount, cheapest.currency, language)
  return (
    <section className="section grey">
      <div className="wrap">
        <SectionHead title={t('home.projects.title')} text={t('home.projects.text', { amount })} more={more} />
        <ul className={styles.cards}>
          {projects.map((project) => (
            <li key={project.slug}>{children(project)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** At the rate of the project's own prices. */
function separationInDollars({ separation_amount, from_price, from_price_usd }: Project): number {
  return from_price && from_price_usd ? (separation_amount * from_price_usd) / from_price : separation_amount
}
