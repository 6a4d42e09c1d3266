import { availableParallelism } from 'node:os'

import { defineConfig } from '@playwright/test'

import type { Browser } from '../check/browser.ts'

/** Who the browser is and where the product runs is found out once, in `start.ts`, and handed on to every worker. */
const browser = JSON.parse(process.env.JOURNEYS_BROWSER ?? '{}') as Partial<Browser>

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './start.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Each drives a browser, and all ask one server; one more than there are cores works while another waits.
  workers: Math.min(availableParallelism() + 1, 4),
  // A browser on a shared machine may be slow once. Who needs it is named, and fails twice in ten runs (decision 163).
  retries: 1,
  // Everything is waited for until it comes, which takes five times as long on a machine that is as slow as that; only
  // what never comes takes all of it, and after ten journeys of that kind nothing more is learnt.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  maxFailures: 10,
  use: {
    actionTimeout: 60_000,
    baseURL: process.env.JOURNEYS_URL,
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
    viewport: { width: 1440, height: 900 },
    // What a worker fetches cannot be watched or held up; the journeys that are about it allow it.
    serviceWorkers: 'block',
    // Nothing is waited for that only pleases the eye.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...browser,
      env: { ...process.env, ...browser.env },
    },
    screenshot: 'only-on-failure',
  },
})
