import { disconnect } from '@/db/client'
import { openSnapshot } from '@/db/keeping/connection'
import { listClubs } from '@/db/queries/clubs'
import { streamsOf } from '@/db/queries/verify'
import { GAMES } from '../games/index'
import { dataFolder } from '../installation/folder'
import { Bar } from '../keeping/bar'
import { openKept, refuseOtherLevel } from '../keeping/place'
import { verifyClub } from '../keeping/verify/club'
import type { Finding } from '../keeping/verify/findings'
import { findingLine, soundLine } from '../keeping/verify/words'
import { readArgv } from './argv'
import { lineOfFailure } from './failure'

/** Findings printed for one club; the rest are only counted. */
const MOST_TOLD = 50

/** `npm run verify`: the stored data of every club against its journals, while the server runs or not. */
async function main(): Promise<boolean> {
  readArgv('Uso / usage: npm run verify', { options: {} })
  const { url, release } = await openKept(dataFolder())
  try {
    await refuseOtherLevel(url)
    return await verifyAll(url)
  } finally {
    await disconnect(url)
    await release()
  }
}

/** Prints one line for each club without findings, and one for each finding. */
async function verifyAll(url: string): Promise<boolean> {
  const snapshot = await openSnapshot(url)
  const bar = new Bar()
  try {
    const { sql } = snapshot
    const clubs = await listClubs(sql)
    let total = 0
    for (const { clubId } of clubs) {
      for (const { version } of await streamsOf(sql, clubId)) total += version
    }
    let done = 0
    let sound = true
    for (const { clubId, name } of clubs) {
      const verified = await verifyClub(sql, GAMES, clubId, (events) => {
        done += events
        bar.draw(done, total, name)
      })
      bar.clear()
      sound &&= verified.findings.length === 0
      if (verified.findings.length === 0) console.log(`${name}: ${soundLine(verified, 'it')}`)
      tell(name, verified.findings)
    }
    await snapshot.confirm()
    return sound
  } finally {
    await snapshot.close()
  }
}

function tell(club: string, findings: readonly Finding[]): void {
  for (const finding of findings.slice(0, MOST_TOLD)) {
    const [italian, english] = [findingLine(finding, 'it'), findingLine(finding, 'en')]
    console.error(`${club}, ${italian} — ${english}`)
  }
  const more = findings.length - MOST_TOLD
  if (more > 0) console.error(`${club}: altre ${more} — ${more} more`)
}

// An exit before `main` has finished is a failure.
process.exitCode = 1
main().then(
  (sound) => {
    process.exitCode = sound ? 0 : 1
  },
  (error: unknown) => console.error(lineOfFailure(error) ?? error),
)
