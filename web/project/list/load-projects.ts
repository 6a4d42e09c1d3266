import { redirect } from 'react-router'

import { projectEndpoints } from '#contract/project/project.ts'

import type { Call } from '../../api-client.ts'
import { getLanguage } from '../../paths.ts'
import type { Site } from '../../site.ts'
import { describeProblem } from '../../ui/form/describe-problem.ts'
import { getTexts } from '../../texts.server.ts'
import { findProjects, placeNames } from './find-projects.ts'
import { toProjectsAddress, type ProjectSearch } from './projects-address.ts'
import { listProjectChips, type Chip } from './projects-chips.ts'
import { createProjectsHead, writeHeading } from './projects-head.ts'
import { readProjects } from './read-projects.ts'

/** Everything that a page of projects shows. A page past the last one leads to the last one. */
export async function loadProjects(url: URL, site: Site) {
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const call = site.callIn(language)
  const { asked, found, facets } = await findProjects(call, readProjects(url.searchParams))
  const { search, typed, problems } = asked
  if (found.total > 0 && found.page > found.last) {
    throw redirect(toProjectsAddress({ ...search, page: found.last }, language))
  }
  const names = await placeNames(call, search, facets)
  const chips = listProjectChips(search, names, t, language)
  const hrefOf = (one: ProjectSearch) => toProjectsAddress(one, language)
  const ways = found.total === 0 ? await waysOut(call, chips) : []
  return {
    head: createProjectsHead({ search, names, found, site: { url: site.url }, t, language }),
    heading: writeHeading(search, names, t),
    search,
    typed,
    problems: Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [name, describeProblem(t, problem, name)]),
    ),
    names,
    found,
    facets,
    chips: chips.map(({ label, drops, without }) => ({ label, drops, href: hrefOf(without) })),
    waysOut: ways.map(({ drops, without, count }) => ({ label: drops, href: hrefOf(without), count })),
  }
}

/** For a list without projects: which one filter to give up, and how many that would find, most first. */
async function waysOut(call: Call, chips: Chip[]): Promise<(Chip & { count: number })[]> {
  const ways = await Promise.all(
    chips.map(async (chip) => {
      const { meta } = await call(projectEndpoints.projects, chip.without)
      return { ...chip, count: meta.total }
    }),
  )
  return ways.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)
}
