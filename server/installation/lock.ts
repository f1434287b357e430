import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart, systemCode } from '@/db/errors'
import { folderId } from '@/db/postgres/folder'
import { unwritable } from '@/db/postgres/kept'
import { isAlive } from '@/db/postgres/postmaster'

const FILE = 'server.lock'
/** How long a holder has to say its name, in ms; one that copies files says nothing for longer, and lives. */
const ANSWER_TIMEOUT_MS = 1_000
/** A file just created may be empty for this time, and one just claimed may be removed by a slower contender. In ms. */
const SETTLED_AFTER_MS = 200

/** Gives the folder free; `moved` is its new name, where it was renamed meanwhile. */
export type Unlock = (moved?: string) => Promise<void>

/**
 * Locks the data folder for this process; throws CannotStart while another program holds it. The holder listens on a
 * loopback port, written in `server.lock` with its process number. The system accepts a connection for a listener that
 * lives, however busy it is, and refuses it for a dead one, so nothing has to be cleaned up by hand. A copy of the
 * folder is another folder, and a link to it is the same one.
 */
export async function lockFolder(folder: string): Promise<Unlock> {
  const file = path.join(folder, FILE)
  const name = folderId(folder)
  const server = createServer((socket) => socket.on('error', () => {}).end(name))
  const port = await listening(server)
  const own = `${port} ${process.pid}\n`
  while (!(await isOurs(file, own))) {
    const found = read(file)
    if (await isHeld(found, name, port)) {
      server.close()
      throw new CannotStart(
        `Circolo è già in funzione in questa cartella (${folder}), o un suo programma vi lavora`,
        'Circolo is already running in this folder, or one of its programs is at work there',
      )
    }
    // Another contender may have claimed the folder since: its file is left.
    if (read(file) === found) rmSync(file, { force: true })
  }
  return async (moved = folder) => {
    rmSync(path.join(moved, FILE), { force: true })
    await new Promise((resolve) => server.close(resolve))
  }
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    // The listener stays: a connection that the system refuses, as when no descriptor is free, must not end the
    // process.
    server.on('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Claims the file, and says whether it is still ours when a contender who was slower has had its time. */
async function isOurs(file: string, own: string): Promise<boolean> {
  try {
    writeFileSync(file, own, { flag: 'wx' })
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    throw unwritable(file, error)
  }
  await pause(SETTLED_AFTER_MS / 4)
  return read(file) === own
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return ''
    throw error
  }
}

/**
 * Whether the holder that the file names lives. A file of an earlier version names no process. One that names our own port
 * is of a dead holder, whose port the system has given to us since.
 */
async function isHeld(found: string, name: string, own: number): Promise<boolean> {
  const [port = 0, pid] = found.trim().split(' ').map(Number)
  if (!(port > 0 && port < 65_536)) {
    await pause(SETTLED_AFTER_MS)
    return false
  }
  if (port === own) return false
  const said = await answerAt(port)
  if (said === null) return false
  if (said === '') return pid === undefined || isAlive(pid)
  return said === name
}

/**
 * The words of the program at that port; null when no connection is accepted. They are empty when it accepts one and says
 * nothing, or is cut off before it can: a holder with no descriptor free is connected and disconnected by the system.
 */
function answerAt(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    let [said, isConnected] = ['', false]
    const socket = connect({ port, host: '127.0.0.1' })
    const settle = (answer: string | null) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => settle(said))
    socket.on('connect', () => {
      isConnected = true
    })
    socket.on('data', (chunk) => {
      said += chunk.toString()
    })
    socket.on('end', () => settle(said))
    socket.on('error', () => settle(isConnected ? said : null))
  })
}
