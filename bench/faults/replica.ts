import { findPostgres } from '../../check/postgres.ts'
import { endsWell } from '../../check/program.ts'

// Somebody keeps a copy of an agency's listings by `/v2/reso` while ten thousand random writes happen, on the embedded
// database and by four at once on a server, and ends with the same. `npm test` writes forty times.
const words = ['run', 'api/exchange/reso/replica']
const follow = (more: Record<string, string> = {}) => endsWell('vitest', words, { REPLICA_WRITES: '10000', ...more })

if (!(await follow())) process.exitCode = 1
const postgres = await findPostgres()
try {
  if (postgres && !(await follow({ TEST_DATABASE_URL: postgres.url }))) process.exitCode = 1
} finally {
  await postgres?.stop()
}
