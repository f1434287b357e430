import { defineConfig } from '@playwright/test'
import { launching, quickChromium } from './tests/support/browser'

/** Long scenes, left out of `npm test`, which is short; `test:e2e` and `test:long` run them all. */
const LONG = [
  'play.spec.ts',
  'rare.spec.ts',
  'letter.spec.ts',
  'look.spec.ts',
  'second-game.spec.ts',
  'frame.spec.ts',
  'taps.spec.ts',
  'wall.spec.ts',
  'desk/disputes-told.spec.ts',
  'desk/first-hour.spec.ts',
  'desk/judging.spec.ts',
  'desk/length.spec.ts',
  'desk/narrow.spec.ts',
  'desk/rulings.spec.ts',
  'https.spec.ts',
  'odds.spec.ts',
  'owed.spec.ts',
  'personal.spec.ts',
  'phone-taps.spec.ts',
  'reflow.spec.ts',
  'rehearsal-casino.spec.ts',
  'rehearsal-desk.spec.ts',
  'rehearsal-stories.spec.ts',
  'rehearsal-tablets.spec.ts',
  'black-jack.spec.ts',
  'chemin-tablet.spec.ts',
  'chemin-phones.spec.ts',
  'chemin-room.spec.ts',
  'chemin-look.spec.ts',
  'chemin-taglia.spec.ts',
  'chemin-taps.spec.ts',
  'chemin-dispute.spec.ts',
  'closed-evenings.spec.ts',
  'float-room.spec.ts',
  'float-day.spec.ts',
  'float-post.spec.ts',
  'desk/beside.spec.ts',
  'desk/case-page.spec.ts',
  'float-taps.spec.ts',
  'trente-et-quarante.spec.ts',
  'act-in-sight.spec.ts',
  'alone.spec.ts',
  'asleep.spec.ts',
  'tablet-sound.spec.ts',
  'banked-evening.spec.ts',
]

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: process.env.CIRCOLO_TEST_SHORT ? LONG.map((file) => `**/${file}`) : [],
  outputDir: 'artifacts/playwright',
  globalSetup: './tests/e2e/support/setup.ts',
  // Each file has servers and a database of its own; beside vitest, two workers fill two cores.
  workers: 2,
  // A test that passes only when it is tried again is told as such at the end of `npm test`.
  retries: 1,
  // Only what hangs takes so long, on a busy machine too.
  timeout: 900_000,
  expect: { timeout: 120_000 },
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
    actionTimeout: 120_000,
    navigationTimeout: 240_000,
    launchOptions: launching(quickChromium()),
  },
})
