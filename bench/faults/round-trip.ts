import { endsWell } from '../../check/program.ts'

// Every agency of the whole demo world takes its listings along as CSV, Excel, RESO and Kyero and brings them again: not
// one is changed. Then one of them is emptied and comes back from each. `npm test` does so with a world of sixty.
const words = ['run', 'demo/comes-back', '--reporter=verbose']
if (!(await endsWell('vitest', words, { ROUND_TRIP: 'whole' }))) process.exitCode = 1
