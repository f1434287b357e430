import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Sql } from '@/db/client'
import { CannotStart } from '@/db/errors'
import { keptSecret } from '@/db/postgres/kept'
import { keptSecretDigest } from '@/db/queries/installation'

/** The installation's secret: CIRCOLO_SECRET, or the one kept in the data folder. Throws CannotStart for an empty one. */
export function chosenSecret(folder: string, given: string | undefined): string {
  if (given === undefined) return keptSecret(path.join(folder, 'secret'))
  if (given.trim() !== '') return given
  throw new CannotStart(
    'CIRCOLO_SECRET è vuoto: dategli un valore, o toglietelo perché valga quello della cartella dei dati',
    'CIRCOLO_SECRET is empty: give it a value, or remove it',
  )
}

/** A digest of the secret, stored with the data so that the same secret is recognised. */
export const secretDigest = (secret: string) =>
  createHash('sha256').update(`installation/${secret}`).digest('hex')

/**
 * Throws CannotStart when the data was used with another secret: draws already announced would come out differently,
 * the clock's commands would have other ids, and everybody would be signed out.
 */
export async function refuseOtherSecret(sql: Sql, secret: string): Promise<void> {
  const digest = secretDigest(secret)
  if ((await keptSecretDigest(sql, digest)) === digest) return
  throw new CannotStart(
    'Il segreto non è quello di questi dati: rimettete il CIRCOLO_SECRET, o il file .data/secret, di prima',
    'the secret is not that of this data: put the former CIRCOLO_SECRET, or .data/secret file, back',
  )
}
