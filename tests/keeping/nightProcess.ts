import pino from 'pino'
import { disconnect } from '@/db/client'
import { Nights } from '@/server/keeping/nights'
import { sourceOf } from './keep'

// A process that makes its nightly backup whenever its parent tells it the time, and answers with its status.
const [url = '', folder = ''] = process.argv.slice(2)
let now = 0
const nights = new Nights(sourceOf(url, folder), () => now, pino({ level: 'silent' }))
process.on('message', async (at: number) => {
  if (now === 0) {
    now = at
    nights.begin()
  }
  now = at
  await nights.tick()
  process.send?.(nights.status())
})
process.on('disconnect', async () => {
  await nights.stop()
  await disconnect(url)
  process.exit(0)
})
process.send?.('ready')
