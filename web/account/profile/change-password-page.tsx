import { createMeta } from '../../meta.ts'
import { getTwinPaths } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { useTexts } from '../../texts.ts'
import { loadPersonal } from '../session/load-personal.ts'
import type { Route } from './+types/change-password-page'
import { ProfileShell } from './profile-shell.tsx'
import { Safety } from './safety.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPersonal(url, getSite(context), getTwinPaths('change_password'), (t) => ({
    title: t('profile.password.title'),
    description: t('profile.sessions.lead'),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function ChangePasswordPage() {
  const t = useTexts()
  return (
    <ProfileShell title={t('profile.password.title')}>
      {({ profile }) => <Safety hasPassword={profile.has_password} />}
    </ProfileShell>
  )
}
