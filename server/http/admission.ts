import type { ServerResponse } from 'node:http'
import { connectionsLimit } from './connections'
import { Count } from './count'
import { networkOf } from './trust'

/** How many live lines may be open: in total, from one network, and from one session. */
export interface LineLimits {
  all: number
  network: number
  session: number
}

/** A club of two hundred phones behind one address has few more lines than phones, and a browser six at most. */
const LINES_OF_A_NETWORK = 1_000
const LINES_OF_A_SESSION = 50
/**
 * The share of all connections that lines may take, so that requests still get through; and of those, one network's
 * share.
 */
const SHARE_OF_LINES = 2 / 3
const SHARE_OF_A_NETWORK = 3 / 4
/** The share of each limit that lines without a session may take, so that outsiders cannot use it up. */
const SHARE_OF_STRANGERS = 1 / 2

/** The limits of live lines, in total, per network and per session, for so many connections. */
export function lineLimits(connections = connectionsLimit()): LineLimits {
  const all = Math.floor(connections * SHARE_OF_LINES)
  const network = Math.min(LINES_OF_A_NETWORK, Math.floor(all * SHARE_OF_A_NETWORK))
  return { all, network, session: LINES_OF_A_SESSION }
}

/** Counts the open lines, so that nobody takes up all the room. */
export class Admission {
  readonly #open = new Count()

  constructor(private readonly limits: LineLimits) {}

  /** Whether there is room for one more line, which then keeps its place until it closes. */
  admit(res: ServerResponse, from: { address: string; session: string | null }): boolean {
    const places = this.#places(networkOf(from.address), from.session)
    const full = places.some(([name, limit]) => this.#open.of(name) >= limit)
    if (full || res.destroyed) return false
    for (const [name] of places) this.#open.add(name)
    res.on('close', () => {
      for (const [name] of places) this.#open.remove(name)
    })
    return true
  }

  #places(network: string, session: string | null): [name: string, limit: number][] {
    const { limits } = this
    const everybody: [string, number][] = [
      ['all', limits.all],
      [`network ${network}`, limits.network],
    ]
    if (session !== null) return [...everybody, [`session ${session}`, limits.session]]
    const strangers = everybody.map(([name, limit]): [string, number] => [
      `strangers of ${name}`,
      limit * SHARE_OF_STRANGERS,
    ])
    return [...everybody, ...strangers]
  }
}
