import { getTableName, sql } from 'drizzle-orm'
import type { Sql } from '../client'
import { installation } from '../schema/club'
import { on } from '../statement'

const { secretDigest } = installation

/** The stored digest of the secret, read only; null when there is none yet, or the schema is older. */
export async function knownSecretDigest(pool: Sql): Promise<string | null> {
  const [there] = await on(pool).execute<{ is: boolean }>(
    sql`select to_regclass(${getTableName(installation)}) is not null as is`,
  )
  if (!there?.is) return null
  const [row] = await on(pool).select({ secretDigest }).from(installation)
  return row?.secretDigest ?? null
}

/** The stored digest of this installation's secret; stores the given one when there is none yet. */
export async function keptSecretDigest(pool: Sql, digest: string): Promise<string> {
  const [row] = await on(pool)
    .insert(installation)
    .values({ secretDigest: digest })
    .onConflictDoUpdate({ target: installation.single, set: { secretDigest } })
    .returning({ secretDigest })
  return row?.secretDigest ?? digest
}
