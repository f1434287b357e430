import { z } from 'zod'
import { monthsPlayed } from '@/db/queries/tableaux'
import type { Identity } from '../../access/identity'
import { DESK } from '../../access/rights'
import { Problem } from '../../common/errors'
import { type Month, monthlySums, monthOf } from '../../history/month'
import { running } from '../../running/running'
import { allowed, router } from '../trpc'

/** The month of the treasurer: what each evening and game came to for the club. */
export const month = router({
  /** The months in which a tableau was closed, as `2026-11`, the latest first. */
  months: allowed(...DESK).query(async ({ ctx: { identity } }) =>
    (await monthsPlayed(running().sql, identity.clubId)).toReversed(),
  ),

  /** The figures of a month; amounts in chips, members of open payments by name. */
  of: allowed(...DESK)
    .input(z.object({ month: z.string().max(7) }))
    .query(async ({ ctx: { identity }, input }) => {
      const { payments, ...figures } = await monthFor(identity, input.month)
      const names = await running().directory.of(identity.clubId)
      const called = (side: string) => (side === 'desk' ? null : (names.get(side)?.full ?? '?'))
      return {
        ...figures,
        payments: payments.map(({ from, to, line, ...payment }) => ({
          ...payment,
          tableauId: line.tableauId,
          from: called(from),
          to: called(to),
        })),
      }
    }),
})

/** A month of the caller's club. Throws Problem `not-found` for a text that is no month. */
export async function monthFor({ clubId }: Identity, id: string): Promise<Month> {
  const period = monthOf(id)
  if (!period) throw new Problem('not-found')
  const { sql, games } = running()
  return await monthlySums(sql, games, { clubId, ...period })
}
