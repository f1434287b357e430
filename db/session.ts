import type postgres from 'postgres'

/**
 * Gives the session of this one connection its settings, whatever its database or its user have. By a statement: a pool
 * in between refuses most settings that come with a connection.
 */
export async function settle(
  sql: postgres.Sql,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await sql`
    select set_config(key, value, false) from json_each_text(${JSON.stringify(settings)}::text::json)`
}
