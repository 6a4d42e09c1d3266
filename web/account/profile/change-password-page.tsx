import { metaOf } from '../../meta.ts'
import { twinPaths } from '../../paths.ts'
import { siteOf } from '../../site.ts'
import { useTexts } from '../../texts.ts'
import { loadPersonal } from '../session/load-personal.ts'
import type { Route } from './+types/change-password-page'
import { ProfileShell } from './profile-shell.tsx'
import { Safety } from './safety.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPersonal(url, siteOf(context), twinPaths('change_password'), (t) => ({
    title: t('profile.password.title'),
    description: t('profile.sessions.lead'),
  }))
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
