import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import type { Sql } from '@/db/client'
import { isAlive, readPostmaster } from '@/db/postgres/postmaster'
import { aFolder, askFolder, type Run, startCircolo, usedFolder } from './circolo'

/** The starts of one test on a data folder of its own. */
export class Starts {
  folder = ''
  private runs: Run[] = []

  begin(): void {
    this.folder = aFolder()
    this.runs = []
  }

  /** The folder is one in which a Circolo ran before. */
  async beginAgain(): Promise<void> {
    rmSync(path.dirname(this.folder), { recursive: true })
    this.folder = await usedFolder()
  }

  start(env: Record<string, string> = {}, options = { fromSources: false }): Run {
    const run = startCircolo(this.folder, env, options)
    this.runs.push(run)
    return run
  }

  ask<T>(question: (sql: Sql) => Promise<T>): Promise<T> {
    return askFolder(this.folder, question)
  }

  async cards(): Promise<number> {
    return this.ask(async (sql) => (await sql`select card from member order by card`).length)
  }

  expectStopped(database: number): void {
    expect(isAlive(database)).toBe(false)
    expect(existsSync(path.join(this.folder, 'server.lock'))).toBe(false)
  }

  async end(): Promise<void> {
    for (const { child, ended } of this.runs) {
      child.kill('SIGTERM')
      await ended
    }
    const left = readPostmaster(path.join(this.folder, 'postgres'))
    if (left && isAlive(left.pid)) process.kill(left.pid, 'SIGKILL')
    const whole = path.dirname(this.folder)
    rmSync(whole, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
