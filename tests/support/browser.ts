import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's Chromium. The one without windows comes first: a page costs a sixth less processor time in it. */
const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The Chromium for the browser tests: Debian's, or else the one that Playwright downloaded, if any. */
export function findChromium(): string | undefined {
  return [...DEBIANS, chromium.executablePath()].find((file) => existsSync(file))
}

export const NO_CHROMIUM =
  'The browser tests need Chromium: "sudo apt-get install chromium", or "npx playwright install chromium".'
