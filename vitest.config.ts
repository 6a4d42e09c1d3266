import { availableParallelism } from 'node:os'

import { defineConfig } from 'vitest/config'

/** Pages as their readers have them stand in a window, which no other test should find in its worker. */
const pageTests = 'web/**/*-{page,screen}.test.tsx'

export default defineConfig({
  test: {
    exclude: ['node_modules/**', 'build/**', 'journeys/**'],
    // The address of this style sheet is part of what pages say.
    css: { include: /collection\.css/ },
    globalSetup: 'check/temporary-folder.ts',
    pool: 'forks',
    // Each has a database in memory.
    maxWorkers: Math.min(availableParallelism(), 8),
    // One embedded database serves all the files that a worker runs: it takes seconds to make one.
    isolate: false,
    // The first test of a worker makes the database, which takes its time on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // What comes is waited for, and a busy machine waits longer: no assertion is about time.
    expect: { poll: { timeout: 120_000, interval: 20 } },
    // Where so much fails, the rest would only take its time to fail as well.
    bail: 30,
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'build/**', 'journeys/**', pageTests],
        },
      },
      { extends: true, test: { name: 'pages', include: [pageTests], setupFiles: ['web/test-window.ts'] } },
    ],
  },
})
