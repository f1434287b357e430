import { z } from 'zod'
import { type Actor, happens, type Refused } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { personsInReach, tablesInReach } from '../frame/at-table'
import { whileOffered } from '../frame/offered'
import { EMPLOYEE, PLAYER } from '../frame/roles'
import { placeRank, seatOf } from '../mano/order'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { ofMember, ofTable, SeatNumber, type TableId } from '../state/forms'
import {
  askable,
  mayTakeBack,
  notBuyer,
  type Offering,
  paletteAt,
  placeNow,
  socioAsSeated,
  stepAfter,
  stillToAsk,
  takersAfterRound,
} from './buyers'
import { seguitoCommand } from './commands'
import { cannotLay, offeringAt, takenBy } from './taken'

const Standing = z.object({ member: MemberId, after: SeatNumber })

/** Whether the giver leads the game, and so speaks for the whole table. */
const isEmployee = (by: Actor): boolean => EMPLOYEE.some((role) => by.roles.includes(role))

/** Everybody whom this actor may name at the tables with a mano on offer. */
export const buyersInReach = (
  evening: Evening,
  by: Actor,
): { table: TableId; member: MemberId }[] => {
  const buyers: { table: TableId; member: MemberId }[] = []
  for (const { id, seguito } of tablesInReach(evening, by))
    if (seguito !== null)
      for (const member of personsInReach(evening, by)) buyers.push({ table: id, member })
  return buyers
}

/**
 * Refuses a taker whom the palette has not come to, or has gone past. The employee may say at once before whom it was
 * stopped: the seats before let it go by (S.89).
 */
function notStopped(offering: Offering, member: MemberId, by: Actor): Refused | null {
  const { table, seguito } = offering
  const named = { member: { member } }
  const seat = seatOf(table, member)
  if (!seat)
    return member === socioAsSeated(offering)
      ? refuse('V.paddle-next', 'round-not-over')
      : refuse('S.96', 'not-at-the-table', named)
  if (seat.away) return refuse('S.87b', 'holder-away', named)
  const index = seguito.round.indexOf(seat.number)
  if (index >= 0 && index < seguito.asked) return refuse('S.89', 'let-it-go-by', named)
  if (index === paletteAt(offering) || (index >= 0 && isEmployee(by))) return null
  return refuse('S.89', 'palette-not-there', named)
}

/** S.89: the palette is stopped with the word; after the round, nearest first, by one who let it go by. */
const takeAltezza = seguitoCommand({
  schema: ofMember.extend({
    /** Others who spoke at the same moment after the round. */
    together: z.array(MemberId).max(14),
  }),
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member, together }, { by }) {
    const offering = offeringAt(evening, id)
    if (isRefused(offering)) return offering
    const { table, seguito } = offering
    if (seguito.step !== 'altezza' && seguito.step !== 'let-go')
      return refuse('S.89', 'seated-too-late')
    if (together.length > 0 && !isEmployee(by)) return refuse('S.101', 'employee-marks')
    const speakers = seguito.step === 'altezza' ? [member] : [member, ...together]
    const order = takersAfterRound(offering)
    for (const speaker of speakers) {
      const refused =
        notBuyer(offering, speaker, seguito.step) ??
        (seguito.step === 'altezza'
          ? notStopped(offering, speaker, by)
          : !order.includes(speaker)
            ? refuse('S.96', 'not-at-the-table', { member: { member: speaker } })
            : null) ??
        cannotLay(offering, speaker, seguito.sum)
      if (refused) return refused
    }
    const taker = order.find((one) => speakers.includes(one)) ?? member
    const place = placeNow(table, taker, seguito.outgoingPlace)
    const others = [...new Set(speakers)].filter((one) => one !== taker)
    return takenBy(offering, taker, place, seguito.sum, others)
  },
  offeredFrom: whileOffered,
  candidates: (evening, by) =>
    buyersInReach(evening, by).map(({ table, member }) => ({ table, member, together: [] })),
})

