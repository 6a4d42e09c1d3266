import { besideEndpoints } from '#contract/draft/beside.ts'
import { waitingEndpoints } from '#contract/draft/waiting.ts'
import { comparablesEndpoints } from '#contract/draft/comparables.ts'
import { draftEndpoints } from '#contract/draft/draft.ts'
import { versionEndpoints } from '#contract/draft/version.ts'
import { lookAlikeEndpoints } from '#contract/look-alike/look-alike.ts'
import { privateEndpoints } from '#contract/property/private.ts'

import { handleSignedIn } from '../http/handle.ts'
import type { Tools } from '../tools.ts'
import { addDraft, addRestoredDraft } from './add-draft.ts'
import { changeDraft } from './change-draft.ts'
import { listDraftLookAlikes } from './suspend-draft.ts'
import { loadDraft } from './load-draft.ts'
import { loadChanges, loadReview, loadVersion, loadVersions } from './load-versions.ts'
import { publishDraft } from './publish-draft.ts'
import { findDraft, listProjects } from './queries.ts'
import { loadComparables } from './load-comparables.ts'
import { storeWait } from './store-wait.ts'
import { deleteDraft, returnDraft, scheduleDraft, submitDraft, takeBackDraft } from './update-draft.ts'
import { loadPrivate, updatePrivate } from './update-private.ts'

/** The endpoints of drafts: writing, looking through, publishing. */
export function createDraftHandlers(tools: Tools) {
  const { db, now } = tools
  const ends = draftEndpoints
  return [
    handleSignedIn(ends.createDraft, async ({ input, session, keep }) => ({
      data: await addDraft(tools, session, input, keep),
    })),
    handleSignedIn(ends.draft, async ({ input, session }) => ({
      data: await loadDraft(db, session, await findDraft(db, session, input.id), now()),
    })),
    handleSignedIn(ends.changeDraft, ({ input, session, keep }) =>
      changeDraft(tools, session, input.id, input.ops, keep),
    ),
    handleSignedIn(ends.deleteDraft, async ({ input, session }) => {
      await deleteDraft(tools, session, input.id)
      return null
    }),
    handleSignedIn(ends.submitDraft, async ({ input, session, keep }) => ({
      data: await submitDraft(tools, session, input, keep),
    })),
    handleSignedIn(ends.takeBackDraft, async ({ input, session, keep }) => ({
      data: await takeBackDraft(tools, session, input.id, keep),
    })),
    handleSignedIn(ends.returnDraft, async ({ input, session, keep }) => ({
      data: await returnDraft(tools, session, input, keep),
    })),
    handleSignedIn(ends.publishDraft, async ({ input, session, keep }) => ({
      data: await publishDraft(tools, session, input, keep),
    })),
    handleSignedIn(ends.scheduleDraft, async ({ input, session, keep }) => ({
      data: await scheduleDraft(tools, session, input, keep),
    })),
    handleSignedIn(lookAlikeEndpoints.draftLookAlikes, async ({ input, session }) => ({
      data: await listDraftLookAlikes(db, session, await findDraft(db, session, input.id)),
    })),
    ...createBesideHandlers(tools),
    ...createVersionHandlers(tools),
  ]
}

function createBesideHandlers({ db }: Tools) {
  const ends = besideEndpoints
  return [
    handleSignedIn(comparablesEndpoints.comparables, async ({ input, session }) => ({
      data: await loadComparables(db, await findDraft(db, session, input.id)),
    })),
    handleSignedIn(ends.projects, async ({ input, session }) => ({
      data: await listProjects(db, (await findDraft(db, session, input.id)).row),
    })),
    handleSignedIn(waitingEndpoints.announceWaiting, async ({ input, session }) => {
      await storeWait(db, session, input)
      return null
    }),
  ]
}

function createVersionHandlers(tools: Tools) {
  const { db, now } = tools
  const ends = versionEndpoints
  return [
    handleSignedIn(ends.versions, ({ input, session }) => loadVersions(db, session, input.code)),
    handleSignedIn(ends.version, async ({ input, session }) => ({
      data: await loadVersion(db, session, input.code, input.n),
    })),
    handleSignedIn(ends.restore, async ({ input, session, keep }) => ({
      data: await addRestoredDraft(tools, session, input, keep),
    })),
    handleSignedIn(ends.changes, async ({ input, session }) => ({ data: await loadChanges(db, session, input.id) })),
    handleSignedIn(ends.review, async ({ language, session }) => ({
      data: await loadReview(db, session, language, now()),
    })),
    handleSignedIn(privateEndpoints.private, async ({ input, session }) => ({
      data: await loadPrivate(tools, session, input.code),
    })),
    handleSignedIn(privateEndpoints.changePrivate, async ({ input: { code, ...said }, session }) => ({
      data: await updatePrivate(tools, session, code, said),
    })),
  ]
}
