import { projectEndpoints } from '#contract/project/project.ts'

import { handle } from '../http/handle.ts'
import { pageOf } from '../http/list.ts'
import type { Tools } from '../tools.ts'
import { countProjects } from './facets.ts'
import { listProjects, getProject, projectsPerPage } from './queries.ts'

export function createProjectHandlers({ readDb, search }: Tools) {
  return [
    handle(projectEndpoints.projects, async ({ input: { page, ...filter }, language }) => {
      const { total, projects } = await listProjects(readDb, filter, page, language)
      const numbers = { page, per_page: projectsPerPage, total }
      return { data: projects, ...pageOf(projectEndpoints.projects.path, filter, numbers) }
    }),

    handle(projectEndpoints.facets, async ({ input }) => ({ data: await countProjects(readDb, input) })),

    handle(projectEndpoints.project, async ({ input, language }) => ({
      data: await getProject(readDb, input.slug, language, search.counts().agent),
    })),
  ]
}
