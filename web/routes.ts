import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

import { languages } from '../contract/fields.ts'
import { pages } from './pages.ts'
import { screens, type Screen } from './paths.ts'

const entries = Object.entries(pages).flatMap(([screen, file]) =>
  languages.map((language): RouteConfigEntry => {
    const path = screens[screen as Screen][language].slice(1)
    const id = `${screen}.${language}`
    return path ? route(path, file, { id }) : index(file, { id })
  }),
)

export default [...entries, route('*', 'about/not-found-page.tsx')] satisfies RouteConfig
