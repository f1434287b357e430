import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

// `npm run curious`: a finger taps whatever it sees, on the screens of all games.

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'curious.spec.ts',
  outputDir: '../../artifacts/playwright',
  globalSetup: '../../tests/e2e/support/setup.ts',
  fullyParallel: true,
  retries: 0,
  reporter: 'list',
})
