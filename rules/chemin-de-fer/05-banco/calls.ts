import { z } from 'zod'
import { type Chips, minus, NO_CHIPS, plus, sumOf } from '../../kernel/chips'
import { type Actor, type Decision, happens, type Refused } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { BOOK } from '../accounts'
import { cheminArticle } from '../article'
import { notTakingPart, personsInReach, tablesInReach, wasSentOut } from '../frame/at-table'
import { whileOpen } from '../frame/offered'
import { PLAYER } from '../frame/roles'
import { refuse } from '../refuse'
import {
  betOf,
  beyondReach,
  callOf,
  type InPlay,
  inPlayAt,
  notAPunter,
  notOpen,
  placesOf,
} from '../stakes/at-coup'
import { type Asked, calledAlready, callMade, tableHalf } from '../stakes/calls'
import { besides } from '../stakes/claim'
import type { StakeLaid } from '../stakes/events'
import { stakeTo } from '../stakes/laid'
import type { Evening } from '../state/evening'
import { ofMember, Place } from '../state/forms'
import type { BancoEvent } from './events'

const { command } = cheminArticle<BancoEvent, StakeLaid>()

const placed = ofMember.extend({ place: Place })

/** Coups in play within reach, and the members with their places from which they may call. */
export function callersIn(evening: Evening, by: Actor) {
  return tablesInReach(evening, by).flatMap(({ id }) => {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return []
    return personsInReach(evening, by).flatMap((member) =>
      placesOf(at.table, member).map((place) => ({ table: id, member, place })),
    )
  })
}

/** Checks that banco and con il tavolo share: the game is open, and not only let open for stakes (S.42a, S.55). */
function cannotCall(evening: Evening, at: InPlay, { member, place }: z.infer<typeof placed>) {
  const wrong = notAPunter(evening, at, member, place) ?? notOpen(at)
  if (wrong) return wrong
  if (at.coup.reopened) return refuse('S.42a', 'only-stakes')
  return calledAlready(at, member)
}

/** The call with its money, or a refusal when its caller has not the chips. */
function called(evening: Evening, at: InPlay, asked: Asked): Decision<BancoEvent> {
  const made = callMade(at, asked)
  return beyondReach(evening, at, made.member, made.sum) ?? happens(made)
}

/** S.43a, S.46: banco solo, or over respected stakes, or with somebody's help. */
const callBanco = command({
  schema: placed.extend({
    respects: z.array(MemberId).max(60),
    helpers: z.array(MemberId).max(5),
  }),
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member, place, respects, helpers }): Decision<BancoEvent> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const wrong = cannotCall(evening, at, { table: id, member, place })
    if (wrong) return wrong
    if (respects.some((other) => other === member || !betOf(at.coup, other)))
      return refuse('S.46', 'respects-nobody')
    const stranger = helpers.find((other) => cannotHelp(evening, at, member, other))
    if (stranger) return refuse('S.43a', 'helper-not-possible', { member: { member: stranger } })
    const laid = besides(at.coup, respects)
    if (laid <= 0) return refuse('S.46', 'nothing-left')
    return called(evening, at, { member, place, kind: 'banco', laid, respects, helpers })
  },
  offeredFrom: whileOpen,
  candidates: (evening, by) =>
    callersIn(evening, by).flatMap(({ table, member, place }) => {
      const others = (evening.tables[table]?.coup?.bets ?? []).flatMap((bet) =>
        bet.member === member ? [] : [bet.member],
      )
      const respected = others.length > 0 ? [[], others] : [[]]
      return respected.map((respects) => ({ table, member, place, respects, helpers: [] }))
    }),
})

/** Whether a person cannot take a part in a caller's banco: the caller, the banker, or nobody who plays this evening. */
export const cannotHelp = (
  evening: Evening,
  { mano }: InPlay,
  caller: MemberId,
  other: MemberId,
): boolean =>
  other === caller ||
  other === mano.banker ||
  notTakingPart(evening, other) !== null ||
  wasSentOut(evening, other) !== null

/** S.47, V.half: half the bank, rounded up; the other half is the table's. */
const callTable = command({
  schema: placed,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member, place }): Decision<BancoEvent> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const wrong = cannotCall(evening, at, { table: id, member, place })
    if (wrong) return wrong
    return called(evening, at, { member, place, kind: 'con-il-tavolo', laid: tableHalf(at.coup) })
  },
  offeredFrom: whileOpen,
  candidates: callersIn,
})

const withdrawCall = command({
  schema: ofMember,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member }): Decision<BancoEvent> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const closed = notOpen(at)
    if (closed) return closed
    if (!callOf(at.coup, member)) return refuse('S.42a', 'no-call', { member: { member } })
    return happens({
      type: 'callWithdrawn',
      table: id,
      book: BOOK,
      member,
      chips: betOf(at.coup, member)?.sum ?? NO_CHIPS,
      transfers: stakeTo(at.table, member, NO_CHIPS),
    })
  },
  offeredFrom: whileOpen,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, coup }) =>
      (coup?.calls ?? []).map(({ member }) => ({ table, member })),
    ),
})

/** The part of the bank that nobody has covered yet. */
const uncovered = ({ coup }: InPlay): Chips =>
  minus(coup.bank, sumOf(coup.bets.map(({ plays }) => plays)))

/** S.52: "I play the difference", "complete": a stake of what is still missing to the bank. */
const playDifference = command({
  schema: placed,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member, place }): Decision<BancoEvent | StakeLaid> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const wrong: Refused | null = notAPunter(evening, at, member, place) ?? notOpen(at)
    if (wrong) return wrong
    if (uncovered(at) <= 0) return refuse('S.52', 'bank-covered')
    const was = betOf(at.coup, member)
    const sum = plus(was?.plays ?? NO_CHIPS, uncovered(at))
    const short = beyondReach(evening, at, member, sum)
    if (short) return short
    return happens({
      type: 'stakeLaid',
      table: id,
      book: BOOK,
      member,
      place: callOf(at.coup, member)?.place ?? place,
      sum,
      line: 'beyond',
      plays: sum,
      was: was?.sum ?? NO_CHIPS,
      how: 'difference',
      transfers: stakeTo(at.table, member, sum),
    } as const)
  },
  offeredFrom: whileOpen,
  candidates: callersIn,
})

export const callCommands = { callBanco, callTable, withdrawCall, playDifference }
