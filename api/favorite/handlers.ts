import { favouriteEndpoints, viewedEndpoints } from '#contract/favorite/favorite.ts'

import { handleSignedIn } from '../http/handle.ts'
import { pageOf } from '../http/list.ts'
import type { Tools } from '../tools.ts'
import {
  clearSaved,
  deleteSaved,
  keepOne,
  type SavedList,
  savedLists,
  listSaved,
  listMoments,
  mergeSaved,
} from './queries.ts'

export function createFavoriteHandlers({ db }: Tools) {
  return [
    ...createHandlers(favouriteEndpoints, savedLists.favourites),
    ...createHandlers(viewedEndpoints, savedLists.viewed),

    handleSignedIn(viewedEndpoints.clear, async ({ session }) => {
      await clearSaved(db, savedLists.viewed, session.client_id)
    }),
  ]

  function createHandlers(endpoints: typeof favouriteEndpoints | typeof viewedEndpoints, list: SavedList) {
    return [
      handleSignedIn(endpoints.list, async ({ input, session, language }) => {
        const { data, gone, total } = await listSaved(db, list, session.client_id, { ...input, language })
        const { meta, links } = pageOf(endpoints.list.path, input, { ...input, total })
        return { data, meta: { ...meta, gone }, links }
      }),

      handleSignedIn(endpoints.merge, async ({ input, session }) => {
        await mergeSaved(db, list, session.client_id, input.items)
        return { data: await listMoments(db, list, session.client_id) }
      }),

      handleSignedIn(endpoints.save, async ({ input, session }) => {
        await keepOne(db, list, session.client_id, input)
      }),

      handleSignedIn(endpoints.remove, async ({ input, session }) => {
        await deleteSaved(db, list, session.client_id, input.code)
      }),
    ]
  }
}
