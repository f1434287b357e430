import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findBinaries } from '@/db/postgres/binaries'
import { initialise } from '@/db/postgres/cluster'
import { isAlive, readPostmaster } from '@/db/postgres/postmaster'
import { cases } from '../support/generated'
import { databasePid } from './circolo'
import { Starts } from './starts'

const starts = new Starts()
beforeEach(() => starts.begin())
afterEach(() => starts.end())

describe('a first start', () => {
  it('of two at once on one folder goes on, and the other says in one line that the folder is taken', async () => {
    for (let round = 0; round < cases(1); round++) {
      const both = [starts.start(), starts.start()]
      const outcome = await Promise.all(
        both.map((run) =>
          Promise.race([
            run.ready.then(
              () => 'ready',
              () => 'refused',
            ),
            run.ended.then(() => 'refused'),
          ]),
        ),
      )
      expect(outcome.sort()).toEqual(['ready', 'refused'])
      const ended = both.find(({ child }) => child.exitCode !== null)
      expect((await ended?.ended)?.err.trim().split('\n')).toEqual([
        expect.stringContaining('già in funzione'),
      ])
      expect(await starts.cards()).toBe(12)
      for (const { child } of both) child.kill('SIGKILL')
      await Promise.all(both.map((run) => run.ended))
    }
  })

  it('a signal in the middle of starting leaves no database behind', async () => {
    const run = starts.start()
    while (!readPostmaster(path.join(starts.folder, 'postgres'))) {
      await pause(10)
    }
    const database = databasePid(starts.folder)
    run.child.kill('SIGTERM')
    expect((await run.ended).code).toBe(0)
    expect(isAlive(database)).toBe(false)
  })
})

it('initdb that outlives its killed start takes nothing of the next one’s database away', () => {
  const folder = path.dirname(starts.folder)
  const program = path.join(folder, 'initdb')
  // In place of the first initdb, which removes its folder when it fails, and does so while the second is at work.
  const script = `
    case "$1" in --pgdata=*) own="\${1#--pgdata=}";; *) exit 0;; esac
    mkdir "$own" && touch "$own/PG_VERSION"
    [ -f '${folder}/first' ] || { echo "$own" > '${folder}/first'; exit 1; }
    rm -rf "$(cat '${folder}/first')"`
  writeFileSync(program, `#!/bin/sh${script}`, { mode: 0o755 })
  chmodSync(folder, 0o777)
  mkdirSync(starts.folder)
  const data = path.join(starts.folder, 'postgres')
  const make = () => initialise({ ...findBinaries(), initdb: program }, data, 'circolo', 'x')
  expect(make).toThrow('si riesce a creare')
  make()
  expect(readdirSync(starts.folder)).toEqual(['postgres'])
  expect(readdirSync(data)).toEqual(['PG_VERSION'])
})

describe('starting again', () => {
  beforeEach(() => starts.beginAgain())

  it('after a signal given twice, which ends the server and its database, keeps the data', async () => {
    const first = starts.start()
    await first.ready
    const database = databasePid(starts.folder)
    await starts.ask((sql) => sql`update member set alias = 'Volpe' where card = '1007'`)
    first.child.kill('SIGTERM')
    // npm and the terminal may both pass it on.
    first.child.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)
    starts.expectStopped(database)
    await starts.start().ready
    expect(await starts.ask((sql) => sql`select card from member where alias = 'Volpe'`)).toEqual([
      { card: '1007' },
    ])
  })

  it('works after a crash when the old pids belong to other programs', async () => {
    const first = starts.start()
    await first.ready
    const file = path.join(starts.folder, 'postgres/postmaster.pid')
    const pidFile = readFileSync(file, 'utf8')
    first.child.kill('SIGTERM')
    await first.ended
    writeFileSync(file, pidFile.replace(/^\d+/, String(process.pid)))
    writeFileSync(path.join(starts.folder, 'server.lock'), '1\n')
    await starts.start().ready
    expect(await starts.cards()).toBe(12)
  })
})
