import { metaOf } from '../meta.ts'
import { siteOf } from '../site.ts'
import { useTexts } from '../texts.ts'
import type { Route } from './+types/profile-page'
import { Dashboard } from './dashboard.tsx'
import { loadProfilePage } from './load-profile-page.ts'
import { ProfileShell } from './profile-shell.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadProfilePage('profile', url, siteOf(context))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData) : [])

export default function ProfilePage() {
  const t = useTexts()
  return (
    <ProfileShell title={t('profile.title')} lead={t('profile.lead')}>
      {({ profile }) => <Dashboard profile={profile} />}
    </ProfileShell>
  )
}
