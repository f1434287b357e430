import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { connect } from '@/db/client'
import { CannotStart } from '@/db/errors'
import { levelOf, ownMigrations } from '@/db/keeping/level'
import { ownLikeFolder } from '@/db/postgres/kept'
import { type Database, reachDatabase } from '../installation/database'

/** The database of this installation as it stands; refused where there is none yet, for none is made. */
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

/** Refuses a database of another version's schema, which this program would misread. */
export async function refuseOtherLevel(url: string): Promise<void> {
  if ((await levelOf(connect(url))) === ownMigrations().at(-1)?.when) return
  throw new CannotStart(
    'Il database è di un’altra versione: avviate prima questo Circolo, che lo aggiorna',
    'the database is of another version: start this Circolo first, which brings it up to date',
  )
}

/** The installation's secret; refused where there is none, for a backup without it could not go on. */
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
 * Where backups are kept: `CIRCOLO_BACKUPS`, or a folder of the data folder. Only that one is made when it is not
 * there: a disk that is not connected must not turn into a folder of the same name on this one.
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
