import { createMeta } from '../../meta.ts'
import { getTwinPaths } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { useTexts } from '../../texts.ts'
import { loadPersonal } from '../session/load-personal.ts'
import type { Route } from './+types/profile-page'
import { Dashboard } from './dashboard.tsx'
import { ProfileShell } from './profile-shell.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPersonal(url, getSite(context), getTwinPaths('profile'), (t) => ({
    title: t('profile.title'),
    description: t('profile.lead'),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function ProfilePage() {
  const t = useTexts()
  return (
    <ProfileShell title={t('profile.title')} lead={t('profile.lead')}>
      {({ profile }) => <Dashboard profile={profile} />}
    </ProfileShell>
  )
}
