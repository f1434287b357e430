import { existsSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Sql } from '@/db/client'
import { CannotStart } from '@/db/errors'
import { type Forgotten, forgetMember, forgottenMembers } from '@/db/queries/forgetting'
import { FORGOTTEN_NAME } from '@/rules/kernel/forgotten'
import type { MemberId } from '@/rules/kernel/ids'
import { syncFolder, writeKept } from './files'

const List = z.array(
  z.object({
    clubId: z.guid(),
    memberId: z.guid().transform((id) => id as MemberId),
    askedOn: z.iso.date(),
  }),
)

/** The list beside the backups of an installation: ids and days, nothing personal. */
const nameOf = (installation: string) => `circolo-${installation}-cancellati.json`

/** Adds everybody who was forgotten to the list beside the backups, so that restoring an older one forgets them again. */
export async function listForgotten(sql: Sql, folder: string, installation: string): Promise<void> {
  const gone = await forgottenMembers(sql)
  if (gone.length === 0) return
  const listed = listedIn(folder, installation)
  const known = new Set(listed.map(keyOf))
  const added = gone.filter((one) => !known.has(keyOf(one)))
  if (added.length === 0) return
  const body = Buffer.from(`${JSON.stringify([...listed, ...added], null, 1)}\n`)
  const name = nameOf(installation)
  writeKept(folder, { name: `${name}.new`, body })
  renameSync(path.join(folder, `${name}.new`), path.join(folder, name))
  syncFolder(folder)
}

/** Forgets these again in a restored database; returns how many it still held. */
export async function forgetAgain(sql: Sql, listed: readonly Forgotten[]): Promise<number> {
  let count = 0
  for (const one of listed) {
    const gone = { ...one, called: FORGOTTEN_NAME }
    if (await forgetMember(sql, gone, Date.now(), { program: 'restore' })) count += 1
  }
  return count
}

/** Everybody on the list beside the backups of an installation. Throws CannotStart when it cannot be read. */
export function listedIn(folder: string, installation: string): Forgotten[] {
  const file = path.join(folder, nameOf(installation))
  if (!existsSync(file)) return []
  try {
    return List.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new CannotStart(
      `${file} non si legge: dice quali soci sono da cancellare di nuovo`,
      'that file cannot be read: it says which members are to be forgotten again',
    )
  }
}

const keyOf = ({ clubId, memberId }: Forgotten) => `${clubId}/${memberId}`
