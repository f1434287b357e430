import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect, type Sql } from '@/db/client'
import { GAMES } from '@/server/games/index'
import { privateServer } from '@/tests/support/database'
import { House } from '@/tests/support/house'
import { Mortal } from '@/tests/support/spawned'
import { type TrialClub, trialClubs } from '../scene'
import { previousProgram } from './previous'
import { openSpread, type Spread } from './spread'
import { openPair, type Standby } from './standby'

/** The evenings begin so long ago, so that their scripted beginning is over by now. */
const BEGUN_AGO_MS = 10 * 60_000
/** A disk on which the database of four evenings fits, and little more. */
const DISK_BYTES = 512 * 1024 * 1024

/** The servers and the database on which faults are tried, in the middle of an evening of each game. */
export interface Stage {
  clubs: readonly TrialClub[]
  sql: Sql
  /** The pid file of the database. */
  postmaster: string
  /** The script of the version before the last change of the schema, where it is tried. */
  previous: string | undefined
  /** The standby of its database, where it has one. */
  standby: Standby | null
  /** The machines of its database, where they are several. */
  spread: Spread | null
  /** The folder of its disk, where it has one of its own. */
  disk: string | null
  /** Servers in processes of their own, which can be killed. */
  mortals: readonly Mortal[]
  /** How far the clock of a server in this process is from the machine's, in ms. */
  clock: { offsetMs: number }
  /** Stops the server inside this process and starts it again, on another port. */
  restart(): Promise<void>
  /** The address for the next request, and the one to which the screens are attached. */
  url(): Promise<string>
  screenUrl(): Promise<string>
  close(): Promise<void>
}

/** `killed` servers have processes of their own, a server `inside` this one has a clock that can be moved. */
export interface StageKind {
  servers: 'inside' | 1 | 2
  ownDisk: boolean
  /** Letters that each view has besides its own, as one of many tables and colpi would; only `inside`. */
  heavy?: number
  /** Whether the database has a standby, of the Postgres that is installed on the machine. */
  standby?: boolean
  /** Whether the database is spread over the machines of a Citus. */
  spread?: boolean
  /** Whether the servers begin as the version before the last change of the schema. */
  previous?: boolean
}

/** Puts up the stage. Throws {@link CANNOT_MOUNT} where it needs a disk and the system lets it mount none. */
export async function openStage({
  servers,
  ownDisk,
  heavy = 0,
  standby: isPair = false,
  spread: isSpread = false,
  previous: isRolling = false,
}: StageKind): Promise<Stage> {
  const disk = ownDisk ? mounted() : null
  const previous = isRolling ? await previousProgram() : undefined
  const standby = isPair ? await openPair() : null
  const spread = isSpread ? await openSpread() : null
  const own = standby ?? spread ?? (await privateServer(disk ?? tmpdir()))
  const { url } = own.server
  const database = { url, sql: connect(url), drop: async () => {} }
  const before = await House.open(database)
  before.now = Date.now() - BEGUN_AGO_MS
  const clubs = await trialClubs(before)
  await before.stop()
  const clock = { offsetMs: 0 }
  const mortals: Mortal[] = []
  const now = () => Date.now() + clock.offsetMs
  const restart = async () => {
    await inside?.stop()
    await inside?.start()
  }
  const inside = servers === 'inside' ? await House.open(database, heavier(heavy), { now }) : null
  for (let n = 0; servers !== 'inside' && n < servers; n++)
    mortals.push(await Mortal.on(url, previous))
  let turn = 0
  const here = (n: number) =>
    mortals[n]?.isAway ? (mortals.find(({ isAway }) => !isAway) ?? mortals[n]) : mortals[n]
  const urlOf = async (n: number) => inside?.url ?? (await here(n)?.url()) ?? ''
  return {
    ...{ clubs, disk, mortals, clock, standby, spread, previous, postmaster: own.postmaster },
    sql: database.sql,
    restart,
    url: () => urlOf(turn++ % Math.max(mortals.length, 1)),
    screenUrl: () => urlOf(0),
    async close() {
      // A server that did not come back leaves its database to be stopped all the same.
      await Promise.allSettled(mortals.map((mortal) => mortal.end()))
      await inside?.stop()
      await own.close()
      if (disk) unmounted(disk)
    },
  }
}

/** The games with heavier views, whose weight changes with each. */
const heavier = (letters: number): typeof GAMES =>
  Object.fromEntries(
    Object.entries(GAMES).map(([name, game]) => {
      const view: typeof game.view = (state, audience, at) => ({
        ...(game.view(state, audience, at) as object),
        weight: `${at}`.padEnd(letters, 'x'),
      })
      return [name, { ...game, view }]
    }),
  ) as typeof GAMES

/** The message of the error where no small disk can be mounted. */
export const CANNOT_MOUNT =
  'A full disk is tried only where this program may mount one in memory (tmpfs), as root of the machine may.'

function mounted(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'circolo-disk-'))
  const size = `size=${DISK_BYTES},mode=711`
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (cause) {
    rmSync(folder, { recursive: true })
    throw new Error(CANNOT_MOUNT, { cause })
  }
  return folder
}

function unmounted(folder: string): void {
  execFileSync('umount', ['-l', folder], { stdio: 'pipe' })
  rmSync(folder, { recursive: true, force: true })
}
