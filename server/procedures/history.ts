import { eveningsOwed } from '@/db/queries/payments'
import { memberEvenings } from '@/db/queries/tableaux'
import { NO_CHIPS, plus } from '@/rules/kernel/chips'
import { MEMBERS } from '../access/rights'
import { Problem } from '../common/errors'
import { running } from '../running/running'
import { allowed, router } from './trpc'

/** A member's own past evenings. */
export const history = router({
  /** The member's own closed evenings, oldest first, in chips, with the running balance. */
  mine: allowed(...MEMBERS).query(async ({ ctx: { identity } }) => {
    const { member, clubId } = identity
    if (!member) throw new Problem('not-allowed')
    const evenings = await memberEvenings(running().sql, clubId, member.id)
    let balance = NO_CHIPS
    return evenings.map((evening) => {
      balance = plus(balance, evening.final)
      return { ...evening, balance }
    })
  }),
  /** XVI.1: closed evenings with a payment that the member still has to make or to receive, the latest first. */
  owed: allowed(...MEMBERS).query(async ({ ctx: { identity } }) => {
    const { member, clubId } = identity
    if (!member) throw new Problem('not-allowed')
    const owed = await eveningsOwed(running().sql, clubId, member.id)
    return owed.map(({ streamId: evening, ...one }) => ({ evening, ...one }))
  }),
})
