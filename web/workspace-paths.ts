import type { Language } from '#contract/language.ts'

import { screens } from './paths.ts'

/**
 * The addresses of who works here. They are one route, and not one each: every route stands in every public page
 * (decision 202). What is no parameter is written `:id`.
 */
export const workspaceScreens = {
  workspace: { es: '/espacio', en: '/en/workspace' },
  listings: { es: '/espacio/propiedades', en: '/en/workspace/listings' },
  editor: { es: '/espacio/propiedades/:id', en: '/en/workspace/listings/:id' },
  preview: { es: '/espacio/propiedades/:id/vista', en: '/en/workspace/listings/:id/preview' },
  history: { es: '/espacio/propiedades/:id/historial', en: '/en/workspace/listings/:id/history' },
  figures: { es: '/espacio/propiedades/:id/cifras', en: '/en/workspace/listings/:id/figures' },
  review: { es: '/espacio/revision', en: '/en/workspace/review' },
  look_alikes: { es: '/espacio/parecidas', en: '/en/workspace/look-alikes' },
  team: { es: '/espacio/equipo', en: '/en/workspace/team' },
  own_agency: { es: '/espacio/agencia', en: '/en/workspace/agency' },
  connections: { es: '/espacio/conexiones', en: '/en/workspace/connections' },
  audit: { es: '/espacio/registro', en: '/en/workspace/audit' },
  own_profile: { es: '/espacio/perfil', en: '/en/workspace/profile' },
  desk: screens.desk,
} as const satisfies Record<string, Record<Language, string>>

export type WorkspaceScreen = keyof typeof workspaceScreens
/** Where somebody is in the workspace: `id` is a draft's number or a listing's code. */
export type WorkspacePlace = { screen: WorkspaceScreen; id: string }

type WithId = {
  [S in WorkspaceScreen]: (typeof workspaceScreens)[S]['es'] extends `${string}:id${string}` ? S : never
}[WorkspaceScreen]

/** The address of a screen of the workspace; `id` is a draft's number or a listing's code. */
export function toWorkspacePath<S extends WorkspaceScreen>(
  screen: S,
  language: Language,
  ...[id]: S extends WithId ? [id: string | number] : []
): string {
  return workspaceScreens[screen][language].replace(':id', String(id))
}

const shapes = Object.entries(workspaceScreens).flatMap(([screen, paths]) =>
  Object.values(paths).map((path) => ({
    screen: screen as WorkspaceScreen,
    shape: new RegExp(`^${path.replace(':id', String.raw`(\d{1,9}|\d{2}-\d{4,8})`)}/?$`),
  })),
)

/** Which screen of the workspace an address is; null where it is none. */
export function findWorkspacePlace(pathname: string): WorkspacePlace | null {
  for (const { screen, shape } of shapes) {
    const found = shape.exec(pathname)
    if (found) return { screen, id: found[1] ?? '' }
  }
  return null
}

/** Both addresses of a place. */
export function getWorkspaceTwins({ screen, id }: WorkspacePlace): Record<Language, string> {
  const path = (language: Language) => workspaceScreens[screen][language].replace(':id', id)
  return { es: path('es'), en: path('en') }
}
