import type { Server } from 'node:http'
import type { Guarded } from '../http/connections'
import { dismantle, quieten } from '../running/assemble'
import type { Running } from '../running/running'

/** How long requests under way may take when the server closes, then commands, then the pages' own clean-up. */
const REQUESTS_TIMEOUT_MS = 4_000
const COMMANDS_TIMEOUT_MS = 2_000
const PAGES_TIMEOUT_MS = 1_000
const IDLE_INTERVAL_MS = 20

/** Lets work under way finish, for some seconds; then closes every connection that is left. */
export async function closeServer(
  { server, endUpgraded }: Guarded,
  house: Running,
  closePages: () => Promise<unknown>,
): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  endUpgraded()
  await within(REQUESTS_TIMEOUT_MS, Promise.all([quieten(house), emptied(server, closed)]))
  server.closeAllConnections()
  endUpgraded()
  await within(COMMANDS_TIMEOUT_MS, closed)
  await within(COMMANDS_TIMEOUT_MS, dismantle(house))
  await within(PAGES_TIMEOUT_MS, closePages())
}

/** An idle connection kept for a next request would keep the server from closing. */
async function emptied(server: Server, closed: Promise<void>): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_INTERVAL_MS)
  await closed
  clearInterval(idle)
}

/** Waits until the work is over, successful or not, or until the time is up. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((over) => {
    timer = setTimeout(over, ms)
  })
  await Promise.race([Promise.allSettled([work]), late])
  clearTimeout(timer)
}
