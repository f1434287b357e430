import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
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

/** Starts a server on this database, with further variables, of this version or as another's script; its clock is the machine's. */
export async function spawned(
  url: string,
  env: Readonly<Record<string, string>> = {},
  other?: string,
): Promise<Spawned> {
  const script = other ?? (await bundled(path.resolve(import.meta.dirname, 'serverProcess.ts')))
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
  /** A proxy leaves it out. */
  isAway = false

  private constructor(
    private readonly database: string,
    server: Spawned,
    public script?: string,
  ) {
    this.#server = Promise.resolve(server)
  }

  /** A server of this version, or of another one by its script. */
  static async on(database: string, script?: string): Promise<Mortal> {
    return new Mortal(database, await spawned(database, {}, script), script)
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
    this.#server = meanwhile().then(() => spawned(this.database, {}, this.script))
    await this.#server
  }

  /** Stops it as a system does, and starts another version in its place. */
  async exchange(script: string | undefined): Promise<void> {
    const { process } = await this.#server
    const ended = once(process, 'exit')
    process.kill('SIGTERM')
    this.isAway = true
    await ended
    this.script = script
    this.#server = spawned(this.database, {}, script)
    await this.#server
    this.isAway = false
  }

  async end(): Promise<void> {
    const { process } = await this.#server
    process.kill('SIGKILL')
  }
}
