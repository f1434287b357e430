import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { Count } from './count'
import { behindProxy, networkOf } from './trust'

/**
 * How long a client may take to send its headers; then how long for the whole request, such as a file on a slow line.
 */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 120_000
const CHECK_INTERVAL_MS = 1_000
/** How long an idle connection is kept for the next request: longer than a proxy keeps its own. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000

/** Most connections of the process, however many file descriptors it may open. */
const CONNECTIONS_LIMIT = 8_000
/** Descriptors kept free for files, the database and everything else besides the connections. */
const RESERVED_DESCRIPTORS = 256
/** Descriptors assumed where the system does not say how many there are. */
const USUAL_DESCRIPTORS = 1_024
/** The shortest time between two searches for idle connections to close, since a search looks through all of them. */
const ROOM_INTERVAL_MS = 100
/** The share of all connections that one network may hold. */
const SHARE_OF_A_NETWORK = 3 / 4

/** How many connections may be open at once, given the descriptors of this process. */
export function connectionsLimit(descriptors = openFilesLimit()): number {
  const reserved = Math.min(RESERVED_DESCRIPTORS, Math.floor(descriptors / 2))
  return Math.min(descriptors - reserved, CONNECTIONS_LIMIT)
}

function openFilesLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? CONNECTIONS_LIMIT * 2)
  } catch {
    return USUAL_DESCRIPTORS
  }
}

/** A certificate and its key, as PEM. */
export interface KeyPair {
  cert: string
  key: string
}

/**
 * A server that slow, idle and greedy clients cannot fill; with a pair it speaks https only. With `upgrades`, upgraded
 * requests are passed on to a listener.
 */
export function guardedServer({ upgrades, pair }: GuardOptions): Guarded {
  const options = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
  }
  const secure = pair
    ? createSecureServer({ ...options, ...pair, handshakeTimeout: HEADERS_TIMEOUT_MS })
    : null
  const server: Server = secure ?? createServer(options)
  const most = connectionsLimit()
  server.maxConnections = most
  makeRoom(server)
  const networks = new Count()
  server.on('connection', (socket: Socket) => admit(networks, most * SHARE_OF_A_NETWORK, socket))

  const upgraded = new Set<Duplex>()
  server.on('upgrade', (_req, socket: Duplex) => {
    if (!upgrades) return socket.destroy()
    upgraded.add(socket)
    return socket.on('close', () => upgraded.delete(socket))
  })
  const endUpgraded = () => {
    for (const socket of upgraded) socket.destroy()
  }
  return { server, endUpgraded, renew: (renewed) => secure?.setSecureContext(renewed) }
}

interface GuardOptions {
  upgrades: boolean
  pair?: KeyPair | undefined
}

/** A guarded server, and the connections that it no longer counts as its own. */
export interface Guarded {
  server: Server
  /** Ends the connections that are no longer HTTP: the server does not track them, and yet waits for their end. */
  endUpgraded(): void
  /** New connections get this certificate; those that are open keep theirs. */
  renew(pair: KeyPair): void
}

/** A full server closes connections that only wait for a next request. */
function makeRoom(server: Server): void {
  let lately = Number.NEGATIVE_INFINITY
  server.on('drop', () => {
    const now = performance.now()
    if (now - lately < ROOM_INTERVAL_MS) return
    lately = now
    server.closeIdleConnections()
  })
}

/** Behind a proxy all connections come from one address; the proxy has to count them itself. */
function admit(networks: Count, most: number, socket: Socket): void {
  const network = networkOf(socket.remoteAddress ?? '')
  if (!behindProxy() && networks.of(network) >= most) {
    socket.destroy()
    return
  }
  networks.add(network)
  socket.on('close', () => networks.remove(network))
}
