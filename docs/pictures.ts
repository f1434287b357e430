import { copyFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/** The pictures of the README, and the screens of the browser tests that they show. */
const PICTURES: Readonly<Record<string, string>> = {
  tablet: 'look-tablet-won',
  phone: 'phone-called',
  board: 'tv-called',
  desk: 'desk-count',
}

// `npm run pictures`, after `npm run test:e2e`, which draws every screen anew.
for (const [picture, screen] of Object.entries(PICTURES)) {
  const from = path.join(ROOT, 'artifacts/screens', `${screen}.png`)
  copyFileSync(from, path.join(ROOT, 'docs/pictures', `${picture}.png`))
}
