import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'journeys/**'],
    // The address of this style sheet is part of what pages say.
    css: { include: /collection\.css/ },
    pool: 'forks',
    maxWorkers: 2,
    // One embedded database serves all the files that a worker runs: it takes seconds to make one.
    isolate: false,
    // The first test of a worker makes the database, which takes its time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Machines are shared: what is slow once is tried once more, and named; what is wrong is wrong twice.
    retry: 1,
  },
})
