import { disconnect } from '@/db/client'
import { ROOM_SECRET, TWO_GAMES_DIST } from './editions'

/** Messages between a test and the server that it started in a separate process. */
export type ToRoom = { open: string } | { advance: number } | { standStill: true } | { close: true }
export type FromRoom = { port: number } | { now: number } | { closed: true }

let ahead = 0
/** The time at which the clock stands still, if it does. */
let stoodAt: number | null = null
const now = () => stoodAt ?? Date.now() + ahead
let close = async () => {}
const say = (message: FromRoom) => process.send?.(message)

// React and Next read it when they are loaded, so it must be set before that.
Object.assign(process.env, { NODE_ENV: 'production' })
const { serve } = await import('@/server/starting/serve')
const { GAMES } = await import('@/server/games/index')
const { TWO_GAMES } = await import('@/tests/games/server')
const { CIRCOLO_TEST_DATA: data, CIRCOLO_TEST_PUSH: service, CIRCOLO_TEST_TLS: pair } = process.env

async function open(databaseUrl: string): Promise<void> {
  ahead = 0
  stoodAt = null
  const room = await serve({
    ...(data ? { kept: { data, place: data } } : {}),
    ...(service ? { pushTo: (endpoint) => endpoint.startsWith(service) } : {}),
    ...(pair ? { pair: { cert: `${pair}.cert.pem`, key: `${pair}.key.pem` } } : {}),
    port: 0,
    databaseUrl,
    games: process.env.CIRCOLO_DIST === TWO_GAMES_DIST ? TWO_GAMES : GAMES,
    secret: ROOM_SECRET,
    now,
  })
  close = async () => {
    await room.close()
    await disconnect(databaseUrl)
  }
  say({ port: room.port })
}

process.on('message', async (message: ToRoom) => {
  if ('open' in message) return await open(message.open)
  if ('advance' in message) {
    ahead += message.advance
    if (stoodAt !== null) stoodAt += message.advance
    return say({ now: now() })
  }
  if ('standStill' in message) {
    stoodAt = now()
    return say({ now: stoodAt })
  }
  await close()
  say({ closed: true })
})
// A test that dies takes its server with it.
process.on('disconnect', () => process.exit(1))
