import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import next from 'next'
import { connect } from '@/db/client'
import { DatabaseUnreachable, translate } from '@/db/errors'
import { API, answerApi } from './api'
import { assemble, dismantle, quieten } from './assemble'
import { sessionOf } from './cookie'
import { isKeepable } from './given'
import { answerBackup, BACKUP } from './keeping/download'
import { openLine } from './lines'
import { log } from './log'
import { setAlways, setPolicy } from './policy'
import { answerPrint } from './print/answer'
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
  /** Where the data is; without it no backup is made by itself. */
  kept?: { data: string; place: string }
  /** The clock, in ms since 1970; a test brings its own. */
  now?: () => number
  dev?: boolean
  /** False leaves the pages out: the programming interface, live views and papers alone. */
  next?: boolean
  /** How long a lost database is waited for, in ms. */
  patience?: number
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
  const house = assemble({ ...options, sql: connect(options.databaseUrl) })
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
    if (pathname.startsWith(API)) {
      const { identity } = await whoAsks(req)
      return await answerApi(req, res, { path: pathname, identity, approach })
    }
    if (pathname.startsWith('/live/')) {
      return await openLine(req, res, { path: pathname, ...(await whoAsks(req)) })
    }
    if (pathname.startsWith('/print/')) {
      const { identity } = await whoAsks(req)
      return await answerPrint(req, res, { path: pathname, identity, approach })
    }
    if (pathname.startsWith(BACKUP)) {
      const { identity } = await whoAsks(req)
      return await answerBackup(req, res, { path: pathname, identity })
    }
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

async function whoAsks(req: IncomingMessage) {
  const { sessions, secret } = running()
  const session = await sessionOf(req, secret)
  return { session, identity: session ? await sessions.identify(session) : null }
}

function refuse(res: ServerResponse, status: number): void {
  if (res.headersSent) res.destroy()
  else res.writeHead(status).end()
}
