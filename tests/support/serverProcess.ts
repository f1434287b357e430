import { serve } from '@/server/starting/serve'
import { UNHURRIED } from './house'

// A server in a process of its own, so that a test can kill it: `serverProcess.ts <database url> <secret>`,
// with the built pages after a third word `pages`.
const [databaseUrl = '', secret = '', pages] = process.argv.slice(2)
const { port, close } = await serve({
  port: 0,
  databaseUrl,
  secret,
  next: pages === 'pages',
  databaseTimeoutMs: 1_000,
  // Its clients are programs, and faster than any hand.
  paces: { member: UNHURRIED, office: UNHURRIED },
})
process.once('SIGTERM', async () => {
  await close()
  process.exit(0)
})
process.stdout.write(`${port}\n`)
