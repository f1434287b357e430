import type { AnyRouter } from '@trpc/server'
import type { Sql } from '@/db/client'
import { listClubs } from '@/db/queries/clubs'
import { Sessions } from '../access/sessions'
import { SignIn } from '../access/signIn'
import { log } from '../common/log'
import type { Games } from '../games/game'
import { Keeping } from '../keeping/keeping'
import { Directory } from '../live/directory'
import { Live } from '../live/live'
import { Pushes } from '../push/pushes'
import { Clock } from '../streams/clock'
import { Streams } from '../streams/streams'
import { type Running, setRunning } from './running'

/** The parts of a running server; a test brings its own clock, timeout and pauses. */
export interface AssembleOptions {
  sql: Sql
  databaseUrl: string
  secret: string
  games: Games
  /** Procedures of the house and of these games. */
  router: AnyRouter
  /** The place of the data; without it no automatic backup is made. */
  kept?: { data: string; place: string }
  /** The addresses to which messages may be sent, instead of those of the browsers' makers. */
  pushTo?: ((endpoint: string) => boolean) | undefined
  now?: () => number
  databaseTimeoutMs?: number
  pause?: (ms: number) => Promise<unknown>
}

/** Puts the running server together, without a port; `begin` loads the open evenings. */
export function assemble(options: AssembleOptions): { house: Running; begin(): Promise<void> } {
  const { sql, databaseUrl, secret, games, router } = options
  const { kept, now = Date.now, databaseTimeoutMs, pause, pushTo } = options
  const streams = new Streams({ sql, secret, games, databaseTimeoutMs })
  const clock = new Clock(streams, secret, now, log)
  const directory = new Directory(sql)
  const sessions = new Sessions(sql, now, games)
  const signIn = new SignIn({ sql, secret, now, sessions, pause })
  const live = new Live({ games, streams, directory, sessions, secret, now, log })
  const source = { url: databaseUrl, secret, data: kept?.data, place: kept?.place ?? 'Circolo' }
  const keeping = new Keeping({ source, games, now, log })
  const pushes = new Pushes({ sql, streams, data: kept?.data, now, log, admits: pushTo })
  const house = {
    ...{ sql, secret, games, router, keeping, streams, clock },
    ...{ directory, sessions, signIn, live, pushes, now, log },
  }
  setRunning(house)
  return { house, begin: () => wake(house) }
}

/** Loads every open evening, so that its clocks run and everything that fell due meanwhile is done. */
async function wake({ sql, streams, clock, keeping }: Running): Promise<void> {
  for (const { clubId } of await listClubs(sql)) {
    for (const stream of await streams.open(clubId)) clock.watch(stream)
  }
  await clock.tick()
  keeping.nights.begin()
}

/** Stops the clocks and disconnects the screens; requests under way continue. */
export async function quieten({ clock, live, keeping, pushes }: Running): Promise<void> {
  clock.stop()
  await pushes.stop()
  await keeping.nights.stop()
  await live.close()
}

/** Waits for the commands already given to streams. */
export async function dismantle({ streams }: Running): Promise<void> {
  await streams.rest()
  setRunning(undefined)
}
