import type { Sql } from '@/db/client'
import { listClubs } from '@/db/queries/clubs'
import { Clock } from './clock'
import { Directory } from './directory'
import type { Games } from './games/game'
import { Live } from './live'
import { log } from './log'
import { makeRouter } from './procedures/router'
import { type Running, setRunning } from './running'
import { Sessions } from './sessions'
import { SignIn } from './signIn'
import { Streams } from './streams'

export interface AssembleOptions {
  sql: Sql
  secret: string
  games: Games
  now?: () => number
  patience?: number
}

/** Puts the running server together, without a port; `begin` wakes the evenings that are open. */
export function assemble(options: AssembleOptions): { house: Running; begin(): Promise<void> } {
  const { sql, secret, games, now = Date.now, patience } = options
  const streams = new Streams({ sql, secret, games, patience })
  const clock = new Clock(streams, secret, now, log)
  const directory = new Directory(sql)
  const sessions = new Sessions(sql, now, games)
  const signIn = new SignIn({ sql, secret, now, sessions })
  const live = new Live({ games, streams, directory, sessions, now, log })
  const router = makeRouter(games)
  const house = {
    ...{ sql, secret, games, router, streams, clock },
    ...{ directory, sessions, signIn, live, now, log },
  }
  setRunning(house)
  return { house, begin: () => wake(house) }
}

/** Reads every open evening, so that its clocks run and what fell due meanwhile is done. */
async function wake({ sql, streams, clock }: Running): Promise<void> {
  for (const { clubId } of await listClubs(sql)) {
    for (const stream of await streams.open(clubId)) clock.watch(stream)
  }
  await clock.tick()
}

/** Stops the clocks and hangs up on the screens; requests under way go on. */
export async function quieten({ clock, live }: Running): Promise<void> {
  clock.stop()
  await live.close()
}

/** Waits for what streams were given already. */
export async function dismantle({ streams }: Running): Promise<void> {
  await streams.rest()
  setRunning(undefined)
}
