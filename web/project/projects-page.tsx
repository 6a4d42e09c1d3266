import { createMeta } from '../meta.ts'
import { getLanguage, toPath } from '../paths.ts'
import { contactDialogId } from '../dialog-ids.ts'
import { getSite } from '../site.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { opens } from '../ui/dialog.tsx'
import { Breadcrumb } from '../ui/page/breadcrumb.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { Pager } from '../ui/pager.tsx'
import type { Route } from './+types/projects-page'
import { FilterForm } from './list/filter-form.tsx'
import { loadProjects } from './list/load-projects.ts'
import { NoProjects } from './list/no-projects.tsx'
import { toProjectsAddress } from './list/projects-address.ts'
import { ProjectCard } from './project-card.tsx'
import styles from './projects-page.module.css'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadProjects(url, getSite(context))
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const site = matches[0].loaderData
  if (!loaderData || !site) return []
  const { head } = loaderData
  const neighbours = (['prev', 'next'] as const).flatMap((rel) =>
    head[rel] ? [{ tagName: 'link' as const, rel, href: site.url + head[rel] }] : [],
  )
  const about = { url: site.url, name: site.brand.name }
  return [...createMeta({ head, site: about, language: getLanguage(location.pathname) }), ...neighbours]
}

export default function ProjectsPage({ loaderData: list }: Route.ComponentProps) {
  const t = useTexts()
  const language = useLanguage()
  const { search, found, chips } = list
  const allHref = toPath('projects', language)
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb crumbs={[{ name: t('pieces.home'), path: toPath('home', language) }]} />
      <h1>{list.heading}</h1>
      <p className={styles.lead}>{t('project.lead')}</p>
      <FilterForm {...list} count={chips.length} />
      <output className={styles.total}>
        {t('project.total', { count: found.total })}
        {found.total > 1 && <span> · {t('project.order')}</span>}
      </output>
      <FilterChips chips={chips} clearHref={allHref} />
      {found.total === 0 ? (
        <NoProjects waysOut={list.waysOut} allHref={allHref}>
          <Button look="secondary" {...opens(contactDialogId)}>
            {t('project.contact')}
          </Button>
        </NoProjects>
      ) : (
        <ul className={styles.cards} aria-label={t('project.results')}>
          {found.projects.map((project, at) => (
            <li key={project.slug}>
              <ProjectCard project={project} headingLevel={2} isFirst={at === 0} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        current={found.page}
        last={found.last}
        toPage={(page) => toProjectsAddress({ ...search, page }, language)}
      />
    </div>
  )
}
