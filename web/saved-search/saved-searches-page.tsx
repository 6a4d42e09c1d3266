import { PersonalShell } from '../account/personal-shell.tsx'
import { createMeta } from '../meta.ts'
import { describeCriteria } from '../search/describe-criteria.ts'
import { getTwinPaths } from '../paths.ts'
import { getSite } from '../site.ts'
import { useTexts } from '../texts.ts'
import { loadPersonal } from '../account/session/load-personal.ts'
import type { Route } from './+types/saved-searches-page'
import { SavedSearches } from './saved-searches.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPersonal(url, getSite(context), getTwinPaths('saved_searches'), (t) => ({
    title: t('saved.title'),
    description: t('saved.lead'),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function SavedSearchesPage() {
  const t = useTexts()
  return (
    <PersonalShell title={t('saved.title')} lead={t('saved.lead')}>
      <SavedSearches say={describeCriteria} />
    </PersonalShell>
  )
}
