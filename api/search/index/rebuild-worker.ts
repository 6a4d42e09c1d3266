import { parentPort } from 'node:worker_threads'

import type { Bitset } from './bitset.ts'
import { buildBase } from './build-base.ts'
import type { Columns } from './columns.ts'

parentPort!.once('message', ({ columns, alive }: { columns: Columns; alive: Bitset }) => {
  parentPort!.postMessage(buildBase(columns, alive))
})
