import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isDuplicate } from '@/db/errors'
import { archiveClass, createClasses, listClasses, updateClass } from '@/db/queries/classes'
import { OFFICERS } from '@/rules/kernel/decider'
import { written } from '@/rules/kernel/text'
import { Problem } from '../common/errors'
import { Id } from '../common/given'
import { running } from '../running/running'
import { byOf } from './members'
import { allowed, router } from './trpc'

const Class = z.object({
  game: z.string().max(40),
  /** Left out for a new class. */
  id: Id.optional(),
  name: written(60),
  /** The game's own document, which its rules parse. */
  settings: z.unknown(),
})

/** Classes of tables that the club offers. */
export const classes = router({
  /** Classes of the house's games by name; an archived class stays readable. */
  list: allowed(...OFFICERS).query(async ({ ctx: { identity } }) => {
    const lines = await listClasses(running().sql, identity.clubId)
    return lines.flatMap((line) => {
      const form = settingsOf(line.game)
      return form ? [{ ...line, settings: form.parse(line.settings) }] : []
    })
  }),

  /** Creates a class, or changes it for future lists; tables already formed keep their settings. */
  save: allowed('amministratore')
    .input(Class)
    .mutation(async ({ ctx: { identity }, input: { id, game, name, settings } }) => {
      const { sql } = running()
      const form = settingsOf(game)
      if (!form) throw new Problem('no-such-game', { game })
      const one = { classId: id ?? randomUUID(), game, name, settings: checked(form, settings) }
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

/**
 * The form of the settings in a class of a game's tables; undefined for a game without classes or not of this house.
 */
function settingsOf(name: string) {
  const { games } = running()
  return Object.hasOwn(games, name) ? games[name]?.settings : undefined
}

/** Throws Problem `invalid` with the first field that the game does not accept. */
function checked(form: z.ZodType<object>, settings: unknown): object {
  const { data, error } = form.safeParse(settings)
  if (data) return data
  const [issue] = error.issues
  const field = ['settings', ...(issue?.path ?? [])].join('.')
  throw new Problem('invalid', { field, why: issue?.message ?? '' })
}
