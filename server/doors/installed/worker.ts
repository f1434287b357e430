import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@/messages/locale'

const SOURCE = readFileSync(path.join(import.meta.dirname, 'serviceWorker.js'), 'utf8')

/** The service worker for a browser that reads this language; a new build of the pages makes it another one. */
export const workerFor = (locale: Locale, build: string | null): string =>
  `const VERSION = ${JSON.stringify(build ?? 'none')}\nconst OFFLINE = ${JSON.stringify(offlineAddress(locale))}\n${SOURCE}`

/** The address of the page that is shown without a network. */
export const offlineAddress = (locale: Locale): string => `/offline.html?lingua=${locale}`
