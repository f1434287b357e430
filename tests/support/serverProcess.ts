import { serve } from '@/server/starting/serve'
import { fasterClock } from './fasterClock'
import { UNHURRIED } from './house'

// A server in a process of its own, so that a test can kill it: `serverProcess.ts <database url> <secret>`,
// with the built pages after a third word `pages`, and with a clock that runs faster since a moment after `<speed> <since>`.
const [databaseUrl = '', secret = '', pages, speed, since] = process.argv.slice(2)
const { port, close } = await serve({
  port: 0,
  databaseUrl,
  secret,
  next: pages === 'pages',
  ...(speed && { now: fasterClock({ speed: Number(speed), since: Number(since) }) }),
  databaseTimeoutMs: 1_000,
  // Its clients are programs, and faster than any hand.
  paces: { member: UNHURRIED, office: UNHURRIED },
})
process.once('SIGTERM', async () => {
  await close()
  process.exit(0)
})
// Started with --expose-gc, it tells on SIGUSR2 what it holds once what nobody uses is collected, in kB.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  process.stdout.write(`held ${Math.round(process.memoryUsage().heapUsed / 1_000)}\n`)
})
process.stdout.write(`${port}\n`)
