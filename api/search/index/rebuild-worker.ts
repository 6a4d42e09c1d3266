import { parentPort, workerData } from 'node:worker_threads'

import type { Bitset } from './bitset.ts'
import { buildBase } from './build-base.ts'
import type { Columns } from './columns.ts'

const { columns, alive } = workerData as { columns: Columns; alive: Bitset }
parentPort?.postMessage(buildBase(columns, alive))
