import type { Transaction } from '../database/open.ts'
import type { Outcome } from './applying/store-batch.ts'
import type { SourceRow } from './queries.ts'

/**
 * The place where pictures of other addresses are asked for, in the transaction that keeps what their rows say:
 * `import_item.pictures` has them in order, covers first, and the queue takes them from there.
 */
export async function enqueuePictureFetches(
  _tx: Transaction,
  _source: SourceRow,
  _outcomes: readonly Outcome[],
): Promise<void> {}
