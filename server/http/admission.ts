import type { ServerResponse } from 'node:http'
import { connectionsLimit } from './connections'
import { Count } from './count'
import { networkOf } from './trust'

/** How many live lines may be open: in all, of one network, and of one session. */
export interface LineLimits {
  all: number
  network: number
  session: number
}

/** A club of two hundred phones behind one address has few more lines than phones, and a browser six at most. */
const LINES_OF_A_NETWORK = 1_000
const LINES_OF_A_SESSION = 50
/** How much of all connections lines may take, so that requests still come through; and of those, one network. */
const SHARE_OF_LINES = 2 / 3
const SHARE_OF_A_NETWORK = 3 / 4
/** How much of each limit lines may take that nobody signed in for: whoever stands outside fills no more. */
const SHARE_OF_STRANGERS = 1 / 2

/** The most live lines at once, in all, of one network and of one session, for so many connections. */
export function lineLimits(connections = connectionsLimit()): LineLimits {
  const all = Math.floor(connections * SHARE_OF_LINES)
  const network = Math.min(LINES_OF_A_NETWORK, Math.floor(all * SHARE_OF_A_NETWORK))
  return { all, network, session: LINES_OF_A_SESSION }
}

/** Counts the lines that are open, so that nobody takes the room of all. */
export class Admission {
  readonly #open = new Count()

  constructor(private readonly limits: LineLimits) {}

  /** Whether there is room for one more line, which then has its place until it closes. */
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
