import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

import { languages } from '../contract/fields.ts'
import { pages, workspacePage } from './pages.ts'
import { planFiles, screens, type PlanFormat, type Screen } from './paths.ts'
import { workspaceScreens } from './workspace-paths.ts'

const entries = Object.entries(pages).flatMap(([screen, file]) =>
  languages.map((language): RouteConfigEntry => {
    const path = screens[screen as Screen][language].slice(1)
    const id = `${screen}.${language}`
    return path ? route(path, file, { id }) : index(file, { id })
  }),
)

const files = Object.entries(planFiles).flatMap(([format, paths]) =>
  languages.map((language) =>
    route(paths[language].slice(1), 'project/plan/plan-file.ts', { id: `plan_${format as PlanFormat}.${language}` }),
  ),
)

const workspace = languages.map((language) =>
  route(`${workspaceScreens.workspace[language].slice(1)}/*`, workspacePage, { id: `workspace.${language}` }),
)

export default [...entries, ...files, ...workspace, route('*', 'shell/error/not-found-page.tsx')] satisfies RouteConfig
