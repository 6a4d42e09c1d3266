import { endsWell } from '../../check/program.ts'

// A day of an agent, a manager and whoever looks for a home, whole: the journey of that name in both languages, with ten
// pictures. It takes minutes of three browsers, so `npm test` walks its parts alone.
const journey = [
  'test',
  '--config',
  'journeys/playwright.config.ts',
  'walks-a-whole-day',
  '--retries=0',
  '--reporter=list',
]
if (!(await endsWell('playwright', journey, { DAY: 'whole' }))) process.exitCode = 1
