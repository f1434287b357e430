import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

// `npm run fingers`: a finger plays whole colpi on the tablets of all games, at five speeds.

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'fingers.spec.ts',
  outputDir: '../../artifacts/playwright',
  globalSetup: '../../tests/e2e/support/setup.ts',
  workers: 1,
  retries: 0,
  reporter: 'list',
  use: { ...base.use, hasTouch: true },
})
