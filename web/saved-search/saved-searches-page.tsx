import { KeptShell } from '../account/kept-shell.tsx'
import { metaOf } from '../meta.ts'
import { saidCriteria } from '../search/said-criteria.ts'
import { twinPaths } from '../paths.ts'
import { siteOf } from '../site.ts'
import { useTexts } from '../texts.ts'
import { loadPersonal } from '../account/session/load-personal.ts'
import type { Route } from './+types/saved-searches-page'
import { SavedSearches } from './saved-searches.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPersonal(url, siteOf(context), twinPaths('saved_searches'), (t) => ({
    title: t('saved.title'),
    description: t('saved.lead'),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData) : [])

export default function SavedSearchesPage() {
  const t = useTexts()
  return (
    <KeptShell title={t('saved.title')} lead={t('saved.lead')}>
      <SavedSearches say={saidCriteria} />
    </KeptShell>
  )
}
