import { languages, type Language } from '#contract/fields.ts'
import type { ProjectCard } from '#contract/project/project.ts'

import { createBreadcrumbData } from '../../crumbs.ts'
import type { Head } from '../../meta.ts'
import { toPath } from '../../paths.ts'
import type { Text } from '../../texts.ts'
import type { PlaceNames } from './find-projects.ts'
import { toProjectsAddress, type ProjectSearch } from './projects-address.ts'

type Found = { projects: ProjectCard[]; total: number; page: number; last: number }
type Listed = {
  search: ProjectSearch
  names: PlaceNames
  found: Found
  site: { url: string }
  t: Text
  language: Language
}

/** What a list of projects says of itself, and its neighbours' addresses. */
export function createProjectsHead({ search, names, found, site, t, language }: Listed) {
  const kept = keptInCanonical(search)
  const heading = writeHeading(kept, names, t)
  const neighbour = (page: number) =>
    page >= 1 && page <= found.last ? toProjectsAddress({ ...search, page }, language) : null
  const paths = Object.fromEntries(languages.map((twin) => [twin, toProjectsAddress(kept, twin)])) as Head['paths']
  const url = site.url + paths[language]
  const isFree = Object.keys(search).some((name) => !(name in kept))
  const head: Head = {
    title: found.page > 1 ? t('project.title_page', { title: heading, page: found.page }) : heading,
    description: t('project.list_description', { title: heading, count: found.total }),
    paths,
    ...(found.projects[0]?.photo && { image: `${found.projects[0].photo.src}-og.jpg` }),
    isHidden: isFree || found.total === 0,
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: heading,
        url,
        inLanguage: language,
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: found.total,
          itemListElement: found.projects.map(({ slug, name }, at) => ({
            '@type': 'ListItem',
            position: (found.page - 1) * 12 + at + 1,
            url: site.url + toPath('project', language, { slug }),
            name,
          })),
        },
      },
      createBreadcrumbData(
        [{ name: t('pieces.home'), path: toPath('home', language) }],
        { name: heading, path: paths[language] },
        site.url,
      ),
    ],
  }
  return { ...head, prev: neighbour(found.page - 1), next: neighbour(found.page + 1) }
}

/** The filters that deserve a page of their own: a place, and the page. */
function keptInCanonical({ city, sector, page }: ProjectSearch): ProjectSearch {
  return {
    ...(city && { city }),
    ...(sector && { sector }),
    ...(page && { page }),
  }
}

/** "Proyectos en Cap Cana, Punta Cana". */
export function writeHeading({ city, sector }: ProjectSearch, names: PlaceNames, t: Text): string {
  const place = [sector && names.sector, city && names.city].filter(Boolean).join(', ')
  return place ? t('project.list_in', { place }) : t('project.list')
}
