import type { Sql } from '../client'

export interface TableClass {
  classId: string
  name: string
  /** The game's own document; its rules parse it. */
  settings: unknown
}

/** Creates classes of tables together with their entries in the audit: all of them, or none. */
export async function createClasses(
  sql: Sql,
  clubId: string,
  classes: readonly TableClass[],
  by: object,
): Promise<void> {
  await sql`
    with created as (
      insert into table_class (club_id, class_id, name, settings)
      select ${clubId}, "classId", name, settings
        from json_to_recordset(${JSON.stringify(classes)}::text::json)
          as c("classId" uuid, name text, settings jsonb)
      returning class_id, name, settings
    )
    insert into audit (club_id, by, what, detail)
    select ${clubId}, ${JSON.stringify(by)}::text::jsonb, 'classCreated',
           jsonb_build_object('class', class_id, 'name', name, 'settings', settings)
      from created`
}
