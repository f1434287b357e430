import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { bundled } from './bundled'
import { SECRET } from './house'

/** A server in a process of its own, so that a test can kill it. */
export interface Spawned {
  process: ChildProcess
  url: string
  /** Everything that it has printed, such as its log. */
  printed(): string
}

/** Starts a server on this database, with further variables; its clock is the machine's. */
export async function spawned(
  url: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Spawned> {
  const script = await bundled(path.resolve(import.meta.dirname, 'serverProcess.ts'))
  const child = spawn(process.execPath, [script, url, SECRET], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const port = await new Promise<number>((told, failed) => {
    child.stdout.once('data', (text: Buffer) => told(Number(text.toString().trim())))
    child.once('exit', () => failed(new Error('the server did not start')))
  })
  let said = ''
  child.stdout.on('data', (text: Buffer) => {
    said += text
  })
  return { process: child, url: `http://127.0.0.1:${port}`, printed: () => said }
}

/** One server that can be killed and is then started again on the same database. */
export class Mortal {
  #server: Promise<Spawned>
  kills = 0

  private constructor(
    private readonly database: string,
    server: Spawned,
  ) {
    this.#server = Promise.resolve(server)
  }

  static async on(database: string): Promise<Mortal> {
    return new Mortal(database, await spawned(database))
  }

  /** The address of the server that lives now; it waits while one is being started. */
  async url(): Promise<string> {
    return (await this.#server).url
  }

  /** kill -9, and a new process once `meanwhile` is over. */
  async kill(meanwhile: () => Promise<unknown> = async () => {}): Promise<void> {
    const { process } = await this.#server
    process.kill('SIGKILL')
    this.kills += 1
    this.#server = meanwhile().then(() => spawned(this.database))
    await this.#server
  }

  async end(): Promise<void> {
    const { process } = await this.#server
    process.kill('SIGKILL')
  }
}
