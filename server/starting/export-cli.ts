import { createWriteStream, openSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { disconnect, type Sql } from '@/db/client'
import { CannotStart, systemCode, translate } from '@/db/errors'
import type { StreamHead } from '@/db/journal'
import { openSnapshot } from '@/db/keeping/connection'
import type { Club } from '@/db/queries/clubs'
import { streamsOf } from '@/db/queries/verify'
import { GAMES } from '../games/index'
import { chosenClub } from '../installation/club'
import { dataFolder } from '../installation/folder'
import { exportedLines } from '../keeping/export'
import { openKept, refuseOtherLevel } from '../keeping/place'
import { readArgv } from './argv'
import { lineOfFailure, lineOfUnwritten } from './failure'

const USAGE =
  'Uso / usage: npm run --silent export -- [--club nome-breve] [--evening ID|AAAA-MM-GG] [--to FILE]'

/** `npm run export`: the journals of a club as JSON lines (docs/journal.md), while the server runs or not. */
async function main(): Promise<void> {
  const { values } = readArgv(USAGE, {
    options: { club: { type: 'string' }, evening: { type: 'string' }, to: { type: 'string' } },
  })
  const { url, release } = await openKept(dataFolder())
  try {
    await refuseOtherLevel(url)
    const snapshot = await openSnapshot(url)
    try {
      const club = await chosenClub(snapshot.sql, values.club)
      const evenings = await chosenEvenings(snapshot.sql, club, values.evening)
      await write(exportedLines(snapshot, GAMES, club, evenings), values.to)
      if (values.to !== undefined) tell(values.to, evenings)
    } finally {
      await snapshot.close()
    }
  } finally {
    await disconnect(url)
    await release()
  }
}

/** The evening with this id, those of this day, or else all of the club, oldest first. */
async function chosenEvenings(
  sql: Sql,
  { clubId, name }: Club,
  wish: string | undefined,
): Promise<StreamHead[]> {
  const all = await streamsOf(sql, clubId)
  const wanted = all.filter(({ streamId, day }) => [undefined, streamId, day].includes(wish))
  if (wish === undefined || wanted.length > 0) return wanted
  throw new CannotStart(
    `${name} non ha la serata ${wish}: si indica con la data, o con l’identificativo che è nel suo indirizzo`,
    'there is no such evening: say its day, or the id in its address',
  )
}

/** Into a new file that only its owner may read, or to the standard output; a file that was not finished is removed. */
async function write(lines: AsyncIterable<string>, file: string | undefined): Promise<void> {
  if (file === undefined) return await pipeline(lines, process.stdout, { end: false })
  const fd = newFile(file)
  try {
    await pipeline(lines, createWriteStream(file, { fd }))
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
}

function newFile(file: string): number {
  try {
    return openSync(file, 'wx', 0o600)
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error
    throw new CannotStart(`${file} c’è già: non si riscrive`, 'that file is there already')
  }
}

function tell(file: string, evenings: readonly StreamHead[]): void {
  const events = evenings.reduce((sum, { version }) => sum + version, 0)
  console.log(`${file}: ${evenings.length} serate, ${events} eventi — evenings, events`)
}

/** The one line for a failure that the user can correct; undefined for any other error. */
const lineOf = (error: unknown): string | undefined =>
  // A pipe that closed is that of who reads the lines.
  lineOfFailure(systemCode(error) === 'EPIPE' ? error : translate(error)) ??
  lineOfUnwritten(error, 'L’esportazione', 'the exported file')

// An exit before `main` has finished is a failure.
process.exitCode = 1
main().then(
  () => {
    process.exitCode = 0
  },
  (error: unknown) => console.error(lineOf(error) ?? error),
)
