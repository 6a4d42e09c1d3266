import { IconBuildingCommunity } from '@tabler/icons-react'

import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ListState } from '../../ui/page/list-state.tsx'
import { useNewDraft } from '../use-new-draft.ts'
import { countFilters, type ListingsQuery, toListingsPath } from './listings-address.ts'

/** No listing at all, or none that is as asked. */
export function EmptyListings({ query }: { query: ListingsQuery }) {
  const t = useTexts()
  const language = useLanguage()
  const { create, isCreating } = useNewDraft()
  if (query.state || query.of_colleagues || countFilters(query) > 0) {
    return (
      <ListState icon={IconBuildingCommunity} title={t('listings.none_found')} text={t('listings.none_found_text')}>
        <ButtonLink look="secondary" to={toListingsPath({}, {}, language)}>
          {t('listings.clear')}
        </ButtonLink>
      </ListState>
    )
  }
  return (
    <ListState icon={IconBuildingCommunity} title={t('listings.empty')} text={t('listings.empty_text')}>
      <Button disabled={isCreating} onClick={create}>
        {t('workspace.new_listing')}
      </Button>
    </ListState>
  )
}
