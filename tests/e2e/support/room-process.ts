import { disconnect } from '@/db/client'
import { ROOM_SECRET, TWO_GAMES_DIST } from './editions'

/** Messages between a test and the server that it started in a separate process. */
export type ToRoom = { advance: number } | { stop: true }
export type FromRoom = { port: number } | { advanced: number }

let ahead = 0
const [databaseUrl = ''] = process.argv.slice(2)
const say = (message: FromRoom) => process.send?.(message)

// React and Next read it when they are loaded, so it must be set before that.
Object.assign(process.env, { NODE_ENV: 'production' })
const { serve } = await import('@/server/starting/serve')
const { GAMES } = await import('@/server/games/index')
const { TWO_GAMES } = await import('@/tests/games/server')
const { CIRCOLO_TEST_DATA: data, CIRCOLO_TEST_PUSH: service, CIRCOLO_TEST_TLS: pair } = process.env
const room = await serve({
  ...(data ? { kept: { data, place: data } } : {}),
  ...(service ? { pushTo: (endpoint) => endpoint.startsWith(service) } : {}),
  ...(pair ? { pair: { cert: `${pair}.cert.pem`, key: `${pair}.key.pem` } } : {}),
  port: 0,
  databaseUrl,
  games: process.env.CIRCOLO_DIST === TWO_GAMES_DIST ? TWO_GAMES : GAMES,
  secret: ROOM_SECRET,
  now: () => Date.now() + ahead,
})
say({ port: room.port })

process.on('message', async (message: ToRoom) => {
  if ('advance' in message) {
    ahead += message.advance
    say({ advanced: ahead })
    return
  }
  await room.close()
  await disconnect(databaseUrl)
  process.exit(0)
})
// A test that dies takes its server with it.
process.on('disconnect', () => process.exit(1))
