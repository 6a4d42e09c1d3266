import { metaOf } from '../meta.ts'
import { siteOf } from '../site.ts'
import { useTexts } from '../texts.ts'
import type { Route } from './+types/change-password-page'
import { loadProfilePage } from './load-profile-page.ts'
import { ProfileShell } from './profile-shell.tsx'
import { Safety } from './safety.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadProfilePage('change_password', url, siteOf(context))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData) : [])

export default function ChangePasswordPage() {
  const t = useTexts()
  return (
    <ProfileShell title={t('profile.password.title')}>
      {({ profile }) => <Safety hasPassword={profile.has_password} />}
    </ProfileShell>
  )
}
