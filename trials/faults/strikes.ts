import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS } from '@/rules/kernel/time'
import type { Random } from '@/simulate/random'
import { killPostmaster } from '@/tests/server/deaths/night'
import { eventually } from '@/tests/support/eventually'
import { childrenOf, killed } from './processes'
import type { DeskScreen } from './screen'
import type { SpreadNode } from './spread'
import type { Stage, StageKind } from './stage'

/** One kind of fault: the stage that it needs, and the blow itself, after which everything may go on. */
export interface FaultKind extends StageKind {
  /** Whether it takes its time: the clients then go on until it is over. */
  lasts?: boolean
  strike(stage: Stage, random: Random, screens: readonly DeskScreen[]): Promise<void>
}

const LASTING_MS = 300
/** A machine that was killed is away for so long, or for up to twice the time. */
const AWAY_MS = 2_000
const FILLER_BYTES = 1024 * 1024
const CLOCK_JUMPS_MS = [180, -180, 60, 2, -2, -4].map((minutes) => minutes * MINUTE_MS)
/** States of a database that cannot do its work now: disk, memory, cancelled, input and output, read-only. */
const STATES = ['53100', '53200', '57014', '58030', '25006']

/** kill -9 of one process of the database that serves Circolo; Postgres then restarts all of them. */
async function killBackend({ sql }: Stage, random: Random): Promise<void> {
  const backends = await eventually(
    () => sql<{ pid: number }[]>`
      select pid from pg_stat_activity where application_name = 'circolo' and pid <> pg_backend_pid()`,
  )
  const pid = random.pick(backends)?.pid
  if (pid !== undefined) killed(pid)
}

/** kill -9 of the web server and of every process of the database. */
async function killAll({ mortals, postmaster, sql }: Stage): Promise<void> {
  const pid = existsSync(postmaster) ? Number(readFileSync(postmaster, 'utf8').split('\n')[0]) : 0
  const children = pid > 0 ? childrenOf(pid) : []
  await mortals[0]?.kill(async () => {
    await killPostmaster(postmaster)
    for (const child of children) killed(child)
    // The next web server starts once its database answers, as it does by itself.
    await eventually(() => sql`select 1`)
  })
}

/** For a moment every append fails with one of Postgres' states, or waits for a lock, or loses its connection. */
async function failDatabase({ sql }: Stage, random: Random): Promise<void> {
  switch (random.below(4)) {
    case 0:
      await eventually(
        () => sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'circolo' and pid <> pg_backend_pid()`,
      )
      return
    case 1:
      await eventually(
        () => sql`select pg_cancel_backend(pid) from pg_stat_activity
          where application_name = 'circolo' and pid <> pg_backend_pid()`,
      )
      return
    case 2:
      await eventually(() =>
        sql.unsafe(`do $$ begin
          lock table journal in share row exclusive mode; perform pg_sleep(${LASTING_MS / 1_000}); end $$`),
      )
      return
    default:
      await failing(sql, random.pick(STATES) ?? '')
  }
}

async function failing(sql: Stage['sql'], state: string): Promise<void> {
  await eventually(() =>
    sql.unsafe(`
      create or replace function fail_as_told() returns trigger language plpgsql as $$
      begin raise exception 'as told' using errcode = '${state}'; end $$;
      create or replace trigger failing before insert on journal
        for each statement execute function fail_as_told()`),
  )
  await pause(LASTING_MS)
  await eventually(() => sql`drop trigger if exists failing on journal`)
}

/** kill -9 of the primary and its processes, and soon the standby takes its place; the dead one becomes the new standby. */
async function failOver({ standby }: Stage, random: Random): Promise<void> {
  await standby?.failOver(random.below(LASTING_MS))
}

/** kill -9 of all processes of one machine of a Citus, which comes back after some seconds. */
async function killNode(node: SpreadNode | undefined, random: Random): Promise<void> {
  await node?.kill(AWAY_MS + random.below(AWAY_MS))
}

/**
 * The servers are exchanged one by one for this version, back from it first where they have it already: the views looked
 * at afterwards are this version's. The proxy leaves out the one that is away.
 */
async function roll({ mortals, previous }: Stage): Promise<void> {
  const isBack = mortals[0]?.script === undefined
  for (const next of isBack ? [previous, undefined] : [undefined])
    for (const mortal of mortals) await mortal.exchange(next)
}

/** Fills the disk of the database to its last byte, and empties it again. */
async function fillDisk({ disk }: Stage): Promise<void> {
  const filler = path.join(disk ?? '', 'filler')
  const file = openSync(filler, 'w')
  try {
    for (let bytes = FILLER_BYTES; bytes >= 512; )
      try {
        writeSync(file, Buffer.alloc(bytes))
      } catch {
        bytes = Math.floor(bytes / 2)
      }
    await pause(LASTING_MS)
  } finally {
    closeSync(file)
    rmSync(filler)
  }
}

/** Screens stop reading for a while, as phones in pockets do. */
async function stallScreens(_: Stage, __: Random, screens: readonly DeskScreen[]): Promise<void> {
  for (const screen of screens) screen.stall()
  await pause(LASTING_MS)
  for (const screen of screens) screen.resume()
}

/** The kinds of faults, by name. */
export const FAULTS: Readonly<Record<string, FaultKind>> = {
  web: {
    ...{ servers: 1, ownDisk: false },
    strike: async ({ mortals }) => await mortals[0]?.kill(),
  },
  backend: { servers: 1, ownDisk: false, strike: killBackend },
  postmaster: {
    ...{ servers: 1, ownDisk: false },
    strike: ({ postmaster }) => killPostmaster(postmaster),
  },
  all: { servers: 1, ownDisk: false, strike: killAll },
  database: { servers: 'inside', ownDisk: false, strike: failDatabase },
  disk: { servers: 'inside', ownDisk: true, strike: fillDisk },
  clock: {
    ...{ servers: 'inside', ownDisk: false },
    strike: async ({ clock }, random) => {
      clock.offsetMs = random.oneIn(3) ? 0 : (random.pick(CLOCK_JUMPS_MS) ?? 0)
    },
  },
  screens: { servers: 'inside', ownDisk: false, strike: stallScreens },
  views: {
    ...{ servers: 'inside', ownDisk: false, heavy: 300_000 },
    strike: async (stage, random, screens) => {
      if (random.oneIn(2)) await stallScreens(stage, random, screens)
      await stage.restart()
    },
  },
  pair: {
    ...{ servers: 2, ownDisk: false },
    strike: async ({ mortals }, random) => await random.pick(mortals)?.kill(),
  },
  rolling: { servers: 2, ownDisk: false, previous: true, lasts: true, strike: roll },
  failover: { servers: 2, ownDisk: false, standby: true, lasts: true, strike: failOver },
  'citus-worker': {
    ...{ servers: 2, ownDisk: false, spread: true, lasts: true },
    strike: ({ spread }, random) => killNode(random.pick(spread?.workers ?? []), random),
  },
  'citus-coordinator': {
    ...{ servers: 2, ownDisk: false, spread: true, lasts: true },
    strike: ({ spread }, random) => killNode(spread?.coordinator, random),
  },
}
