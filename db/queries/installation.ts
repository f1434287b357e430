import type { Sql } from '../client'

/** The digest that the data is kept with, only read; null where none was kept yet, or the schema is older. */
export async function knownSecretDigest(sql: Sql): Promise<string | null> {
  const [there] = await sql<{ is: boolean }[]>`select to_regclass('installation') is not null as is`
  if (!there?.is) return null
  const [row] = await sql<{ secretDigest: string }[]>`select secret_digest from installation`
  return row?.secretDigest ?? null
}

/** The digest of the secret that this installation is kept with; the given one where none was kept yet. */
export async function keptSecretDigest(sql: Sql, digest: string): Promise<string> {
  const [row] = await sql<{ secretDigest: string }[]>`
    insert into installation (secret_digest) values (${digest})
    on conflict (single) do update set secret_digest = installation.secret_digest
    returning secret_digest`
  return row?.secretDigest ?? digest
}
