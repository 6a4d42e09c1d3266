import { endsWell } from '../../check/program.ts'

// A flat with ten photos of twelve megapixels, written and published on a telephone of 1 Mbit/s whose network drops five
// times for twenty seconds and whose browser is killed once: at most 1.15 of the reduced bytes, and six minutes unless
// `-- photos --busy` says that the machine has other work. `npm test` sends three photos.
const journey = ['test', '--config', 'journeys/playwright.config.ts', 'publishes-from-a-phone', '--retries=0']
const settings = { PHOTOS: 'all', ...(process.argv.includes('--busy') && { BUSY: '1' }) }
if (!(await endsWell('playwright', [...journey, '--reporter=list'], settings))) process.exitCode = 1
