import { PersonalShell } from '../../account/personal-shell.tsx'
import { loadPersonal } from '../../account/session/load-personal.ts'
import { createMeta } from '../../meta.ts'
import { getTwinPaths } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { useTexts } from '../../texts.ts'
import type { Route } from './+types/visits-page'
import { OwnVisits } from './own-visits.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPersonal(url, getSite(context), getTwinPaths('visits'), (t) => ({
    title: t('visit.own.title'),
    description: t('visit.own.lead'),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function VisitsPage() {
  const t = useTexts()
  return (
    <PersonalShell title={t('visit.own.title')} lead={t('visit.own.lead')} isOfHomes={false}>
      <OwnVisits />
    </PersonalShell>
  )
}
