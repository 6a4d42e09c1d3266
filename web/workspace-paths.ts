import type { Language } from '#contract/language.ts'

import { screens } from './paths.ts'

/**
 * The addresses of who works here. They are one route, and not one each: every route stands in every public page
 * (decision 202). What changes from one to the next is written `:id`, and `:run` what belongs to that.
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
  import: { es: '/espacio/importar', en: '/en/workspace/import' },
  import_source: { es: '/espacio/importar/:id', en: '/en/workspace/import/:id' },
  import_run: { es: '/espacio/importar/:id/:run', en: '/en/workspace/import/:id/:run' },
  team: { es: '/espacio/equipo', en: '/en/workspace/team' },
  own_agency: { es: '/espacio/agencia', en: '/en/workspace/agency' },
  connections: { es: '/espacio/conexiones', en: '/en/workspace/connections' },
  audit: { es: '/espacio/registro', en: '/en/workspace/audit' },
  own_profile: { es: '/espacio/perfil', en: '/en/workspace/profile' },
  desk: screens.desk,
} as const satisfies Record<string, Record<Language, string>>

export type WorkspaceScreen = keyof typeof workspaceScreens
/** Where somebody is in the workspace: `id` is a draft's number, a listing's code, or the number of a source. */
export type WorkspacePlace = { screen: WorkspaceScreen; id: string; run: string }

type Ids<Path extends string> = Path extends `${string}:id/:run`
  ? [id: string | number, run: string | number]
  : Path extends `${string}:id${string}`
    ? [id: string | number]
    : []

/** The address of a screen of the workspace, with what changes in it. */
export function toWorkspacePath<S extends WorkspaceScreen>(
  screen: S,
  language: Language,
  ...[id, run]: Ids<(typeof workspaceScreens)[S]['es']>
): string {
  return workspaceScreens[screen][language].replace(':id', String(id)).replace(':run', String(run))
}

const number = String.raw`(\d{1,9})`
const numberOrCode = String.raw`(\d{1,9}|\d{2}-\d{4,8})`

const shapes = Object.entries(workspaceScreens).flatMap(([screen, paths]) =>
  Object.values(paths).map((path) => ({
    screen: screen as WorkspaceScreen,
    shape: new RegExp(
      `^${path.replace(':id', screen.startsWith('import') ? number : numberOrCode).replace(':run', number)}/?$`,
    ),
  })),
)

/** Which screen of the workspace an address is; null where it is none. */
export function findWorkspacePlace(pathname: string): WorkspacePlace | null {
  for (const { screen, shape } of shapes) {
    const found = shape.exec(pathname)
    if (found) return { screen, id: found[1] ?? '', run: found[2] ?? '' }
  }
  return null
}

/** Both addresses of a place. */
export function getWorkspaceTwins({ screen, id, run }: WorkspacePlace): Record<Language, string> {
  const path = (language: Language) => workspaceScreens[screen][language].replace(':id', id).replace(':run', run)
  return { es: path('es'), en: path('en') }
}
