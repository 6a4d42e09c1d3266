import { endsWell } from '../check/program.ts'

/** Every bench in its order; each is a program of its own and may be run alone. */
const benches = [
  'search-index.ts',
  'against-bare.ts',
  'sizes.ts',
  'cached-page.ts',
  'map-tiles.ts',
  'page-bytes.ts',
  'memory.ts',
  'start.ts',
]

// `npm run bench -- --quick sizes` runs one of them, small.
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))

// What is measured is the product as it is a few minutes after its first start.
if (!(await endsWell('node', ['builder/build.ts'])) || !(await endsWell('node', ['demo/derive-pictures.ts'])))
  process.exit(1)
for (const bench of benches) {
  if (names.length > 0 && !names.includes(bench.replace('.ts', ''))) continue
  console.log(`\n== ${bench}`)
  if (!(await endsWell('node', [`bench/${bench}`, ...flags]))) process.exitCode = 1
}
