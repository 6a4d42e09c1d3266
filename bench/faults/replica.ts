import { endsWell } from '../../check/program.ts'

// Somebody keeps a copy of an agency's listings by `/v2/reso` while ten thousand random writes happen, and ends with the
// same. `npm test` writes forty times.
if (!(await endsWell('vitest', ['run', 'api/exchange/reso/replica'], { REPLICA_WRITES: '10000' }))) process.exitCode = 1
