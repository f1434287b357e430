import { createServer } from 'node:net'
import { CannotStart, systemCode } from '@/db/errors'
import { isHsts } from '../http/policy'

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

/** Fails at once on settings of a public address that cannot be used. */
export function refuseUnusable({ CIRCOLO_ADDRESS, CIRCOLO_HSTS }: NodeJS.ProcessEnv): void {
  if (CIRCOLO_ADDRESS && !isOrigin(CIRCOLO_ADDRESS)) {
    throw new CannotStart(
      `CIRCOLO_ADDRESS=${CIRCOLO_ADDRESS} non va: serve un nome per Circolo solo, come https://sala.circolo.example, senza percorso`,
      'CIRCOLO_ADDRESS must be a name for Circolo alone, such as https://sala.circolo.example, without a path',
    )
  }
  if (CIRCOLO_HSTS && !isHsts(CIRCOLO_HSTS)) {
    throw new CannotStart(
      `CIRCOLO_HSTS=${CIRCOLO_HSTS} non è 1, né un numero di secondi, né full`,
      'CIRCOLO_HSTS is neither 1, nor a number of seconds, nor full',
    )
  }
}

/** A path in front is not supported: it would have to be in every address of the built pages. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, pathname, search, hash } = new URL(address)
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === ''
}
