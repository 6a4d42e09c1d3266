import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'journeys/**'],
    pool: 'forks',
    maxWorkers: 2,
    // One embedded database serves all the files that a worker runs: it takes seconds to make one.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
