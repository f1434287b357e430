import { setTimeout as pause } from 'node:timers/promises'
import { type Embedded, startEmbedded } from '@/db/embedded'
import { CannotStart } from '@/db/errors'
import { isUsedByOthers, migrate, outstanding } from '@/db/migrate'
import { setAside } from '@/db/postgres/aside'
import { lockFolder } from './lock'

/** The way an upgrade reports its steps, and whether its program already holds the data folder. */
export interface Upgrading {
  say(line: string): void
  locked: boolean
}

/** How long the connections of a program that has ended may stay open; then the time between two checks. In ms. */
const DISCONNECT_TIMEOUT_MS = 2_000
const LOOK_EVERY_MS = 50

/**
 * The embedded database of the data folder, upgraded to this version's schema. A copy of it is made before the data of
 * a club is changed. Throws CannotStart when another program uses the database, which is then left unchanged.
 */
export async function openEmbedded(folder: string, upgrading: Upgrading): Promise<Embedded> {
  const { say, locked } = upgrading
  let embedded = await startEmbedded(folder)
  let unlock: (() => Promise<void>) | undefined
  try {
    const { pending, holdsClub } = await outstanding(embedded.url)
    const [next] = pending
    if (next !== undefined && holdsClub) {
      if (!locked) unlock = await lockFolder(folder).catch(stopFirst)
      await refuseOthers(embedded.url)
      await embedded.stop()
      const copy = setAside(folder, next)
      say(`Una copia dei dati di prima è in ${copy} — a copy of the data as it was is in ${copy}`)
      embedded = await startEmbedded(folder)
    }
    for (const line of await migrate(embedded.url)) say(line)
    return embedded
  } catch (error) {
    await embedded.release()
    throw error
  } finally {
    await unlock?.()
  }
}

async function refuseOthers(url: string): Promise<void> {
  for (let waited = 0; await isUsedByOthers(url); waited += LOOK_EVERY_MS) {
    if (waited >= DISCONNECT_TIMEOUT_MS) throw inUse()
    await pause(LOOK_EVERY_MS)
  }
}

function stopFirst(error: unknown): never {
  throw error instanceof CannotStart ? inUse() : error
}

const inUse = () =>
  new CannotStart(
    'Questa versione deve aggiornare i dati, che un altro programma sta usando: prima fermare Circolo',
    'this version has to update the data, which another program is using: stop Circolo first',
  )
