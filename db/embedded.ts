import { existsSync } from 'node:fs'
import path from 'node:path'
import { findBinaries } from './postgres/binaries'
import { initialise, refuseOtherVersion } from './postgres/cluster'
import { claimCluster } from './postgres/folder'
import { keptSecret, makeDataFolder } from './postgres/kept'
import { livingPostmaster } from './postgres/postmaster'
import { launch, readyPort, stop } from './postgres/process'
import { watch } from './postgres/watch'

export interface Embedded {
  url: string
  /** Stops the server and waits until its data is safely written. */
  stop(): Promise<void>
  /** Leaves it as it was found: stops the server only when this call started it. */
  release(): Promise<void>
}

/** The superuser of the club's own Postgres. */
const USER = 'circolo'

/**
 * The club's own Postgres, in `<folder>/postgres`: a real server with fsync and checksums, on a free port of 127.0.0.1.
 * A server that outlived its web server is reused; one that dies is restarted on the same port, so that the pools find
 * it again.
 */
export async function startEmbedded(folder: string): Promise<Embedded> {
  makeDataFolder(folder)
  const data = path.join(folder, 'postgres')
  const password = keptSecret(path.join(folder, 'postgres-password'))
  const binaries = findBinaries()
  if (existsSync(data)) claimCluster(data)
  if (!existsSync(path.join(data, 'PG_VERSION'))) initialise(binaries, data, USER, password)

  const found = await portOf(data)
  const port =
    found ??
    (await launch(binaries, data).catch((error: unknown) => {
      refuseOtherVersion(binaries, data)
      throw error
    }))
  const unwatch = watch(data, () => launch(binaries, data, port))
  const stopAll = async () => {
    await unwatch()
    await stop(data)
  }
  return {
    url: addressAt(port, password),
    stop: stopAll,
    release: found === undefined ? stopAll : unwatch,
  }
}

/** The club's own Postgres while another program runs it, and goes on running it; null while it is not ready. */
export async function joinEmbedded(folder: string): Promise<Embedded | null> {
  const port = await portOf(path.join(folder, 'postgres'))
  if (port === undefined) return null
  const password = keptSecret(path.join(folder, 'postgres-password'))
  const nothing = async () => {}
  return { url: addressAt(port, password), stop: nothing, release: nothing }
}

async function portOf(data: string): Promise<number | undefined> {
  const living = livingPostmaster(data)
  return living && (await readyPort(data, living.pid))
}

const addressAt = (port: number, password: string) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`
