import { languages } from '#contract/fields.ts'
import { loanNames } from '#contract/mortgage/mortgage.ts'
import { projectQuery } from '#contract/project/project.ts'
import { searchQuery } from '#contract/search/search.ts'

import { pages } from '../pages.ts'
import { loanFormNames } from '../lead/forms/loan-address.ts'
import { scheduleNames } from '../lead/visit/schedule-address.ts'
import { getLanguage, planFiles, screens, type Screen } from '../paths.ts'
import { findWorkspacePlace, workspaceScreens } from '../workspace-paths.ts'
import type { Address } from './address.ts'
import { nameOf, readPieces } from './redirects.ts'

/** A search, and the sentence that it was said with. */
const searchNames = [...Object.keys(searchQuery._zod.def.shape), 'said']
const agentNames = ['name', 'city', 'language', 'page']
const agencyNames = ['name', 'city', 'page']
/** What is asked of the listings of one agent or agency. */
const portfolioNames = ['q', 'business_type', 'type', 'sort', 'page']

/** The query names that change what a screen's server render shows; every other name is left to the browser. */
const namesOf: Partial<Record<Screen, readonly string[]>> = {
  properties: searchNames,
  buy: searchNames,
  rent: searchNames,
  punta_cana: searchNames,
  projects: Object.keys(projectQuery._zod.def.shape),
  project: ['status', 'bedrooms', 'sort', 'unit'],
  questions: ['q'],
  loan_calculator: loanNames,
  loan_form: loanFormNames,
  collection_properties: searchNames,
  compare: ['codes'],
  agents: agentNames,
  collection_agents: agentNames,
  agencies: agencyNames,
  agent: portfolioNames,
  collection_agent: portfolioNames,
  agency: portfolioNames,
  schedule: scheduleNames,
  report: ['done'],
}

/** Screens that look the same whatever stands in their address: one page of each is kept, without anybody's link in it. */
const alike: readonly Screen[] = ['restore_password', 'confirm_email', 'alert', 'newsletter', 'visit', 'available']

const shapeOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

const places = [
  ...Object.keys(pages).flatMap((screen) =>
    languages.map((language) => ({
      shape: shapeOf(screens[screen as Screen][language]),
      names: new Set(namesOf[screen as Screen]),
      one: alike.includes(screen as Screen) ? screens[screen as Screen][language].replace(/:\w+/, '-') : undefined,
    })),
  ),
  ...Object.values(planFiles).flatMap((paths) =>
    languages.map((language) => ({ shape: shapeOf(paths[language]), names: new Set(['unit']), one: undefined })),
  ),
]

const noNames: ReadonlySet<string> = new Set()
/** Screens of the workspace: what their addresses ask is the browser's matter. */
const ofWorkspace = { names: new Set<string>(), one: undefined }

/**
 * The one address under which a page is rendered and kept: known names in alphabetical order, empty values dropped.
 * Whatever matches no screen is one page per language, so that strangers' guesses take up no room.
 */
export function pageAddress({ path, query }: Address, routeIds: ReadonlySet<string>): string {
  const isData = isDataPath(path)
  const screenPath = screenPathOf(path)
  const place = placeOf(screenPath)
  const whole = place ? (place.one ?? screenPath) : unknownPath(screenPath)
  const right = place && !place.one ? path : whole + (isData ? '.data' : '')
  const search = query && knownQuery(query, place?.names ?? noNames, isData ? routeIds : noNames)
  return search ? `${right}?${search}` : right
}

/** What an address asks that its screen does not know, as it was written: only a redirect takes it along. */
export function listUnknownParameters({ path, query }: Address): string[] {
  const names = placeOf(screenPathOf(path))?.names ?? noNames
  const routers = isDataPath(path) ? routerNames : noNames
  return readPieces(query).filter((piece) => !names.has(nameOf(piece)) && !routers.has(nameOf(piece)))
}

/** What the router adds to an address that it asks the data of. */
const routerNames: ReadonlySet<string> = new Set(['_routes', 'index'])

const isDataPath = (path: string) => path.endsWith('.data')
const screenPathOf = (path: string) => (isDataPath(path) ? path.slice(0, -'.data'.length).replace(/\/_$/, '/') : path)
const placeOf = (screenPath: string) =>
  places.find(({ shape }) => shape.test(screenPath)) ?? (findWorkspacePlace(screenPath) ? ofWorkspace : undefined)

/** A path that is no screen's in the language of the address; one of the workspace's where the browser looks for it there. */
function unknownPath(path: string): string {
  const language = getLanguage(path)
  const root = workspaceScreens.workspace[language]
  const isInside = path.startsWith(`${root}/`)
  if (language === 'en') return `${isInside ? root : '/en'}/not-found`
  return `${isInside ? root : ''}/no-encontrada`
}

function knownQuery(query: string, names: ReadonlySet<string>, routeIds: ReadonlySet<string>): string {
  const known = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(query)) {
    if (value === '') continue
    if (names.has(name)) known.append(name, value)
    // The router's data calls name the routes they want; a name that is none would only multiply the pages kept.
    if (name === '_routes' && value.split(',').every((id) => routeIds.has(id))) known.append(name, value)
  }
  known.sort()
  return known.toString()
}
