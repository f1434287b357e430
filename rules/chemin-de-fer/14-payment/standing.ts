import { type Decision, happens } from '../../kernel/decider'
import type { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { cheminArticle } from '../article'
import { tablesInReach } from '../frame/at-table'
import { whileOpen } from '../frame/offered'
import { EMPLOYEE } from '../frame/roles'
import { refuse } from '../refuse'
import { inPlayAt, notOpen } from '../stakes/at-coup'
import type { Coup } from '../state/coup'
import { ofMember } from '../state/forms'
import type { SeatNumber } from '../state/ids'
import type { Standing } from '../state/table'
import type { StoodFirst } from './events'

const { command } = cheminArticle<StoodFirst>()

/** The gap from which a member plays; null for the seated, and for who has nothing on the coup. */
function gapOf({ bets, calls }: Pick<Coup, 'bets' | 'calls'>, member: MemberId): SeatNumber | null {
  const place = [...bets, ...calls].find((one) => one.member === member)?.place
  return place?.kind === 'gap' ? place.after : null
}

/** Whether a member is the first of a gap already. */
const isFirst = (standing: readonly Standing[], member: MemberId, after: SeatNumber): boolean =>
  standing.find((one) => one.after === after)?.member === member

/**
 * S.18b: of those who stand in one gap this one is the nearest to the banker's side, as the employee sees it; said before
 * the closing, since it decides what plays.
 */
const standFirst = command({
  schema: ofMember,
  may: EMPLOYEE,
  decide(evening, { table: id, member }): Decision<StoodFirst> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const closed = notOpen(at)
    if (closed) return closed
    const after = gapOf(at.coup, member)
    if (after === null) return refuse('S.18b', 'not-in-a-gap', { member: { member } })
    if (isFirst(at.table.standing, member, after))
      return refuse('S.18b', 'first-already', { member: { member } })
    return happens({ type: 'stoodFirst', table: id, member, after })
  },
  offeredFrom: whileOpen,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, coup }) => {
      if (coup?.phase !== 'open') return []
      const gaps = coup.bets.map(({ member }) => ({ member, after: gapOf(coup, member) }))
      return gaps
        .filter(({ after }, at) => gaps.some((one, other) => other !== at && one.after === after))
        .map(({ member }) => ({ table, member }))
    }),
})

export const standingCommands = { standFirst }
