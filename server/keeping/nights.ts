import { statSync } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { connect } from '@/db/client'
import { CannotStart, systemCode } from '@/db/errors'
import { aloneAtNight } from '@/db/keeping/alone'
import { lastNightly, type NightlyBackup, noteNightly } from '@/db/queries/nightly'
import type { Instant } from '@/rules/kernel/decider'
import { MINUTE_MS } from '@/rules/kernel/time'
import { listForgotten } from './forgotten'
import { abandonedIn, type Kept, keptIn, nameOf } from './names'
import { backupFolder } from './place'
import { installationOf, type Source, writeBackup } from './write'

/** The hour, in the server's own time zone, at which no club is playing any more. */
const QUIET_HOUR = 5
const KEPT_NIGHTS = 14
const LOOK_EVERY_MS = MINUTE_MS
/** How long after a start a missed backup is made, so that it does not slow the start down. */
const MADE_UP_AFTER_MS = 5 * MINUTE_MS
/** How long after a failure the backup is tried again. */
const AGAIN_AFTER_MS = 60 * MINUTE_MS
/** How long the other processes leave the night's backup to the one that made the last, so that they lie together. */
const HEAD_START_MS = 15 * MINUTE_MS
/** How long a stop waits for a cancelled backup. */
const STOPPED_WITHIN_MS = 3_000
/** Free space that a backup leaves on its disk, which may be the database's too. */
const LEFT_FREE_BYTES = 64 * 1024 * 1024

/** The state of the backups, for the administrator. */
export interface NightsStatus {
  /** The folder of the backups; null where none are made automatically. */
  folder: string | null
  nights: number
  /** The newest one; `elsewhere` says where it lies when another process made it. */
  last: {
    name: string
    at: Instant
    bytes: number
    elsewhere: { host: string; folder: string } | null
  } | null
  failure: { at: Instant; reason: string } | null
}

/**
 * Makes a backup every night while the server runs, and keeps the last ones. Of several processes on one database one
 * makes it, into its own folder; a process that fails leaves it to the others. This class catches every failure.
 */
export class Nights {
  #timer: NodeJS.Timeout | undefined
  #begunAt = 0
  #failure: NightsStatus['failure'] = null
  #underWay: Promise<void> | null = null
  /** The last backup that another process made. */
  #elsewhere: NightlyBackup | null = null
  /** The night for which the list beside this folder's backups was brought up to date. */
  #listed = 0
  readonly #givenUp = new AbortController()
  readonly #installation: string

  constructor(
    private readonly source: Source,
    private readonly now: () => Instant,
    private readonly log: Logger,
  ) {
    this.#installation = installationOf(source.secret)
  }

  /** Only a server with a data folder makes backups; a missing folder is reported at once. */
  begin(): void {
    const { data } = this.source
    if (data === undefined) return
    this.#begunAt = this.now()
    try {
      backupFolder(data)
    } catch (error) {
      this.#fail(error)
    }
    this.#timer = setInterval(() => void this.tick(), LOOK_EVERY_MS).unref()
  }

