import { IconCloudOff } from '@tabler/icons-react'

import { createMeta } from '../../meta.ts'
import { toPath, getTwinPaths } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { PageState } from '../../ui/page/list-state.tsx'
import { loadPersonal } from '../../account/session/load-personal.ts'
import type { Route } from './+types/offline-page'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPersonal(url, getSite(context), getTwinPaths('offline'), (t) => ({
    title: t('favorite.offline.title'),
    description: t('favorite.offline.text'),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

/** What stands at every address that cannot be reached and of which there is no copy; it is shown without scripts. */
export default function OfflinePage() {
  const t = useTexts()
  const language = useLanguage()
  return (
    <PageState icon={IconCloudOff} title={t('favorite.offline.title')} text={t('favorite.offline.text')}>
      {/* The address that was asked for, once more. */}
      <ButtonAnchor href="">{t('favorite.retry')}</ButtonAnchor>
      <ButtonLink to={toPath('favourites', language)} look="secondary" reloadDocument>
        {t('favorite.favourites.title')}
      </ButtonLink>
      <ButtonLink to={toPath('recently_viewed', language)} look="secondary" reloadDocument>
        {t('favorite.viewed.title')}
      </ButtonLink>
    </PageState>
  )
}
