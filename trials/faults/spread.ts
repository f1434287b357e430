import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { disconnect } from '@/db/client'
import { spreadDatabase, startCitus } from '@/tests/scale/citus'
import { killCluster } from './processes'

/** The message of the error where no Citus can be started. */
export const CANNOT_SPREAD =
  'A machine of a Citus is killed only where one can be started: CITUS_PG_CONFIG=… with the path of its pg_config (docs/scale.md).'

/** A migrated database on a Citus of three nodes. */
export interface Spread {
  server: { url: string }
  postmaster: string
  /** The nodes that keep the clubs. */
  workers: readonly SpreadNode[]
  /** The node to which Circolo speaks. */
  coordinator: SpreadNode
  close(): Promise<void>
}

export interface SpreadNode {
  /** kill -9 of its Postgres with all its processes, which is started again after so long. */
  kill(awayMs: number): Promise<void>
}

/** Throws {@link CANNOT_SPREAD}. The nodes write as a club's database does. */
export async function openSpread(): Promise<Spread> {
  const pgConfig = process.env.CITUS_PG_CONFIG
  if (!pgConfig || !existsSync(pgConfig)) throw new Error(CANNOT_SPREAD)
  const citus = await startCitus(pgConfig, { settings: {} })
  const { url } = await spreadDatabase(citus, 'circolo')
  const nodes = citus.nodes.map(({ data, start }) => ({
    async kill(awayMs: number) {
      killCluster(data)
      await pause(awayMs)
      await start()
    },
  }))
  const [coordinator, ...workers] = nodes
  if (!coordinator) throw new Error('a Citus has a coordinator')
  return {
    ...{ server: { url }, coordinator, workers },
    postmaster: path.join(citus.nodes[0]?.data ?? '', 'postmaster.pid'),
    async close() {
      await disconnect(url)
      await citus.stop()
    },
  }
}
