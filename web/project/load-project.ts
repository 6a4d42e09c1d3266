import { data } from 'react-router'

import { getDayHere } from '#contract/day.ts'
import { projectEndpoints, type Project } from '#contract/project/project.ts'

import { ApiRefusal, type Call } from '../api-client.ts'
import { getLanguage } from '../paths.ts'
import type { Site } from '../site.ts'
import { getTexts } from '../texts.server.ts'
import { createProjectHead } from './project-head.ts'

/** What the page of a project shows; 404 where there is none of that name. */
export async function loadProject(url: URL, slug: string, site: Site) {
  const language = getLanguage(url.pathname)
  const project = await findProject(site.callIn(language), slug)
  const about = { url: site.url, name: site.brand.name }
  const head = createProjectHead({ project, site: about, t: getTexts(language), language })
  return { project, head, site: about, language, today: getDayHere() }
}

async function findProject(call: Call, slug: string): Promise<Project> {
  try {
    return (await call(projectEndpoints.project, { slug })).data
  } catch (error) {
    const isUnknown = error instanceof ApiRefusal && (error.status === 404 || error.status === 422)
    throw isUnknown ? data(null, { status: 404 }) : error
  }
}
