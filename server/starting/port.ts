import { createServer } from 'node:net'
import { CannotStart, systemCode } from '@/db/errors'

/** The port to serve on: `PORT`, or 3000. */
export function chosenPort(given: string | undefined): number {
  const port = Number(given ?? 3000)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535 && given !== '') return port
  throw new CannotStart(`PORT=${given} non è una porta`, 'PORT is no port number')
}

/** Fails at once, before any slow step, when another program uses the port. */
export async function refuseTakenPort(port: number): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, resolve)
    })
  } catch (error) {
    const code = systemCode(error)
    if (code === 'EADDRINUSE') {
      throw new CannotStart(
        `La porta ${port} è occupata: liberarla, o sceglierne un’altra con PORT=3001 npm start`,
        `port ${port} is taken: free it, or choose another with PORT=3001 npm start`,
      )
    }
    throw new CannotStart(`La porta ${port} non si apre (${code})`, `port ${port} cannot be opened`)
  }
  await new Promise((resolve) => server.close(resolve))
}
