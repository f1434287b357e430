import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { connect } from '@/db/client'
import { DatabaseUnreachable, translate } from '@/db/errors'
import { placeOf } from '@/db/rehearsals'
import type { RequestContext } from '../common/context'
import { isKeepable } from '../common/given'
import { log } from '../common/log'
import { API } from '../doors/api'
import { doorAt } from '../doors/doors'
import type { Games } from '../games/game'
import { GAMES } from '../games/index'
import { boundedRequest } from '../http/body'
import { guardedServer } from '../http/connections'
import { isRouterStateReadable } from '../http/flight'
import { setAlways, setPolicy } from '../http/policy'
import { approachOf, behindProxy, isForeign, markApproach } from '../http/trust'
import { observed } from '../measuring/request'
import { makeRouter } from '../procedures/router'
import { keepSwept } from '../rehearsal/rehearsals'
import { type AssembleOptions, assemble } from '../running/assemble'
import { running } from '../running/running'
import { builtFrom } from './build'
import { type PairFiles, readPair, watchPair } from './certificate'
import { closeServer } from './closing'
import { type MetricsAddress, openMetrics } from './metricsPort'

const AUTH = '/api/auth/'
const STATIC = '/_next/static/'
const ROOT = path.resolve(import.meta.dirname, '../..')

/** Options of a running server. */
export interface ServeOptions {
  /** 0 takes any free one. */
  port: number
  databaseUrl: string
  secret: string
  /** The games of the house; a test adds its own. */
  games?: Games
  /** The place of the data; without it no automatic backup is made. */
  kept?: { data: string; place: string }
  /** The addresses to which messages to phones may be sent, instead of those of the browsers' makers. */
  pushTo?: (endpoint: string) => boolean
  /** The address at which Prometheus reads the metrics; without it nobody can. */
  metrics?: MetricsAddress | null
  /** The files of a certificate and its key: the port then speaks https only. */
  pair?: PairFiles | null
  /** The clock, in ms since 1970; a test brings its own. */
  now?: () => number
  dev?: boolean
  /** False leaves the pages out: only the API, live views and papers are served. */
  next?: boolean
  /** The name of the pages’ build; by default that of the folder with the pages. */
  build?: string
  /** How fast a session may give commands, instead of a hand's pace. */
  paces?: AssembleOptions['paces']
  /** How long the server waits for a lost database, in ms. */
  databaseTimeoutMs?: number
  /** The delay of people who guess a password; a test does not wait. */
  pause?: (ms: number) => Promise<unknown>
}

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/**
 * Runs the whole server in this process and returns once it answers. The database is already migrated; its pool belongs
 * to the caller. `close` lets work under way finish.
 */
export async function serve(
  options: ServeOptions,
): Promise<{ port: number; metricsPort: number | null; close(): Promise<void> }> {
  const { dev = false } = options
  // next-auth then takes the address from the request, so that a LAN address works like any other.
  process.env.AUTH_TRUST_HOST = '1'
  const { pair } = options
  const upgrades = dev && options.next !== false
  const guarded = guardedServer({ upgrades, pair: pair ? readPair(pair) : undefined })
  const stopLooking = pair ? watchPair(pair, guarded.renew) : () => {}
  const { server } = guarded
  const { games = GAMES } = options
  const sql = connect(options.databaseUrl)
  const build = options.build ?? (upgrades || options.next === false ? null : builtFrom(ROOT))
  const { house, begin } = assemble({ ...options, games, router: makeRouter(games), sql, build })
  // Next listens for upgrades by itself, and its pages need them in development only.
  const heard = dev ? server : createServer()
  // Next is loaded only for pages: it takes a fifth of a start without them.
  const next = options.next === false ? null : (await import('next')).default
  const app = next?.({ dev, dir: ROOT, httpServer: heard, quiet: !dev }) ?? null
  await app?.prepare()
  const pages: Handler =
    app?.getRequestHandler() ?? (async (_req, res) => void res.writeHead(404).end())
  const measuring = options.metrics ? await openMetrics(options.metrics, house.metrics) : null
  const { metrics } = house
  server.on('request', (req, res) => {
    const [path = '/'] = (req.url ?? '/').split('?')
    const told = { door: doorName(path), procedures: proceduresAt(path), proxied: behindProxy() }
    void observed(req, res, { ...told, metrics }, (about) =>
      answer(req, res, { dev, pages, about }),
    )
  })
  await begin()
  const stopSweeping = keepSwept()
  await listen(server, options.port)
  return {
    port: (server.address() as AddressInfo).port,
    metricsPort: measuring?.port ?? null,
    async close() {
      stopLooking()
      stopSweeping()
      await closeServer(guarded, running(), async () => app?.close())
      await measuring?.close()
    },
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((listening, failed) => {
    server.once('error', failed)
    server.listen(port, () => {
      server.off('error', failed)
      server.on('error', (error) => log.error({ err: error }, 'a connection could not be taken'))
      listening()
    })
  })
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  { dev, pages, about }: { dev: boolean; pages: Handler; about: RequestContext },
): Promise<void> {
  try {
    const approach = approachOf(req)
    const [pathname = '/'] = (req.url ?? '/').split('?')
    markApproach(req, approach)
    setAlways(res, approach.scheme)
    if (isForeign(req, approach)) return refuse(res, 403)
    if (!isKeepable(decodeURIComponent(pathname))) return refuse(res, 400)
    const door = doorAt(pathname)?.answer
    // Procedures read their bodies themselves, each up to its own limit.
    const bounded = pathname.startsWith(API) ? req : await boundedRequest(req)
    if (!bounded) return refuse(res, 413)
    if (door) return await door(bounded, res, { path: pathname, approach, about })
    if (!dev && !isPageMethod(pathname, req.method)) return refuse(res, 405)
    if (!isRouterStateReadable(req.headers)) return refuse(res, 400)
    const framed = placeOf(pathname.split('/')[1] ?? '') !== null
    if (!pathname.startsWith(STATIC)) setPolicy(req, res, { dev, framed })
    await pages(bounded, res)
  } catch (error) {
    refuse(res, statusOf(error, about))
  }
}

/** The name of a request's door in log and metrics: one of a few, whatever its address says. */
const doorName = (path: string): string =>
  doorAt(path)?.name ?? (path.startsWith(STATIC) ? STATIC : path.startsWith(AUTH) ? AUTH : 'page')

/** The procedures that an address calls, as far as they look like names of ours. */
function proceduresAt(path: string): string | undefined {
  const called = path.startsWith(API) ? path.slice(API.length) : ''
  return /^[A-Za-z.,-]{1,400}$/.test(called) ? called : undefined
}

/** Pages are only read, except for signing in and out. Next has more methods, but none is used here. */
function isPageMethod(pathname: string, method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD' || (method === 'POST' && pathname.startsWith(AUTH))
}

function statusOf(error: unknown, about: RequestContext): number {
  if (error instanceof URIError) return 400
  if (translate(error) instanceof DatabaseUnreachable) return 503
  log.error({ ...about, err: error }, 'a request failed')
  return 500
}

function refuse(res: ServerResponse, status: number): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  // The server does not wait for the rest of a request that is still being sent.
  if (!res.req.complete) res.setHeader('connection', 'close')
  res.writeHead(status).end()
}
