import { getDayHere } from '#contract/day.ts'

import { createMeta } from '../../meta.ts'
import { CardSkeleton } from '../../property/card-skeleton.tsx'
import { PropertyCard } from '../../property/property-card.tsx'
import { getTwinPaths } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { useTexts } from '../../texts.ts'
import { recentlyViewed } from '../stored-lists.ts'
import { loadPersonal } from '../../account/session/load-personal.ts'
import type { Route } from './+types/recently-viewed-page'
import { SavedCards } from './saved-cards.tsx'
import { PersonalShell } from '../../account/personal-shell.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const today = getDayHere()
  return {
    ...loadPersonal(url, getSite(context), getTwinPaths('recently_viewed'), (t) => ({
      title: t('favorite.viewed.title'),
      description: t('favorite.viewed.lead'),
    })),
    today,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function RecentlyViewedPage({ loaderData: { today } }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <PersonalShell title={t('favorite.viewed.title')} lead={t('favorite.viewed.lead')} skeleton={<CardSkeleton />}>
      <SavedCards name="viewed" list={recentlyViewed} skeleton={<CardSkeleton />}>
        {(property) => <PropertyCard property={property} today={today} headingLevel={2} />}
      </SavedCards>
    </PersonalShell>
  )
}