/** S.89: the palette goes past the seat it has come to. */
const letGo = seguitoCommand({
  schema: ofMember,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member }) {
    const offering = offeringAt(evening, id)
    if (isRefused(offering)) return offering
    const { seguito } = offering
    if (seguito.step !== 'altezza') return refuse('S.89', 'palette-gone')
    const at = paletteAt(offering)
    const seat = seguito.round[at]
    if (seat === undefined) return refuse('S.89', 'palette-gone')
    if (askable(offering, seat) !== member)
      return refuse('S.89', 'palette-not-there', { member: { member } })
    const asked = at + 1
    const isLast = paletteAt(offering, asked) === seguito.round.length
    const after = isLast ? stepAfter(offering, 'altezza') : 'altezza'
    // The auction waits for the employee to begin it.
    const step = after === 'auction' ? 'let-go' : after
    return happens({ type: 'seguitoLetGo', table: id, member, seat, asked, step })
  },
  offeredFrom: whileOffered,
  candidates: buyersInReach,
})

/** Nobody takes the mano at this step; the seats that the palette has not come to let it go by. */
const closeStep = seguitoCommand({
  schema: ofTable,
  may: EMPLOYEE,
  decide(evening, { table: id }) {
    const offering = offeringAt(evening, id)
    if (isRefused(offering)) return offering
    const { seguito } = offering
    if (seguito.step === 'auction') return refuse('S.101', 'auction-begun')
    const step = stepAfter(offering, seguito.step)
    if (step === 'auction') return refuse('S.101', 'auction-is-next')
    const letGo = seguito.step === 'altezza' ? stillToAsk(offering) : []
    return happens({ type: 'seguitoOffered', table: id, step, letGo })
  },
  offeredFrom: whileOffered,
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id }) => ({ table: id })),
})

/** S.96: the first of the standing to speak once the round is over; several at once, in the order of the mano. */
const speakStanding = seguitoCommand({
  schema: ofMember.extend({ after: SeatNumber, together: z.array(Standing).max(20) }),
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member, after, together }, { by }) {
    const offering = offeringAt(evening, id)
    if (isRefused(offering)) return offering
    const { table, seguito } = offering
    if (!evening.settings.altezzaStanding) return refuse('S.96', 'standing-not-asked')
    if (seguito.step === 'altezza' || seguito.step === 'let-go')
      return refuse('S.96', 'round-not-over')
    if (seguito.step !== 'standing') return refuse('S.96', 'standing-over')
    if (together.length > 0 && !isEmployee(by)) return refuse('S.101', 'employee-marks')
    const speakers = [{ member, after }, ...together]
    for (const { member: speaker } of speakers) {
      const refused =
        notBuyer(offering, speaker, 'standing') ??
        (seatOf(table, speaker)
          ? refuse('S.96', 'is-seated', { member: { member: speaker } })
          : null) ??
        cannotLay(offering, speaker, seguito.sum)
      if (refused) return refused
    }
    const inOrder = speakers
      .map((one) => ({ ...one, place: { kind: 'gap', after: one.after } as const }))
      .sort(
        (a, b) =>
          placeRank(table, seguito.initialSeat, a) - placeRank(table, seguito.initialSeat, b),
      )
    const first = inOrder[0] ?? { member, place: { kind: 'gap', after } as const }
    const others = inOrder.slice(1).map((one) => one.member)
    return takenBy(offering, first.member, first.place, seguito.sum, others)
  },
  offeredFrom: whileOffered,
  candidates(evening, by) {
    const speakers: { table: TableId; member: MemberId; after: SeatNumber; together: [] }[] = []
    for (const table of tablesInReach(evening, by))
      if (table.seguito?.step === 'standing')
        for (const member of personsInReach(evening, by))
          if (!seatOf(table, member))
            for (const { number } of table.seats)
              speakers.push({ table: table.id, member, after: number, together: [] })
    return speakers
  },
})

/** S.97, cd16: the banker who passed takes the mano back at its sum, as a buyer. */
const takeBackMano = seguitoCommand({
  schema: ofMember,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member }) {
    const offering = offeringAt(evening, id)
    if (isRefused(offering)) return offering
    const { table, seguito } = offering
    const outgoing = { member: { member: seguito.outgoing } }
    if (member !== seguito.outgoing) return refuse('S.97', 'not-the-outgoing', outgoing)
    if (evening.settings.altezzaOutgoing && !mayTakeBack(offering))
      return refuse('S.105', 'passed-after-tie', outgoing)
    if (seguito.step !== 'outgoing') return refuse('S.97', 'outgoing-not-asked')
    const short = cannotLay(offering, member, seguito.sum)
    if (short) return short
    return takenBy(offering, member, placeNow(table, member, seguito.outgoingPlace), seguito.sum)
  },
  offeredFrom: whileOffered,
  candidates: buyersInReach,
})

export const paletteCommands = { takeAltezza, letGo, closeStep, speakStanding, takeBackMano }
