import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's Chromium without windows, in which a page costs a sixth less processor time; it shows no notifications. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell'

/** A whole Chromium: Debian's, or else the one that Playwright downloaded, if any. */
export function findChromium(): string | undefined {
  return ['/usr/bin/chromium', chromium.executablePath()].find((file) => existsSync(file))
}

/** The quickest Chromium here, for tests that need no notifications. */
export const quickChromium = (): string | undefined =>
  existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : findChromium()

/** Options that start the Chromium in this file, with neither sandbox nor calls to the outside. */
export const launching = (file: string | undefined) => ({
  ...(file === undefined ? {} : { executablePath: file }),
  args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
})

export const NO_CHROMIUM =
  'The browser tests need Chromium: "sudo apt-get install chromium", or "npx playwright install chromium".'
