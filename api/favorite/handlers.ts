import { favouriteEndpoints, viewedEndpoints } from '#contract/favorite/favorite.ts'

import { handleSignedIn } from '../http/handle.ts'
import { pageOf } from '../http/list.ts'
import type { Tools } from '../tools.ts'
import { clearKept, dropKept, keepOne, type KeptList, keptLists, listKept, listMoments, mergeKept } from './queries.ts'

export function createFavoriteHandlers({ db }: Tools) {
  return [
    ...doorsOf(favouriteEndpoints, keptLists.favourites),
    ...doorsOf(viewedEndpoints, keptLists.viewed),

    handleSignedIn(viewedEndpoints.clear, async ({ session }) => {
      await clearKept(db, keptLists.viewed, session.client_id)
    }),
  ]

  function doorsOf(doors: typeof favouriteEndpoints | typeof viewedEndpoints, list: KeptList) {
    return [
      handleSignedIn(doors.list, async ({ input, session, language }) => {
        const { data, gone, total } = await listKept(db, list, session.client_id, { ...input, language })
        const { meta, links } = pageOf(doors.list.path, input, { ...input, total })
        return { data, meta: { ...meta, gone }, links }
      }),

      handleSignedIn(doors.merge, async ({ input, session }) => {
        await mergeKept(db, list, session.client_id, input.items)
        return { data: await listMoments(db, list, session.client_id) }
      }),

      handleSignedIn(doors.save, async ({ input, session }) => {
        await keepOne(db, list, session.client_id, input)
      }),

      handleSignedIn(doors.remove, async ({ input, session }) => {
        await dropKept(db, list, session.client_id, input.code)
      }),
    ]
  }
}
