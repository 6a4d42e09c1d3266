import { savedSearchEndpoints, searchHistoryEndpoints } from '#contract/saved-search/saved-search.ts'

import { AppError } from '../app-error.ts'
import { handleSignedIn } from '../http/handle.ts'
import type { Tools } from '../tools.ts'
import { readKnownFilter } from './known-filter.ts'
import {
  changeSearch,
  deleteSearch,
  forgetSearches,
  listHistory,
  listSearches,
  rememberSearches,
  saveSearch,
} from './queries.ts'

export function createSavedSearchHandlers({ db, search }: Tools) {
  return [
    handleSignedIn(savedSearchEndpoints.list, async ({ session }) => ({
      data: await listSearches(db, session.client_id),
    })),

    handleSignedIn(savedSearchEndpoints.save, async ({ input, session, keep }) => {
      const { name, criteria, alert } = input
      const wanted = { name, alert, filter: readKnownFilter(search, criteria) }
      return { data: await saveSearch(db, session.client_id, wanted, (tx, data) => keep(tx, { data })) }
    }),

    handleSignedIn(savedSearchEndpoints.change, async ({ input, session }) => {
      const { id, name, criteria, alert } = input
      return {
        data: await changeSearch(db, session.client_id, id, { name, alert, filter: readKnownFilter(search, criteria) }),
      }
    }),

    handleSignedIn(savedSearchEndpoints.remove, async ({ input, session }) => {
      if (!(await deleteSearch(db, session.client_id, input.id))) throw new AppError('search.not_found')
    }),

    handleSignedIn(searchHistoryEndpoints.list, async ({ session }) => ({
      data: await listHistory(db, session.client_id),
    })),

    handleSignedIn(searchHistoryEndpoints.remember, async ({ input, session }) => {
      const [data] = await rememberSearches(db, session.client_id, [
        { filter: readKnownFilter(search, input.criteria) },
      ])
      return { data: data! }
    }),

    handleSignedIn(searchHistoryEndpoints.merge, async ({ input, session }) => {
      // What a browser remembers may be of a time when there were other places.
      const searched = input.items.filter(({ criteria }) => !search.unknownPlaces(criteria))
      await rememberSearches(
        db,
        session.client_id,
        searched.map(({ criteria, at }) => ({ filter: criteria, at })),
      )
      return { data: await listHistory(db, session.client_id) }
    }),

    handleSignedIn(searchHistoryEndpoints.forget, async ({ input, session }) => {
      if ((await forgetSearches(db, session.client_id, input.id)) === 0) throw new AppError('search.not_found')
    }),

    handleSignedIn(searchHistoryEndpoints.clear, async ({ session }) => {
      await forgetSearches(db, session.client_id)
    }),
  ]
}
