import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isDuplicate } from '@/db/errors'
import { archiveClass, createClasses, listClasses, updateClass } from '@/db/queries/classes'
import { written } from '@/rules/kernel/text'
import { Settings } from '@/rules/poker/settings'
import { Problem } from '../errors'
import { EVENING_GAME } from '../games'
import { Id } from '../given'
import { running } from '../running'
import { allowed, OFFICERS, router } from '../trpc'
import { byOf } from './members'

const Class = z.object({
  /** Left out for a new class. */
  id: Id.optional(),
  name: written(60),
  settings: Settings,
})

export const classes = router({
  /** Classes of tables by name; one that was archived stays readable. */
  list: allowed(...OFFICERS).query(async ({ ctx: { identity } }) => {
    const lines = await listClasses(running().sql, identity.clubId)
    return lines.map((line) => ({ ...line, settings: Settings.parse(line.settings) }))
  }),

  /** Creates a class, or changes it for the lists to come; tables already formed keep theirs. */
  save: allowed('amministratore')
    .input(Class)
    .mutation(async ({ ctx: { identity }, input: { id, name, settings } }) => {
      const { sql } = running()
      const one = { classId: id ?? randomUUID(), game: EVENING_GAME, name, settings }
      const by = byOf(identity)
      const saving = id
        ? updateClass(sql, identity.clubId, one, by)
        : createClasses(sql, identity.clubId, [one], by).then(() => true)
      if (!(await saving.catch(nameTaken))) throw new Problem('no-such-class')
      return { id: one.classId }
    }),

  archive: allowed('amministratore')
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx: { identity }, input: { id } }) => {
      const { sql, now } = running()
      if (!(await archiveClass(sql, identity.clubId, id, now(), byOf(identity)))) {
        throw new Problem('no-such-class')
      }
    }),
})

function nameTaken(error: unknown): never {
  throw isDuplicate(error, 'table_class_club_id_game_name_unique')
    ? new Problem('name-taken')
    : error
}
