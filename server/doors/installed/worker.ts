import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@/messages/locale'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const SOURCE = readFileSync(path.join(import.meta.dirname, 'serviceWorker.js'), 'utf8')

/** The service worker for a browser that reads this language; a new build of the pages makes it another one. */
export const workerFor = (locale: Locale): string =>
  `const VERSION = ${JSON.stringify(versionOf())}\nconst OFFLINE = ${JSON.stringify(offlineAddress(locale))}\n${SOURCE}`

/** The address of the page that is shown without a network. */
export const offlineAddress = (locale: Locale): string => `/offline.html?lingua=${locale}`

/** The name of the build that the pages came from; a server without pages has none. */
function versionOf(): string {
  const file = path.resolve(ROOT, process.env.CIRCOLO_DIST ?? '.next', 'BUILD_ID')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'none'
}
