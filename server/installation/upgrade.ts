import { setTimeout as pause } from 'node:timers/promises'
import { type Embedded, joinEmbedded, startEmbedded } from '@/db/embedded'
import { CannotStart } from '@/db/errors'
import { isUsedByOthers, migrate, outstanding } from '@/db/migrate'
import { setAside } from '@/db/postgres/aside'
import { makeDataFolder } from '@/db/postgres/kept'
import { lockFolder, type Unlock } from './lock'

/** The way an upgrade reports its steps, and the program for which it is made. */
export interface Upgrading {
  say(line: string): void
  /** Whether the program already holds the data folder. */
  locked: boolean
  /** The rest of the program, loaded meanwhile. It may keep the process busy longer than a connection may take, so it goes first. */
  loading: Promise<unknown>
}

/** How long the connections of a program that has ended may stay open; then the time between two checks. In ms. */
const DISCONNECT_TIMEOUT_MS = 2_000
const LOOK_EVERY_MS = 50

/** The embedded database, and the lock of its folder; null where another program holds the folder. */
interface Reached {
  embedded: Embedded
  unlock: Unlock | null
}

/**
 * The embedded database of the data folder as it is: for this program alone, or beside the one that holds the folder.
 * Throws CannotStart while that one is not ready for others, as when it copies or upgrades.
 */
async function reach(folder: string): Promise<Reached> {
  makeDataFolder(folder)
  const unlock = await lockFolder(folder).catch((error: unknown) => {
    if (error instanceof CannotStart) return null
    throw error
  })
  try {
    const embedded = unlock ? await startEmbedded(folder) : await joinEmbedded(folder)
    if (embedded) return { embedded, unlock }
  } catch (error) {
    await unlock?.()
    throw error
  }
  throw new CannotStart(
    `Un altro programma di Circolo lavora sui dati in ${folder}: riprovare quando ha finito`,
    'another program of Circolo is at work on this data: try again when it has finished',
  )
}

/** The database with the end of its use giving the folder free, too. */
const unlocking = ({ embedded, unlock }: Reached): Embedded => ({
  url: embedded.url,
  stop: () => embedded.stop().finally(() => unlock?.()),
  release: () => embedded.release().finally(() => unlock?.()),
})

/** The embedded database without upgrading it, whatever its schema's version; throws CannotStart as above. */
export const reachEmbedded = async (folder: string): Promise<Embedded> =>
  unlocking(await reach(folder))

/**
 * The embedded database of the data folder, upgraded to this version's schema. A copy of it is made before the data of
 * a club is changed. Throws CannotStart when another program uses the database, which is then left unchanged.
 */
export async function openEmbedded(
  folder: string,
  { say, locked, loading }: Upgrading,
): Promise<Embedded> {
  const reached = locked
    ? { embedded: await startEmbedded(folder), unlock: null }
    : await reach(folder)
  try {
    await loading
    const { pending, holdsClub } = await outstanding(reached.embedded.url)
    const [next] = pending
    if (next !== undefined && !locked && !reached.unlock) throw inUse()
    if (next !== undefined && holdsClub) {
      await refuseOthers(reached.embedded.url)
      await reached.embedded.stop()
      const copy = setAside(folder, next)
      say(`Una copia dei dati di prima è in ${copy} — a copy of the data as it was is in ${copy}`)
      reached.embedded = await startEmbedded(folder)
    }
    if (next !== undefined) for (const line of await migrate(reached.embedded.url)) say(line)
    return unlocking(reached)
  } catch (error) {
    await unlocking(reached).release()
    throw error
  }
}

async function refuseOthers(url: string): Promise<void> {
  for (let waited = 0; await isUsedByOthers(url); waited += LOOK_EVERY_MS) {
    if (waited >= DISCONNECT_TIMEOUT_MS) throw inUse()
    await pause(LOOK_EVERY_MS)
  }
}

const inUse = () =>
  new CannotStart(
    'Questa versione deve aggiornare i dati, che un altro programma sta usando: prima fermare Circolo',
    'this version has to update the data, which another program is using: stop Circolo first',
  )
