import { endsWell } from '../../check/program.ts'

// Every hostile value at every place of every call, in every name, and random stories of their whole length: `npm test`
// takes samples of them.
const files = ['api/hostile', 'api/saved-search/alert/random-events', 'api/freshness/freshness', 'web/front/hostile']
if (!(await endsWell('vitest', ['run', ...files], { THOROUGH: '1' }))) process.exitCode = 1
