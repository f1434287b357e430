import type { AnyRouter } from '@trpc/server'
import type { Logger } from 'pino'
import type { Sql } from '@/db/client'
import type { Instant } from '@/rules/kernel/decider'
import type { KeyOf } from '../access/clubKeys'
import type { Paces } from '../access/pace'
import type { Sessions } from '../access/sessions'
import type { SignIn } from '../access/signIn'
import type { Games } from '../games/game'
import type { Keeping } from '../keeping/keeping'
import type { Directory } from '../live/directory'
import type { Live } from '../live/live'
import type { Metrics } from '../measuring/metrics'
import type { News } from '../news/news'
import type { Pushes } from '../push/pushes'
import type { Clock } from '../streams/clock'
import type { Streams } from '../streams/streams'

/** Everything that the process needs to run the evenings. */
export interface Running {
  sql: Sql
  /** Signs cookies and derives draws; never logged, never sent. */
  secret: string
  keyOf: KeyOf
  paces: Paces
  /** Every game of this house. */
  games: Games
  /** Procedures of the house and of its games. */
  router: AnyRouter
  /** Tells and hears what the processes of one database changed. */
  news: News
  streams: Streams
  clock: Clock
  live: Live
  sessions: Sessions
  signIn: SignIn
  directory: Directory
  keeping: Keeping
  pushes: Pushes
  metrics: Metrics
  /** The name of the build that the pages come from; null where they have none, as in development. */
  build: string | null
  /** A stop has begun: no further work should be sent here. */
  isStopping: boolean
  now(): Instant
  log: Logger
}

// Next bundles modules a second time in the same process: shared values are kept on `globalThis`.
const shared = globalThis as { circolo?: Running }

/** The running server. Throws before `serve` has begun. */
export function running(): Running {
  if (!shared.circolo) throw new Error('the server is not running')
  return shared.circolo
}

/** Makes this the running server of the process; undefined once it has stopped. */
export function setRunning(now: Running | undefined): void {
  shared.circolo = now
}
