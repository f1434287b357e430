import path from 'node:path'
import { readArgv } from './argv'
import { ensureBuilt } from './build'
import { lineOfFailure } from './failure'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** `npm run build`: the pages ahead of the first start, for an image or a program folder that is read-only later. */
async function main(): Promise<void> {
  readArgv('Uso / usage: npm run build', { options: {} })
  const log = path.join(ROOT, 'build.log')
  const building = () => console.log('Preparo le pagine… / Building the pages…')
  await ensureBuilt(ROOT, log, building, new AbortController().signal)
  console.log('Le pagine sono pronte. / The pages are ready.')
}

main().catch((error: unknown) => {
  console.error(lineOfFailure(error) ?? error)
  process.exitCode = 1
})
