import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from '@/db/client'
import { readDirectory } from '@/db/queries/directory'
import { CLOCK } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { clubKeys } from '@/server/access/clubKeys'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { shownTo } from '@/server/live/shown'
import { type AnyStream, Streams } from '@/server/streams/streams'
import { eventually } from '@/tests/support/eventually'
import { SECRET } from '@/tests/support/house'
import type { TrialClub } from '../scene'
import type { Heard } from './clients'
import type { DeskScreen } from './screen'

/** How long a screen may take to come back and catch up. */
const CATCH_UP_MS = 30_000
const LOOK_EVERY_MS = 50

interface Stored {
  commandId: string
  position: number
  isClock: boolean
}

/**
 * The faults of an evening after its trial: every acknowledged command is in the journal once, at the version of its
 * answer; nothing else is, besides the clock's; the chain is whole and the ledger sums to zero, as `npm run verify` finds.
 */
export async function faultsOfBooks(
  sql: Sql,
  { clubId, slug, evening }: TrialClub,
  { accepted, refused }: Heard,
  before: number,
): Promise<string[]> {
  const rows = await eventually(
    () => sql<Stored[]>`
      select command_id, max(position) as position,
             bool_or((by -> 'roles')::jsonb ? ${CLOCK}) as is_clock
        from journal where stream_id = ${evening} and position > ${before}
       group by command_id`,
  )
  const stored = new Map(rows.map((row) => [row.commandId, row]))
  const lost = [...accepted].filter(([id, version]) => stored.get(id)?.position !== version)
  const unknown = rows.filter(({ commandId, isClock }) => !isClock && !accepted.has(commandId))
  const contradicted = [...refused].filter((id) => stored.has(id))
  const { findings } = await eventually(() => verifyClub(sql, GAMES, clubId))
  return [
    ...lost.map(([id]) => `${slug}: the acknowledged command ${id} is not where it was told`),
    ...unknown.map(({ commandId }) => `${slug}: ${commandId} is stored, but nobody was told`),
    ...contradicted.map((id) => `${slug}: ${id} is stored, but was refused`),
    ...findings.map((finding) => `${slug}: ${JSON.stringify(finding)}`),
  ]
}

/** The evening's stream as a fresh process reads it from the journal. */
export async function fromJournal(sql: Sql, club: TrialClub): Promise<AnyStream> {
  const streams = new Streams({ sql, keyOf: clubKeys(sql, SECRET), games: GAMES })
  const stream = await streams.find(club.clubId, club.evening)
  await streams.rest()
  if (!stream) throw new Error('the evening is not in the journal')
  return stream
}

/** The fault of a screen that does not show what the journal says, within the time that it has to catch up. */
export async function faultOfScreen(sql: Sql, screen: DeskScreen): Promise<string[]> {
  const { club } = screen
  const until = performance.now() + CATCH_UP_MS
  let shown = ''
  while (performance.now() < until) {
    const stream = await eventually(() => fromJournal(sql, club))
    // A commit that changes nothing on this screen is not sent to it: its version may be an earlier one.
    if (screen.last && (await showsTruth(sql, screen, stream))) return []
    shown = `another view than the journal’s, version ${screen.last?.data.version} of ${stream.version}`
    await pause(LOOK_EVERY_MS)
  }
  return [`${club.slug}: the screen shows ${shown}`]
}

/** Whether a screen's view is the one that its journal makes for its desk at the same moment. */
async function showsTruth(sql: Sql, { last, club }: DeskScreen, stream: AnyStream) {
  const entries = await readDirectory(sql, club.clubId)
  const names = new Map(
    entries.map(({ memberId, name }) => [
      memberId as string,
      { full: name, board: name, inSeason: false },
    ]),
  )
  const member = club.desk as MemberId
  const audience = { kind: 'desk', member, roles: ['socio', 'segretario'] } as const
  const secret = await clubKeys(sql, SECRET)(club.clubId)
  const { view } = shownTo(stream, audience, { names, secret }, Number(last?.data.now))
  // A stage with heavy views adds to them what no journal has.
  return JSON.stringify({ ...(last?.data.view as object), weight: undefined }) === view
}
