import { endsWell } from '../../check/program.ts'

/** What may break, each a program of its own. */
const faults = [
  'starts',
  'read-only',
  'database',
  'mail',
  'kills',
  'fuzz',
  'disk',
  'clock',
  'flood',
  'soak',
  'backup',
  'upgrade',
  'day',
  'photos',
  'replica',
  'thorough',
  'round-trip',
  'publish',
  'migrate',
  'purge',
  'roll',
  'import',
  'feed-pictures',
]

// `npm run faults -- kills embedded --rounds 5` runs one of them, and the rest of the words go along.
const [first = '', ...rest] = process.argv.slice(2)
const chosen = faults.includes(first) ? [first] : faults
const words = faults.includes(first) ? rest : process.argv.slice(2)

for (const fault of chosen) {
  console.log(`\n== ${fault}`)
  if (!(await endsWell('node', [`bench/faults/${fault}.ts`, ...words]))) process.exitCode = 1
}