  /** Cancels the backup under way and removes what it wrote. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#givenUp.abort()
    await Promise.race([this.#underWay, pause(STOPPED_WITHIN_MS, undefined, { ref: false })])
  }

  /** Makes the night's backup when it is due and does not exist yet. */
  async tick(): Promise<void> {
    const { data } = this.source
    if (data === undefined || this.#givenUp.signal.aborted) return
    this.#underWay ??= this.#makeWhenDue(data)
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#underWay = null
      })
    await this.#underWay
  }

  status(): NightsStatus {
    const { data } = this.source
    const known = { folder: null, nights: KEPT_NIGHTS, last: null, failure: this.#failure }
    if (data === undefined) return known
    try {
      const folder = backupFolder(data)
      return { ...known, folder, last: this.#newest(folder) }
    } catch (error) {
      return { ...known, failure: this.#failure ?? { at: this.now(), reason: reasonOf(error) } }
    }
  }

  #newest(folder: string): NightsStatus['last'] {
    const last = this.#lastIn(folder)
    const there = this.#elsewhere
    if (there && there.at > (last?.at ?? 0)) {
      const { name, at, bytes, host } = there
      return { name, at, bytes, elsewhere: { host, folder: there.folder } }
    }
    if (!last) return null
    const { file, at } = last
    return { name: path.basename(file), at, bytes: statSync(file).size, elsewhere: null }
  }

  async #makeWhenDue(data: string): Promise<void> {
    const at = this.now()
    // A clock that was set back does not make this wait until its wrong time comes again.
    this.#begunAt = Math.min(this.#begunAt, at)
    if (at - this.#begunAt < MADE_UP_AFTER_MS) return
    const failedAt = this.#failure?.at ?? Number.NEGATIVE_INFINITY
    if (failedAt <= at && at - failedAt < AGAIN_AFTER_MS) return
    const folder = backupFolder(data)
    const night = nightBefore(at)
    const last = this.#lastIn(folder)
    if (last && last.at >= night) return
    if (await this.#madeElsewhere(folder, night)) {
      await this.#list(folder, night)
      this.#failure = null
      return
    }
    if (this.#elsewhere && at - night < HEAD_START_MS) return
    await aloneAtNight(this.source.url, async () => {
      // Another process may have made it while this one waited for its turn.
      if (!(await this.#madeElsewhere(folder, night))) await this.#make(folder, at)
    })
  }

  async #make(folder: string, at: Instant): Promise<void> {
    const last = this.#lastIn(folder)
    await refuseFull(folder, last ? statSync(last.file).size : 0)
    const name = nameOf(this.#installation, at, true)
    const file = path.join(folder, name)
    await writeBackup(file, this.source, { at, signal: this.#givenUp.signal })
    const { size: bytes } = statSync(file)
    await noteNightly(connect(this.source.url), { at, host: hostname(), folder, name, bytes })
    this.#failure = null
    await this.#clear(folder, at)
  }

  /** Whether another process has made the backup of this night; what a wrong clock dated in the future is ignored. */
  async #madeElsewhere(folder: string, night: Instant): Promise<boolean> {
    const made = await lastNightly(connect(this.source.url))
    const isOwn = made?.host === hostname() && made.folder === folder
    this.#elsewhere = made && !isOwn && made.at <= this.now() ? made : null
    return this.#elsewhere !== null && this.#elsewhere.at >= night
  }

  /** Members who were forgotten meanwhile belong on the list beside the older backups of this folder too. */
  async #list(folder: string, night: Instant): Promise<void> {
    if (this.#listed === night) return
    await listForgotten(connect(this.source.url), folder, this.#installation)
    this.#listed = night
  }

  /** The newest backup; one that a wrong clock dated in the future is ignored. */
  #lastIn(folder: string): Kept | undefined {
    return keptIn(folder, this.#installation).find(({ at }) => at <= this.now())
  }

  async #clear(folder: string, at: Instant): Promise<void> {
    const nightly = keptIn(folder, this.#installation).filter((kept) => kept.nightly)
    const old = nightly.slice(KEPT_NIGHTS).map(({ file }) => file)
    for (const file of [...old, ...abandonedIn(folder, this.#installation, at)]) await rm(file)
  }

  #fail(error: unknown): void {
    if (this.#givenUp.signal.aborted) return
    this.#failure = { at: this.now(), reason: reasonOf(error) }
    this.log.error({ err: error }, 'the nightly backup failed')
  }
}

/** The last time it was five in the morning, by the server's own clock. */
function nightBefore(at: Instant): Instant {
  const night = new Date(at)
  night.setHours(QUIET_HOUR, 0, 0, 0)
  if (night.getTime() > at) night.setDate(night.getDate() - 1)
  return night.getTime()
}

async function refuseFull(folder: string, lastBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize > 2 * lastBytes + LEFT_FREE_BYTES) return
  throw new CannotStart(
    `Nella cartella delle copie ${folder} non c’è più posto`,
    'there is no room left in the folder of backups',
  )
}

function reasonOf(error: unknown): string {
  if (error instanceof CannotStart) return error.message
  return systemCode(error) ?? (error instanceof Error ? error.message : String(error))
}
