import type { Sql } from '../client'

/** The digest of the secret that this installation is kept with; the given one where none was kept yet. */
export async function keptSecretDigest(sql: Sql, digest: string): Promise<string> {
  const [row] = await sql<{ secretDigest: string }[]>`
    insert into installation (secret_digest) values (${digest})
    on conflict (single) do update set secret_digest = installation.secret_digest
    returning secret_digest`
  return row?.secretDigest ?? digest
}
