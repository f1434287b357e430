import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { livingPostmaster } from '@/db/postgres/postmaster'
import { stop } from '@/db/postgres/process'
import type { Random } from '@/simulate/random'
import { run } from '@/tests/keeping/keep'
import { aFolder, askFolder, type Run, startCircolo } from '@/tests/start/circolo'
import { oldFolder } from '@/tests/start/old'

/** Programs that meet on one data folder: each round returns what was wrong. */
export type FolderScene = (random: Random) => Promise<string[]>

/** The clubs that the data must still have: the demo, or the one of an earlier version. */
const clubsIn = (folder: string): Promise<number> =>
  askFolder(folder, async (sql) => (await sql`select from club`).length)

const isOneLine = (text: string) => text.trim().split('\n').length === 1

/** Starts a little apart: one must go on and the others say in one line why not. */
async function startedAtOnce(folder: string, random: Random, others: number): Promise<string[]> {
  const runs: Run[] = []
  for (let n = 0; n <= others; n++) {
    runs.push(startCircolo(folder))
    await pause(random.below(900))
  }
  const outcomes = await Promise.all(
    runs.map((one) =>
      one.ready.then(
        () => 'ready' as const,
        async () => (await one.ended).err,
      ),
    ),
  )
  const refusals = outcomes.filter((outcome) => outcome !== 'ready')
  const faults = refusals.filter((text) => !isOneLine(text) || !text.includes('già in funzione'))
  if (outcomes.length - refusals.length !== 1)
    faults.push(`${outcomes.length - refusals.length} of ${outcomes.length} starts went on`)
  const clubs = await clubsIn(folder)
  if (clubs !== 1) faults.push(`the data has ${clubs} clubs`)
  for (const { child } of runs) child.kill(random.oneIn(2) ? 'SIGKILL' : 'SIGTERM')
  await Promise.all(runs.map(({ ended }) => ended))
  return faults
}

async function inFolder(work: (folder: string) => Promise<string[]>): Promise<string[]> {
  const folder = aFolder()
  try {
    return await work(folder)
  } finally {
    const data = path.join(folder, 'postgres')
    if (existsSync(data) && livingPostmaster(data)) await stop(data)
    rmSync(path.dirname(folder), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

/** Two first starts within a second, and two more after whatever ended them. */
const starts: FolderScene = (random) =>
  inFolder(async (folder) => [
    ...(await startedAtOnce(folder, random, 1)),
    ...(await startedAtOnce(folder, random, 1)),
  ])

/** A start, or two, while the first one copies the data of an earlier version and upgrades it. */
const upgrading: FolderScene = (random) =>
  inFolder(async (folder) => {
    await oldFolder(folder)
    const faults = await startedAtOnce(folder, random, 2)
    const copies = readdirSync(path.join(folder, 'set-aside'))
    if (copies.length !== 1 || copies[0]?.endsWith('.partial'))
      faults.push(`set aside: ${copies.join(', ')}`)
    return faults
  })

/** Two restores of one backup into one new folder. */
const restores: FolderScene = (random) =>
  inFolder(async (folder) => {
    await (await running(folder)).end()
    const kept = mkdtempSync(path.join(tmpdir(), 'circolo-kept-'))
    try {
      const file = path.join(kept, 'copia.tar.gz')
      const made = await run('backup', [file], { CIRCOLO_DATA: folder }).ended
      if (made.code !== 0) return [`no backup: ${made.err}`]
      const into = path.join(kept, 'data')
      const first = run('restore', [file, '--into', into], {}).ended
      await pause(random.below(1_500))
      const both = [await run('restore', [file, '--into', into], {}).ended, await first]
      const refusals = both.filter(({ code }) => code !== 0)
      const faults = refusals.filter(({ err }) => !isOneLine(err)).map(({ err }) => err)
      if (refusals.length !== 1) faults.push(`${refusals.length} of two restores were refused`)
      if (readdirSync(kept).sort().join() !== 'copia.tar.gz,data')
        faults.push(`left: ${readdirSync(kept).join(', ')}`)
      const restored = await running(into)
      if ((await clubsIn(into)) !== 1) faults.push('the club is missing')
      await restored.end()
      return faults
    } finally {
      rmSync(kept, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    }
  })

async function running(folder: string): Promise<{ end(): Promise<void> }> {
  const { child, ready, ended } = startCircolo(folder)
  await ready
  return {
    async end() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const START_TIMEOUT_MS = 60_000

/**
 * One byte of one file of a stopped folder is another: the start says in one line that it cannot go on, or the figures
 * are as they were, or `verify` finds what is not.
 */
const flipped: FolderScene = (random) =>
  inFolder(async (folder) => {
    const first = await running(folder)
    const before = await figuresIn(folder)
    await first.end()
    const files = filesBelow(folder).filter((file) => statSync(file).size > 0)
    const file = random.pick(files) ?? ''
    const bytes = readFileSync(file)
    const at = random.below(bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8))
    writeFileSync(file, bytes)
    const where = `${path.relative(folder, file)} at ${at}`
    const { child, ready, ended } = startCircolo(folder)
    const late = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS)
    const goesOn = await ready.then(
      () => true,
      () => false,
    )
    clearTimeout(late)
    if (!goesOn) {
      const { code, err } = await ended
      return code === 1 && isOneLine(err)
        ? []
        : [`${where}: ended with ${code}: ${err.slice(0, 400)}`]
    }
    const after = await figuresIn(folder).catch(() => null)
    child.kill('SIGTERM')
    await ended
    if (after === before) return []
    const verified = await run('verify', [], { CIRCOLO_DATA: folder }).ended
    return verified.code === 0 ? [`${where}: other figures, and verify found nothing`] : []
  })

/** Everything that the tables hold, as one text. */
const figuresIn = (folder: string): Promise<string> =>
  askFolder(folder, async (sql) => {
    const said: unknown[] = []
    for (const table of ['club', 'member', 'stream', 'journal', 'balance', 'tableau', 'audit'])
      said.push(await sql.unsafe(`select * from ${table} order by 1, 2`))
    return JSON.stringify(said)
  })

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(file) : entry.isFile() ? [file] : []
  })

/** The scenes of one folder, by name. */
export const FOLDER_SCENES: Readonly<Record<string, FolderScene>> = {
  starts,
  restores,
  upgrading,
  flipped,
}
