import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'

// Loaded before a server: profiles it from the first SIGUSR2 to the second one, into the file named by PROFILE.
const session = new Session()
let isRunning = false
process.on('SIGUSR2', async () => {
  if (isRunning) {
    const { profile } = await session.post('Profiler.stop')
    writeFileSync(process.env.PROFILE ?? '', JSON.stringify(profile))
  } else {
    isRunning = true
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: 200 })
    await session.post('Profiler.start')
  }
})
