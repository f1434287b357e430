import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { connect } from '@/db/client'
import { CannotStart } from '@/db/errors'
import { levelOf, ownMigrations, refuseNewer } from '@/db/keeping/level'
import { ownLikeFolder } from '@/db/postgres/kept'
import { type Database, reachDatabase } from '../installation/database'

/** The database of this installation as it is; refused when there is none, because none is created here. */
export async function openKept(folder: string): Promise<Database> {
  const given = process.env.DATABASE_URL
  if (!given && !existsSync(path.join(folder, 'postgres/PG_VERSION'))) {
    throw new CannotStart(
      `In ${folder} non ci sono dati di Circolo`,
      'there is no data of Circolo in that folder',
    )
  }
  return await reachDatabase(folder, given)
}

/** Refuses a database with another version's schema, which this program would misread. */
export async function refuseOtherLevel(url: string): Promise<void> {
  const level = await levelOf(connect(url))
  if (level === ownMigrations().at(-1)?.when) return
  refuseNewer(level)
  throw new CannotStart(
    'Il database è di una versione precedente: avviate prima questo Circolo, che lo aggiorna',
    'the database is of an earlier version: start this Circolo first, which brings it up to date',
  )
}

/** The installation's secret; refused when there is none, because a backup without it could not be used. */
export function secretOf(folder: string): string {
  const file = path.join(folder, 'secret')
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  const secret = process.env.CIRCOLO_SECRET ?? kept
  if (secret) return secret
  throw new CannotStart(
    `Manca il segreto (${file}, o CIRCOLO_SECRET): senza, i sorteggi annunciati non proseguono`,
    'the secret is missing: without it announced draws could not go on',
  )
}

/**
 * The folder of the backups: `CIRCOLO_BACKUPS`, or a folder inside the data folder. Only the latter is created when
 * missing: otherwise a disk that is not connected would become a folder of the same name on this one.
 */
export function backupFolder(folder: string): string {
  const given = process.env.CIRCOLO_BACKUPS
  const chosen = given ? path.resolve(given) : path.join(folder, 'backups')
  if (statSync(chosen, { throwIfNoEntry: false })?.isDirectory()) return chosen
  if (given) {
    throw new CannotStart(
      `La cartella delle copie ${chosen} (CIRCOLO_BACKUPS) non c’è: il disco è collegato?`,
      'the folder of CIRCOLO_BACKUPS is not there: is the disk connected?',
    )
  }
  mkdirSync(chosen, { mode: 0o700 })
  ownLikeFolder(chosen)
  return chosen
}
