import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart, systemCode } from '@/db/errors'
import { folderId } from '@/db/postgres/folder'

/**
 * Locks the data folder for this process. The holder listens on a loopback port, written in `server.lock`, and answers
 * with the folder's name: a killed holder does not answer, so nothing has to be cleaned up by hand. A copy of the
 * folder is another folder, and a link to it is the same one.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'server.lock')
  const name = folderId(folder)
  const server = createServer((socket) => socket.on('error', () => {}).end(name))
  await new Promise<void>((resolve, reject) => {
    // The listener stays: a connection that the system refuses, as when no descriptor is free, must not end the
    // process.
    server.on('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  while (!claim(file, port)) {
    if (await isHeld(file, name)) {
      server.close()
      throw new CannotStart(
        `Circolo è già in funzione in questa cartella (${folder})`,
        'Circolo is already running in this folder',
      )
    }
    rmSync(file, { force: true })
  }
  return async () => {
    rmSync(file, { force: true })
    await new Promise((resolve) => server.close(resolve))
  }
}

function claim(file: string, port: number): boolean {
  try {
    writeFileSync(file, `${port}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    throw error
  }
}

async function isHeld(file: string, name: string): Promise<boolean> {
  let port = portIn(file)
  if (port === 0) {
    // It may have been locked just now: its holder gets time to write the port.
    await pause(200)
    port = portIn(file)
  }
  return port > 0 && port < 65_536 && (await holderAt(port)) === name
}

function portIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return 0
    throw error
  }
}

/** The folder that the program at that port says it holds; null when it does not answer within a second. */
function holderAt(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    let said = ''
    const socket = connect({ port, host: '127.0.0.1' })
    const settle = (answer: string | null) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(1000, () => settle(null))
    socket.on('data', (chunk) => {
      said += chunk.toString()
    })
    socket.on('end', () => settle(said))
    socket.on('error', () => settle(null))
  })
}
