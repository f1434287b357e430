import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export type FoundChromium =
  /** `executablePath` is undefined for Playwright's own browser. */
  { found: true; executablePath: string | undefined } | { found: false; how: string }

/** The Chromium for the browser tests: the machine's, or else the one Playwright downloaded. */
export function findChromium(): FoundChromium {
  const system = SYSTEM.find((file) => existsSync(file))
  if (system) return { found: true, executablePath: system }
  if (existsSync(chromium.executablePath())) return { found: true, executablePath: undefined }
  return {
    found: false,
    how: 'The browser tests need Chromium: "sudo apt-get install chromium", or "npx playwright install chromium".',
  }
}
