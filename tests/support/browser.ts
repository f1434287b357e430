import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The Chromium for the browser tests: Debian's, or else the one that Playwright downloaded, if any. */
export function findChromium(): string | undefined {
  return ['/usr/bin/chromium', chromium.executablePath()].find((file) => existsSync(file))
}

export const NO_CHROMIUM =
  'The browser tests need Chromium: "sudo apt-get install chromium", or "npx playwright install chromium".'
