import { defineConfig } from '@playwright/test'
import base from '../playwright.config'

// `npm run pictures`: the pictures of the README and of the guides, taken by a browser in the rooms of the e2e tests.

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: ['pictures.spec.ts', 'pictures/*.spec.ts'],
  outputDir: '../artifacts/playwright',
  globalSetup: '../tests/e2e/support/setup.ts',
  workers: 1,
  retries: 0,
  reporter: 'list',
})
