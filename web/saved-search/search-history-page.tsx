import { PersonalShell } from '../account/personal-shell.tsx'
import { createMeta } from '../meta.ts'
import { describeCriteria } from '../search/describe-criteria.ts'
import { getTwinPaths } from '../paths.ts'
import { getSite } from '../site.ts'
import { useTexts } from '../texts.ts'
import { loadPersonal } from '../account/session/load-personal.ts'
import type { Route } from './+types/search-history-page'
import { SearchHistory } from './search-history.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPersonal(url, getSite(context), getTwinPaths('search_history'), (t) => ({
    title: t('saved.history.title'),
    description: t('saved.history.lead'),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function SearchHistoryPage() {
  const t = useTexts()
  return (
    <PersonalShell title={t('saved.history.title')} lead={t('saved.history.lead')}>
      <SearchHistory say={describeCriteria} />
    </PersonalShell>
  )
}
