import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import next from 'next'
import { connect } from '@/db/client'
import { DatabaseUnreachable, translate } from '@/db/errors'
import { assemble, dismantle, quieten } from './assemble'
import { doorAt } from './doors'
import type { Games } from './games/game'
import { GAMES } from './games/index'
import { isKeepable } from './given'
import { log } from './log'
import { setAlways, setPolicy } from './policy'
import { type Running, running } from './running'
import { approachOf, isForeign, markApproach } from './trust'

const ROOT = path.resolve(import.meta.dirname, '..')
/** How long requests under way may take when the server closes, in ms. */
const GRACE = 5_000

export interface ServeOptions {
  /** 0 takes any free one. */
  port: number
  databaseUrl: string
  secret: string
  /** The games of the house; a test adds its own. */
  games?: Games
  /** The clock, in ms since 1970; a test brings its own. */
  now?: () => number
  dev?: boolean
  /** False leaves the pages out: the programming interface, live views and papers alone. */
  next?: boolean
  /** How long a lost database is waited for, in ms. */
  patience?: number
  /** How those who guess a password are held back; a test does not wait. */
  pause?: (ms: number) => Promise<unknown>
}

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/**
 * Runs the whole server in this process and returns once it answers. The database is migrated already; its pool
 * belongs to whoever opened it. `close` lets what is under way finish.
 */
export async function serve(
  options: ServeOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const { dev = false } = options
  // next-auth then takes the address from the request, so that a LAN address works like any other.
  process.env.AUTH_TRUST_HOST = '1'
  const server = createServer()
  const house = assemble({ games: GAMES, ...options, sql: connect(options.databaseUrl) })
  const app =
    options.next === false ? null : next({ dev, dir: ROOT, httpServer: server, quiet: !dev })
  await app?.prepare()
  const pages: Handler =
    app?.getRequestHandler() ?? (async (_req, res) => void res.writeHead(404).end())
  server.on('request', (req, res) => void answer(req, res, { dev, pages }))
  await house.begin()
  await listen(server, options.port)
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      await closeServer(server, running())
      await app?.close()
    },
  }
}

function listen(server: Server, port: number): Promise<void> {
  // Screens on plain HTTP/1.1 keep their line; idle ones of ours must outlive a proxy's.
  server.keepAliveTimeout = 65_000
  return new Promise((listening, failed) => {
    server.once('error', failed)
    server.listen(port, () => listening())
  })
}

async function closeServer(server: Server, house: Running): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  await quieten(house)
  // A connection kept alive for a next request would keep the server from closing.
  const idle = setInterval(() => server.closeIdleConnections(), 20)
  const late = setTimeout(() => server.closeAllConnections(), GRACE)
  await closed
  clearInterval(idle)
  clearTimeout(late)
  await dismantle(house)
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  { dev, pages }: { dev: boolean; pages: Handler },
): Promise<void> {
  try {
    const approach = approachOf(req)
    const [pathname = '/'] = (req.url ?? '/').split('?')
    markApproach(req, approach)
    setAlways(res, approach.scheme)
    if (isForeign(req, approach)) return refuse(res, 403)
    if (!isKeepable(decodeURIComponent(pathname))) return refuse(res, 400)
    const door = doorAt(pathname)
    if (door) return await door(req, res, { path: pathname, approach })
    if (!pathname.startsWith('/_next/static/')) setPolicy(req, res, dev)
    await pages(req, res)
  } catch (error) {
    refuse(res, statusOf(error))
  }
}

function statusOf(error: unknown): number {
  if (error instanceof URIError) return 400
  if (translate(error) instanceof DatabaseUnreachable) return 503
  log.error({ err: error }, 'a request failed')
  return 500
}

function refuse(res: ServerResponse, status: number): void {
  if (res.headersSent) res.destroy()
  else res.writeHead(status).end()
}
