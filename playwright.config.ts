import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Debian's Chromium where it is installed, else the one Playwright brings. */
const CHROMIUM = '/usr/bin/chromium'

/** Long scenes, left out of `npm test`, which has fifteen minutes; `test:e2e` and `test:long` run them all. */
const LONG = [
  'play.spec.ts',
  'rare.spec.ts',
  'letter.spec.ts',
  'look.spec.ts',
  'second-game.spec.ts',
  'desk/disputes-told.spec.ts',
  'desk/judging.spec.ts',
  'desk/narrow.spec.ts',
  'chemin-room.spec.ts',
]

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: process.env.CIRCOLO_TEST_SHORT ? LONG.map((file) => `**/${file}`) : [],
  outputDir: 'artifacts/playwright',
  globalSetup: './tests/e2e/support/setup.ts',
  // Each file has servers and a database of its own; most of the time a worker waits for its screens.
  workers: 3,
  // A test that passes only when it is tried again is told as such at the end of `npm test`.
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'artifacts/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // A trace films every page of every phone, which costs more than the pages themselves.
    trace: 'on-first-retry',
    // A worker of the pages would answer instead of the server; only the tests of the worker want it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: {
      ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
      args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
    },
  },
})
