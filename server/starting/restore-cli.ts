import path from 'node:path'
import { disconnect } from '@/db/client'
import { reachDatabase } from '../installation/database'
import { dataFolder } from '../installation/folder'
import { Bar } from '../keeping/bar'
import { wholeDigest } from '../keeping/manifest'
import { type Restored, restoreDatabase, restoreFolder } from '../keeping/restore'
import { readArgv, wrong } from './argv'
import { lineOfFailure } from './failure'

const USAGE = 'Uso / usage: npm run restore -- FILE [--into CARTELLA]'

function readArguments(): { file: string; folder: string } {
  const options = { into: { type: 'string' } } as const
  const { values, positionals } = readArgv(USAGE, { options, words: 1 })
  const [file] = positionals
  if (file === undefined) return wrong(USAGE, 'FILE?')
  return { file, folder: values.into === undefined ? dataFolder() : path.resolve(values.into) }
}

/**
 * `npm run restore -- FILE [--into FOLDER]`: into a data folder that does not exist yet, or into the empty database of
 * DATABASE_URL, whose secret and files then go into that folder.
 */
async function main(): Promise<void> {
  const { file, folder } = readArguments()
  const given = process.env.DATABASE_URL
  const bar = new Bar()
  const progress = (done: number, total: number) => bar.draw(done, total, path.basename(file))
  try {
    const { place, restored } = given
      ? await intoDatabase(given, { file, folder, progress })
      : { place: folder, restored: await restoreFolder(file, folder, progress) }
    bar.clear()
    tell(place, folder, restored)
  } finally {
    bar.clear()
  }
}

async function intoDatabase(
  given: string,
  restoring: { file: string; folder: string; progress(done: number, total: number): void },
): Promise<{ place: string; restored: Restored }> {
  const { url, place } = await reachDatabase(restoring.folder, given)
  await disconnect(url)
  const restored = await restoreDatabase(
    restoring.file,
    { url, folder: restoring.folder },
    restoring.progress,
  )
  await disconnect(url)
  return { place, restored }
}

function tell(place: string, folder: string, { manifest, foreign, forgotten }: Restored): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Ripristinato in ${place}: ${rows} righe, uguale all’originale — equal to the original`,
  )
  console.log(`sha-256 ${wholeDigest(manifest.tables)} (${manifest.at}, ${manifest.from})`)
  for (const name of foreign) {
    console.log(`${name} non è di Circolo: resta nel file — is not Circolo’s: it stays in the file`)
  }
  if (forgotten > 0) {
    console.log(`Soci cancellati di nuovo: ${forgotten} — members forgotten again`)
  }
  if (folder !== dataFolder()) console.log(`CIRCOLO_DATA=${folder} npm start`)
}

// An exit before `main` has finished is a failure.
process.exitCode = 1
main().then(
  () => {
    process.exitCode = 0
  },
  (error: unknown) => console.error(lineOfFailure(error) ?? error),
)
