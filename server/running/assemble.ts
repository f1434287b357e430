import type { AnyRouter } from '@trpc/server'
import type { Sql } from '@/db/client'
import { clubKeys } from '../access/clubKeys'
import { Paces } from '../access/pace'
import { Sessions } from '../access/sessions'
import { SignIn } from '../access/signIn'
import { log } from '../common/log'
import type { Games } from '../games/game'
import { Keeping } from '../keeping/keeping'
import { Directory } from '../live/directory'
import { Live } from '../live/live'
import { Metrics } from '../measuring/metrics'
import { News } from '../news/news'
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
  /** How fast a session may give commands; a test whose members are programs brings its own. */
  paces?: ConstructorParameters<typeof Paces>[0]
  /** The name of the build that the pages come from. */
  build?: string | null | undefined
  now?: () => number
  databaseTimeoutMs?: number
  pause?: (ms: number) => Promise<unknown>
}

/** Puts the running server together, without a port; `begin` loads the open evenings. */
export function assemble(options: AssembleOptions): { house: Running; begin(): Promise<void> } {
  const { sql, databaseUrl, secret, games, router } = options
  const { kept, now = Date.now, databaseTimeoutMs, pause, pushTo, build = null } = options
  const metrics = new Metrics()
  const news = new News(sql, log)
  const keyOf = clubKeys(sql, secret)
  const paces = new Paces(options.paces)
  const streams = new Streams({ sql, keyOf, games, metrics, news, databaseTimeoutMs })
  const clock = new Clock(streams, now, log)
  const directory = new Directory(sql, news)
  const sessions = new Sessions(sql, now, games, news)
  const signIn = new SignIn({ sql, keyOf, now, sessions, pause })
  const live = new Live({ games, streams, directory, sessions, keyOf, metrics, now, log })
  const source = { url: databaseUrl, secret, data: kept?.data, place: kept?.place ?? 'Circolo' }
  const keeping = new Keeping({ source, games, now, log })
  const pushes = new Pushes({
    sql,
    secret,
    streams,
    news,
    data: kept?.data,
    now,
    log,
    admits: pushTo,
  })
  const house = {
    ...{ sql, secret, keyOf, paces, games, router, keeping, news, streams, clock },
    ...{ directory, sessions, signIn, live, pushes, metrics, now, log, build },
    isStopping: false,
  }
  readings(house)
  setRunning(house)
  return { house, begin: () => wake(house) }
}

/** Loads the open evenings that no other process has to, so that their clocks run and everything that fell due meanwhile is done. */
async function wake({ news, streams, clock, keeping, pushes }: Running): Promise<void> {
  await news.begin()
  await streams.catchUp()
  await clock.tick()
  keeping.nights.begin()
  pushes.begin()
}

/** The numbers that are read from the parts when somebody asks. */
function readings({ metrics, streams, keeping }: Running): void {
  metrics.reading('circolo_streams', 'Evenings in memory.', () => streams.size)
  const nights = () => keeping.nights.status()
  metrics.reading(
    'circolo_backup_last_timestamp_seconds',
    'Time of the newest backup in the folder of backups.',
    () => inSeconds(nights().last?.at),
  )
  metrics.reading(
    'circolo_backup_last_bytes',
    'Size of the newest backup.',
    () => nights().last?.bytes ?? null,
  )
  metrics.reading(
    'circolo_backup_failed',
    '1 after a nightly backup failed, until one is made.',
    () => (nights().failure === null ? 0 : 1),
  )
}

const inSeconds = (ms: number | undefined): number | null => (ms === undefined ? null : ms / 1000)

/** Stops the clocks and disconnects the screens; requests under way continue. */
export async function quieten(house: Running): Promise<void> {
  const { clock, live, keeping, pushes } = house
  house.isStopping = true
  clock.stop()
  await pushes.stop()
  await keeping.nights.stop()
  await live.close()
}

/** Waits for the commands already given to streams. */
export async function dismantle({ streams, news }: Running): Promise<void> {
  await streams.rest()
  news.stop()
  setRunning(undefined)
}
