import { createMeta } from '../../meta.ts'
import { getTwinPaths } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { useTexts } from '../../texts.ts'
import { loadPersonal } from '../session/load-personal.ts'
import type { Route } from './+types/edit-profile-page'
import { DeleteAccount } from './delete-account.tsx'
import { EditForm } from './edit-form.tsx'
import { PictureForm } from './picture-form.tsx'
import { ProfileShell } from './profile-shell.tsx'
import styles from './profile.module.css'
import { TakeAlong } from './take-along.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPersonal(url, getSite(context), getTwinPaths('edit_profile'), (t) => ({
    title: t('profile.edit.title'),
    description: t('profile.edit.lead'),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function EditProfilePage() {
  const t = useTexts()
  return (
    <ProfileShell title={t('profile.edit.title')} lead={t('profile.edit.lead')}>
      {(known) => (
        <>
          {known.profile.new_email && (
            <output className={styles.notice}>{t('profile.new_email', { email: known.profile.new_email })}</output>
          )}
          <PictureForm {...known} />
          {/* A new address waits elsewhere: its field has the present one again. */}
          <EditForm key={known.profile.new_email} {...known} />
          <TakeAlong />
          <DeleteAccount profile={known.profile} />
        </>
      )}
    </ProfileShell>
  )
}
