import { KeptShell } from '../kept/kept-shell.tsx'
import { metaOf } from '../meta.ts'
import { saidCriteria } from '../search/said-criteria.ts'
import { siteOf } from '../site.ts'
import { useTexts } from '../texts.ts'
import type { Route } from './+types/saved-searches-page'
import { loadSearches } from './load-searches.ts'
import { SavedSearches } from './saved-searches.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadSearches('saved_searches', url, siteOf(context))
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
