import { z } from 'zod'
import { monthsPlayed, seasonLines } from '@/db/queries/tableaux'
import { OFFICERS } from '@/rules/kernel/decider'
import { holds, type Identity } from '../../access/identity'
import { MEMBERS } from '../../access/rights'
import { Problem } from '../../common/errors'
import { eveningsOf, periodOf, periodsOf, standings } from '../../history/season'
import { HIDDEN } from '../../live/directory'
import { running } from '../../running/running'
import { allowed, router } from '../trpc'

/** Seasons and years: ranking, balances and imbalances. */
export const season = router({
  /** Seasons (September to August) and calendar years in which the club played, the latest first. */
  periods: allowed(...MEMBERS).query(async ({ ctx: { identity } }) =>
    periodsOf(await monthsPlayed(running().sql, identity.clubId)),
  ),

  /** Ranking, running balances and imbalances of a period: `all`, `2026` or `2025-26`; amounts in chips. */
  of: allowed(...MEMBERS)
    .input(z.object({ period: z.string().max(10) }))
    .query(({ ctx: { identity }, input }) => seasonOf(identity, input.period)),
})

/** A season as this member may see it. Throws Problem `not-found` for a period that does not exist. */
export async function seasonOf(identity: Identity, id: string) {
  const period = periodOf(id)
  if (!period) throw new Problem('not-found')
  const { sql, directory } = running()
  const lines = await seasonLines(sql, identity.clubId, period)
  const names = await directory.of(identity.clubId)
  const wide = holds(identity, OFFICERS)
  /** Only those who agreed are named, to officers in full and to others as on the board; everybody sees their own name. */
  const shown = standings(lines).map(({ memberId, course, ...figures }, index) => {
    const name = names.get(memberId)
    const isMe = memberId === identity.member?.id
    const agreed = name?.inSeason ? (wide ? name.full : name.board) : HIDDEN
    const called = isMe ? (name?.full ?? HIDDEN) : agreed
    // The evenings attended could identify a hidden member, so they are left out; and no key of the answer is a
    // member's id.
    const shownCourse = called === HIDDEN ? [] : course
    return { ...figures, key: String(index), isMe, name: called, course: shownCourse }
  })
  return {
    period,
    evenings: eveningsOf(lines),
    members: shown,
  }
}
