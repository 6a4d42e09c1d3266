import { data } from 'react-router'

import { loadPersonal } from '../account/session/load-personal.ts'
import { createMeta } from '../meta.ts'
import { getLanguage } from '../paths.ts'
import { getSite } from '../site.ts'
import { getTexts } from '../texts.server.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import { findWorkspacePlace, getWorkspaceTwins } from '../workspace-paths.ts'
import { screenSources } from '../workspace-screens.ts'
import type { Route } from './+types/workspace-page'
import { LiveWorkspace } from './live-workspace.tsx'
import { WorkspaceOutline } from './workspace-outline.tsx'

/** All that the server knows of the workspace: what its screens are called. */
export function loader({ url, context }: Route.LoaderArgs) {
  const place = findWorkspacePlace(url.pathname)
  if (!place || !screenSources[place.screen]) throw data(null, { status: 404 })
  const t = getTexts(getLanguage(url.pathname))
  const named = loadPersonal(url, getSite(context), getWorkspaceTwins(place), () => ({
    title: t(`workspace.title.${place.screen}`),
    description: t('workspace.description'),
  }))
  // The words of the workspace come with its scripts.
  const said = {
    needsScripts: t('workspace.needs_scripts'),
    loading: t('ui.loading'),
    failed: t('workspace.unreachable'),
    retry: t('workspace.retry'),
  }
  return { ...named, place, said }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function WorkspacePage({ loaderData: { head, place, said } }: Route.ComponentProps) {
  const outline = <WorkspaceOutline title={head.title} said={said} />
  return useIsLive() ? <LiveWorkspace place={place} said={said} outline={outline} /> : outline
}
