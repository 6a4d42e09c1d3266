import { endsWell } from '../../check/program.ts'

// Ten photos of twelve megapixels from a telephone over a slow line that drops three times, the browser killed once: the
// journey of that name, whole. `npm test` sends three.
const journey = ['test', '--config', 'journeys/playwright.config.ts', 'sends-photos', '--retries=0', '--reporter=list']
if (!(await endsWell('playwright', journey, { PHOTOS: 'all' }))) process.exitCode = 1
