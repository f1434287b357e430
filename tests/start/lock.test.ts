import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, Server } from 'node:net'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { lockFolder } from '@/server/installation/lock'
import { bundled, ROOT } from '../support/bundled'
import { aFolder } from './circolo'

let folder: string
let file: string
beforeEach(() => {
  folder = aFolder()
  mkdirSync(folder)
  file = path.join(folder, 'server.lock')
})

/** A program that holds the folder and then does nothing but reckon, as one that copies files. */
async function busyHolder(seconds: number) {
  const script = await bundled(path.join(ROOT, 'tests/start/busy-holder.ts'))
  return await holding(spawn(process.execPath, [script, folder, String(seconds)], PIPED))
}

/** A program that holds the folder and has no descriptor free, as a server with too many screens. */
async function fullHolder() {
  const script = await bundled(path.join(ROOT, 'tests/start/full-holder.ts'))
  const limited = 'ulimit -n 100 && exec "$0" "$1" "$2"'
  return await holding(spawn('sh', ['-c', limited, process.execPath, script, folder], PIPED))
}

const PIPED: { stdio: ['ignore', 'pipe', 'inherit'] } = { stdio: ['ignore', 'pipe', 'inherit'] }

async function holding(child: ChildProcessByStdio<null, Readable, null>) {
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const said of child.stdout) if (String(said).includes('held')) return child
  throw new Error('the holder ended')
}

describe('the lock of a data folder', () => {
  it('holds while its owner is too busy to answer, and ends with the owner’s death', async () => {
    const holder = await busyHolder(60)
    const before = readFileSync(file, 'utf8')
    await expect(lockFolder(folder)).rejects.toThrow('già in funzione')
    expect(readFileSync(file, 'utf8')).toBe(before)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    await (await lockFolder(folder))()
    expect(existsSync(file)).toBe(false)
  })

  it('holds while its owner has no descriptor free, and cuts every connection off', async () => {
    const holder = await fullHolder()
    for (let n = 0; n < 3; n++) await expect(lockFolder(folder)).rejects.toThrow('già in funzione')
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    await (await lockFolder(folder))()
  })

  it('is taken over from a dead owner whose port the system gives to the next', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const port = (other.address() as AddressInfo).port
    await new Promise((resolve) => other.close(resolve))
    writeFileSync(file, `${port} 999999999\n`)
    const { listen } = Server.prototype
    const given = vi.spyOn(Server.prototype, 'listen')
    given.mockImplementationOnce(function (this: Server, _, host, then) {
      return Reflect.apply(listen, this, [port, host, then])
    } as typeof listen)
    onTestFinished(() => given.mockRestore())
    await (await lockFolder(folder))()
    expect(existsSync(file)).toBe(false)
  })

  it('of many who want it at once, also after a crash, has one owner', async () => {
    for (const left of ['', '1 999999999\n', 'nonsense']) {
      if (left) writeFileSync(file, left)
      const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)))
      const won = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      expect(won).toHaveLength(1)
      await won[0]?.()
    }
  })

  it('is not held by another program that has the port of a dead owner', async () => {
    const silent = createServer(() => {})
    const talking = createServer((socket) => socket.end('220 mail.example'))
    for (const other of [silent, talking]) {
      other.listen(0, '127.0.0.1')
      await once(other, 'listening')
      const { port } = other.address() as { port: number }
      writeFileSync(file, `${port} 999999999\n`)
      await (await lockFolder(folder))()
      other.close()
    }
  })

  it('goes with its folder under another name', async () => {
    const unlock = await lockFolder(folder)
    const moved = `${folder}-moved`
    renameSync(folder, moved)
    await expect(lockFolder(moved)).rejects.toThrow('già in funzione')
    await unlock(moved)
    await (await lockFolder(moved))()
  })
})
