import { IconCloudOff } from '@tabler/icons-react'

import { metaOf } from '../meta.ts'
import { pathTo } from '../paths.ts'
import { siteOf } from '../site.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/offline-page'
import styles from './kept-states.module.css'
import { loadKept } from './load-kept.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadKept('offline', url, siteOf(context))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData) : [])

/** What stands at every address that cannot be reached and of which there is no copy; it is shown without scripts. */
export default function OfflinePage() {
  const t = useTexts()
  const language = useLanguage()
  return (
    <div className={`wrap ${styles.state} ${styles.tall}`}>
      <IconCloudOff size={64} stroke={1.25} aria-hidden />
      <h1>{t('kept.offline.title')}</h1>
      <p>{t('kept.offline.text')}</p>
      <div className={styles.ways}>
        {/* The address that was asked for, once more. */}
        <ButtonAnchor href="">{t('kept.retry')}</ButtonAnchor>
        <ButtonLink to={pathTo('favourites', language)} look="secondary" reloadDocument>
          {t('kept.favourites.title')}
        </ButtonLink>
        <ButtonLink to={pathTo('recently_viewed', language)} look="secondary" reloadDocument>
          {t('kept.viewed.title')}
        </ButtonLink>
      </div>
    </div>
  )
}
