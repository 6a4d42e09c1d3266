import { getDayHere } from '#contract/day.ts'

import { createMeta } from '../../meta.ts'
import { CardSkeleton } from '../../property/card-skeleton.tsx'
import { PropertyCard } from '../../property/property-card.tsx'
import { getTwinPaths } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { useTexts } from '../../texts.ts'
import { favourites } from '../stored-lists.ts'
import { loadPersonal } from '../../account/session/load-personal.ts'
import type { Route } from './+types/favourites-page'
import { SavedCards } from './saved-cards.tsx'
import { PersonalShell } from '../../account/personal-shell.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const today = getDayHere()
  return {
    ...loadPersonal(url, getSite(context), getTwinPaths('favourites'), (t) => ({
      title: t('favorite.favourites.title'),
      description: t('favorite.favourites.lead'),
    })),
    today,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function FavouritesPage({ loaderData: { today } }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <PersonalShell
      title={t('favorite.favourites.title')}
      lead={t('favorite.favourites.lead')}
      skeleton={<CardSkeleton />}
    >
      <SavedCards name="favourites" list={favourites} skeleton={<CardSkeleton />}>
        {(property) => <PropertyCard property={property} today={today} headingLevel={2} />}
      </SavedCards>
    </PersonalShell>
  )
}
