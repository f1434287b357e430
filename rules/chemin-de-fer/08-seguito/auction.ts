import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import { asChips, type Chips, lesser, MOST_CHIPS, plus } from '../../kernel/chips'
import { happens, type Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { tablesInReach } from '../frame/at-table'
import { whileOffered } from '../frame/offered'
import { EMPLOYEE, PLAYER } from '../frame/roles'
import { mostToLay } from '../mano/money'
import { placeRank, seatOf } from '../mano/order'
import { limitOf } from '../mano/present'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { ofMember, ofTable, SeatNumber, type TableId } from '../state/forms'
import type { Place } from '../state/ids'
import type { Bid } from '../state/mano'
import { notBuyer, type Offering, placeNow, stepAfter } from './buyers'
import { seguitoCommand } from './commands'
import { buyersInReach } from './palette'
import { cannotLay, offeringAt, takenBy } from './taken'

/** S.101: nobody has taken the mano at its sum, and it is auctioned from the minimum. */
const beginAuction = seguitoCommand({
  schema: ofTable,
  may: EMPLOYEE,
  decide(evening, { table: id }) {
    const offering = offeringAt(evening, id)
    if (isRefused(offering)) return offering
    const { step } = offering.seguito
    if (step === 'auction') return refuse('S.101', 'auction-begun')
    return stepAfter(offering, step) === 'auction'
      ? happens({ type: 'seguitoOffered', table: id, step: 'auction', letGo: [] })
      : refuse('S.101', 'others-first')
  },
  offeredFrom: whileOffered,
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id }) => ({ table: id })),
})

/** S.102, cf48: refuses a sum that is no multiple of the minimum, or not above the last bid. */
function notABid({ seguito }: Offering, chips: Chips): Refused | null {
  if (chips % seguito.minimum !== 0)
    return refuse('S.102', 'not-a-multiple', { minimum: { chips: seguito.minimum } })
  const last = seguito.bids.at(-1)
  return last && chips <= last.chips
    ? refuse('S.102', 'not-above', { chips: { chips: last.chips } })
    : null
}

/** The bids as high as the last, which the employee heard at the same moment. */
const highest = (bids: readonly Bid[]): readonly Bid[] =>
  bids.filter(({ chips }) => chips === bids.at(-1)?.chips)

/** The place of a bidder: the seat they hold, or the gap where they say they stand; null when they say none. */
function placeOfBid({ table }: Offering, member: MemberId, after: SeatNumber | null): Place | null {
  const seat = seatOf(table, member)
  if (seat) return { kind: 'seat', seat: seat.number }
  return after === null ? null : { kind: 'gap', after }
}

/** The least bid that may follow, and the most that this member can lay. */
function bidBounds(evening: Evening, id: TableId, member: MemberId) {
  const offering = offeringAt(evening, id)
  if (isRefused(offering)) return null
  const { table, seguito } = offering
  const step = seguito.minimum
  const min = plus(seguito.bids.at(-1)?.chips ?? asChips(0), step)
  const most = lesser(mostToLay(evening, table, member), asChips(MOST_CHIPS))
  return { min, max: asChips(Math.floor(most / step) * step), step }
}

/** S.101, S.102: a bid; `together` marks one equal to the last and made at the same moment. */
const bid = seguitoCommand({
  schema: ofMember.extend({
    /** A standing bidder's gap; null for a seated one. */
    after: SeatNumber.nullable(),
    chips: Amount,
    together: z.boolean(),
  }),
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member, after, chips, together }, { by }) {
    const offering = offeringAt(evening, id)
    if (isRefused(offering)) return offering
    const { seguito } = offering
    if (seguito.step !== 'auction') return refuse('S.101', 'no-auction')
    const refused = notBuyer(offering, member, 'auction')
    if (refused) return refused
    const place = placeOfBid(offering, member, after)
    if (!place) return refuse('S.96', 'not-at-the-table', { member: { member } })
    if (together) {
      if (!EMPLOYEE.some((role) => by.roles.includes(role)))
        return refuse('S.101', 'employee-marks')
      const equals = highest(seguito.bids)
      if (equals[0]?.chips !== chips || equals.some((one) => one.member === member))
        return refuse('S.101', 'not-the-same-sum')
    } else {
      const wrong = notABid(offering, chips)
      if (wrong) return wrong
    }
    const short = cannotLay(offering, member, chips)
    if (short) return short
    return happens({ type: 'bidMade', table: id, member, place, chips, together })
  },
  offeredFrom: whileOffered,
  candidates: (evening, by) =>
    buyersInReach(evening, by).flatMap(({ table, member }) => {
      const at = evening.tables[table]
      const last = at?.seguito?.bids.at(-1)
      const bounds = bidBounds(evening, table, member)
      if (!at || !bounds) return []
      const places = seatOf(at, member) ? [null] : at.seats.map(({ number }) => number)
      return places.flatMap((after) => [
        { table, member, after, chips: bounds.min, together: false },
        ...(last ? [{ table, member, after, chips: last.chips, together: true }] : []),
      ])
    }),
  bounds: (evening, { table, member, together }) => {
    const bounds = together ? null : bidBounds(evening, table, member)
    return bounds ? { chips: bounds } : {}
  },
})

/**
 * The bid that the mano is awarded to: the highest that can still be paid; of equal ones the seated first, then the
 * order of the mano, a bidder who moved forward after the other seated. Source: S.101, S.25a, cf48, cr5.
 */
export function winningBid(offering: Offering): Bid | null {
  const { table, seguito } = offering
  const payable = seguito.bids.filter(
    ({ member, chips }) =>
      cannotLay(offering, member, chips) === null && notBuyer(offering, member, 'auction') === null,
  )
  const rank = ({ member, place }: Bid): number => {
    const now = placeNow(table, member, place)
    const group = now.kind === 'gap' ? 2 : limitOf(table, member, 'moved-forward') ? 1 : 0
    return group * 1000 + placeRank(table, seguito.initialSeat, { member, place: now })
  }
  return [...highest(payable)].sort((a, b) => rank(a) - rank(b))[0] ?? null
}

/** S.101: the hammer falls. */
const awardAuction = seguitoCommand({
  schema: ofTable,
  may: EMPLOYEE,
  decide(evening, { table: id }) {
    const offering = offeringAt(evening, id)
    if (isRefused(offering)) return offering
    const { table, seguito } = offering
    if (seguito.step !== 'auction') return refuse('S.101', 'no-auction')
    const won = winningBid(offering)
    if (!won) return refuse('S.99', 'no-bids')
    const others = highest(seguito.bids)
      .map(({ member }) => member)
      .filter((member) => member !== won.member)
    return takenBy(offering, won.member, placeNow(table, won.member, won.place), won.chips, others)
  },
  offeredFrom: whileOffered,
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id }) => ({ table: id })),
})

export const auctionCommands = { beginAuction, bid, awardAuction }
