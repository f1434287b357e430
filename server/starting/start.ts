import path from 'node:path'
import { connect, disconnect } from '@/db/client'
import { systemCode } from '@/db/errors'
import { makeDataFolder } from '@/db/postgres/kept'
import { clockAhead, clockWarning } from '../installation/clocks'
import { openDatabase } from '../installation/database'
import { dataFolder } from '../installation/folder'
import { lockFolder } from '../installation/lock'
import { chosenSecret, refuseOtherSecret } from '../installation/secret'
import { chosenPort, refuseTakenPort, refuseUnusable } from './address'
import { readArgv } from './argv'
import { banner } from './banner'
import { ensureBuilt } from './build'
import { chosenPair, expiryWarning, readPair } from './certificate'
import { lineOfFailure } from './failure'
import { chosenMetrics } from './metricsPort'

const ROOT = path.resolve(import.meta.dirname, '../..')
const USAGE =
  'Uso / usage: npm start (PORT, DATABASE_URL, CIRCOLO_DATA, CIRCOLO_SECRET, CIRCOLO_BACKUPS, CIRCOLO_METRICS: README, docs/running.md)'
const { values: flags } = readArgv(USAGE, {
  options: {
    dev: { type: 'boolean', default: false },
    /** It then starts in a second, for the tests of starting and stopping. */
    'without-pages': { type: 'boolean', default: false },
  },
})
const { dev } = flags
const pages = !flags['without-pages']

/** Functions that stop each part, in the order started; they are called in reverse order. */
const undo: (() => Promise<unknown>)[] = []
const stopping = new AbortController()

async function start(): Promise<void> {
  const begun = performance.now()
  const port = chosenPort(process.env.PORT)
  const metrics = chosenMetrics(process.env.CIRCOLO_METRICS)
  refuseUnusable(process.env)
  const pair = chosenPair(process.env)
  const expired = pair && expiryWarning(readPair(pair), Date.now())
  const folder = dataFolder()
  makeDataFolder(folder)
  undo.push(await lockFolder(folder))
  await refuseTakenPort(port)
  const secret = chosenSecret(folder, process.env.CIRCOLO_SECRET)

  // React and Next read it when they are loaded, so it is set before.
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' })
  // Most of the program is loaded while the database starts.
  const loading = Promise.all([import('./demo'), import('./serve'), pages && import('next')])
  const database = await openDatabase(folder, process.env.DATABASE_URL, { locked: true, loading })
  undo.push(database.stop)
  undo.push(() => disconnect(database.url))
  const sql = connect(database.url)
  await refuseOtherSecret(sql, secret)
  if (pages && !dev) {
    const log = path.join(folder, 'build.log')
    await ensureBuilt(ROOT, log, () => console.log(BUILDING), stopping.signal)
  }
  const [{ demoStanding, openDemo, ownAddress }, { serve }] = await loading
  await openDemo(sql)
  stopping.signal.throwIfAborted()

  const kept = { data: folder, place: database.place }
  const databaseUrl = database.url
  const options = { port, databaseUrl, secret, kept, metrics, pair, dev, next: pages }
  const server = await serve(options)
  undo.push(() => server.close())
  stopping.signal.throwIfAborted()
  const demo = await demoStanding(sql)
  const clock = clockWarning(await clockAhead(sql, Date.now))
  const slug = await ownAddress(sql)
  const seconds = Math.ceil((performance.now() - begun) / 1000)
  const scheme = pair ? 'https' : 'http'
  const place = database.place
  console.log(banner({ scheme, port: server.port, demo, slug, place, seconds, expired }))
  if (clock) console.log(clock)
}

/** The one line for a failed start that the user can correct; undefined for a bug, which is printed in full. */
function lineOf(error: unknown): string | undefined {
  const line = lineOfFailure(error)
  if (line !== undefined) return line
  return error instanceof Error && systemCode(error) && 'syscall' in error
    ? `Il sistema rifiuta (${error.message}) — the system refuses it`
    : undefined
}

const BUILDING =
  'Preparo le pagine, solo questa volta: un minuto circa… / Building the pages, this once: about a minute…'

let stopped: Promise<void> | undefined

/** Stops everything that was started, last first. npm and the terminal may both send the signal: once is enough. */
function stop(code: number): Promise<void> {
  stopped ??= (async () => {
    stopping.abort()
    await started
    for (const step of undo.reverse()) await step().catch((error) => console.error(error))
    process.exit(code)
  })()
  return stopped
}

const started = start().catch((error: unknown) => {
  if (stopping.signal.aborted) return
  console.error(lineOf(error) ?? error)
  void stop(1)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
