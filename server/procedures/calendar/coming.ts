import { z } from 'zod'
import { listClasses } from '@/db/queries/classes'
import {
  announce,
  type Coming,
  callOff,
  listComing,
  meanNotToCome,
  meanToCome,
  meantToCome,
} from '@/db/queries/coming'
import { eveningDay } from '@/messages/evening'
import type { Identity } from '../../access/identity'
import { DESK, MEMBERS } from '../../access/rights'
import { Problem } from '../../common/errors'
import { Id } from '../../common/given'
import { running } from '../../running/running'
import { clubAt, gameAt, playedAt } from '../clubs'
import { byOf, selfOf } from '../members'
import { allowed, router } from '../trpc'

const Announced = z.object({
  id: Id,
  game: z.string().max(40),
  day: z.iso.date(),
  hour: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  classId: Id.nullable(),
})
const One = z.object({ id: Id })

/** The announced evenings of the games played here, from the club's evening now on, as the caller may see them. */
export async function comingFor({ clubId, slug, member }: Identity): Promise<Coming[]> {
  const { sql, now } = running()
  const club = await clubAt(slug)
  const from = eveningDay(now(), club.timeZone)
  const announced = await listComing(sql, clubId, from, member?.id ?? null)
  return announced.filter(({ game }) => playedAt(club, game))
}

/** The calendar: evenings that the secretary announces, and the members who mean to come, which is no signature (I). */
export const coming = router({
  /** The announced evenings from tonight on, each with how many mean to come and whether the asker does. */
  list: allowed(...MEMBERS).query(({ ctx: { identity } }) => comingFor(identity)),

  /** The members who mean to come to a game on a day, for the desk: each is one tap from signing in person. */
  people: allowed(...DESK)
    .input(z.object({ game: z.string().max(40), day: z.iso.date() }))
    .query(({ ctx: { identity }, input }) =>
      meantToCome(running().sql, identity.clubId, input.game, input.day),
    ),

  /** Announces an evening. Throws Problem `no-such-game`, `no-such-class`, `day-is-past`, or `id-taken`. */
  announce: allowed('segretario')
    .input(Announced)
    .mutation(async ({ ctx: { identity }, input: { id, ...given } }) => {
      const { sql, now } = running()
      const { clubId, slug } = identity
      const club = await clubAt(slug)
      gameAt(club, given.game)
      if (given.day < eveningDay(now(), club.timeZone)) throw new Problem('day-is-past')
      if (given.classId !== null) {
        const classes = await listClasses(sql, clubId)
        const isIts = classes.some((one) => one.id === given.classId && one.game === given.game)
        if (!isIts) throw new Problem('no-such-class')
      }
      const announced = { clubId, comingId: id, ...given, announcedAt: now() }
      if (!(await announce(sql, announced, byOf(identity)))) throw new Problem('id-taken')
    }),

  /** Calls an announced evening off. */
  callOff: allowed('segretario')
    .input(One)
    .mutation(async ({ ctx: { identity }, input: { id } }) => {
      const { sql, now } = running()
      if (!(await callOff(sql, identity.clubId, id, now(), byOf(identity))))
        throw new Problem('no-such-evening')
    }),

  /** The caller means to come, or no longer does. Nothing follows from it: lists are signed in person. */
  mean: allowed(...MEMBERS)
    .input(One.extend({ toCome: z.boolean() }))
    .mutation(async ({ ctx: { identity }, input: { id, toCome } }) => {
      const { sql, now } = running()
      const said = { clubId: identity.clubId, comingId: id, memberId: selfOf(identity) }
      if (!toCome) return await meanNotToCome(sql, said.clubId, id, said.memberId)
      if (!(await meanToCome(sql, said, now()))) throw new Problem('no-such-evening')
    }),
})
