import { z } from 'zod'
import { type Decision, happens, type Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { cheminArticle } from '../article'
import { tablesInReach } from '../frame/at-table'
import { beforeTheWord, inCoup } from '../frame/offered'
import { EMPLOYEE, PLAYER } from '../frame/roles'
import { seated, seatOf } from '../mano/order'
import { toutVaMissing } from '../mano/tout-va'
import { refuse } from '../refuse'
import { orderOfRights, type Right } from '../rights/order'
import { betOf, type InPlay, inPlayAt, notAPunter, placesOf } from '../stakes/at-coup'
import { lateCall } from '../stakes/calls'
import type { CallMade, CardsGiven, StakesMatched } from '../stakes/events'
import { whatPlays } from '../stakes/matched'
import type { Coup } from '../state/coup'
import type { Evening } from '../state/evening'
import { ofMember, Place, type TableId } from '../state/forms'
import type { Table } from '../state/table'
import type { HolderEvent } from './events'

type Caused = HolderEvent | CallMade | StakesMatched
const { command } = cheminArticle<HolderEvent, CallMade | StakesMatched>()

const given = (id: TableId, right: Right): CardsGiven => ({
  type: 'cardsGiven',
  table: id,
  ...right,
})

/** Refuses cards before everything that comes before them is settled; null when they may be given. */
function notReady({ table, coup }: InPlay): Refused | null {
  if (coup.phase === 'open') return refuse('S.51', 'game-still-open')
  if (coup.holder) return refuse('S.51', 'cards-given', { member: { member: coup.holder.member } })
  if (coup.asking) return refuse('S.51', 'answers-first')
  if (table.stakesSeen) return refuse('S.51', 'inspector-decides')
  const missing = toutVaMissing(coup)
  return missing > 0 ? refuse('S.51', 'tout-va-uncovered', { chips: { chips: missing } }) : null
}

/**
 * The right of a punter whom the employee chooses against the order (S.136a). Where a call comes first, whose closing has
 * handed the stakes of others back, it may be anybody at the table (S.91, S.136b).
 */
function chosen(
  { settings }: Evening,
  { table, coup, mano }: InPlay,
  first: Right | undefined,
  member: MemberId,
): Right | null {
  const called = coup.calls.some((call) => call.member === first?.member)
  const other = called && member !== mano.banker ? placeBeside(table, coup, member) : null
  const place = betOf(coup, member)?.place ?? other
  if (!place) return null
  const isSolo = whatPlays(table, settings).bets.every((one) => one.member === member)
  return { member, place, by: 'employee', provision: 'S.136a', isSolo }
}

/** The place of a player without a stake: where they called from, or the seat that they sit on. */
function placeBeside(table: Table, { calls }: Coup, member: MemberId): Place | null {
  const seat = seatOf(table, member)
  const own: Place | null = seat && !seat.away ? { kind: 'seat', seat: seat.number } : null
  return calls.find((call) => call.member === member)?.place ?? own
}

/** The employee gives the cards: the order of rights proposes, another choice is the employee's own. */
const giveCards = command({
  schema: ofMember,
  may: EMPLOYEE,
  refuseStale: true,
  decide(evening, { table: id, member }): Decision<HolderEvent> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const wrong = notReady(at)
    if (wrong) return wrong
    const [first] = orderOfRights(at.table, evening.settings)
    const right = first?.member === member ? first : chosen(evening, at, first, member)
    if (!right) return refuse('S.51', 'nothing-on-coup', { member: { member } })
    return happens(given(id, right))
  },
  offeredFrom: inCoup,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) => {
      if (table.coup?.phase !== 'closed') return []
      const rights = orderOfRights(table, evening.settings).map(({ member }) => member)
      const others = [...table.coup.bets, ...table.coup.calls].map(({ member }) => member)
      const members = new Set([...rights, ...others, ...seated(table)])
      return [...members].map((member) => ({ table: table.id, member }))
    }),
})

/** The coup before the punta has spoken, and the right that comes first; refused later or when nobody has one. */
function claimed(evening: Evening, id: TableId): { at: InPlay; first: Right } | Refused {
  const at = inPlayAt(evening, id)
  if (isRefused(at)) return at
  const { phase } = at.coup
  if (phase === 'open') return refuse('S.117', 'game-still-open')
  if (phase !== 'closed' && phase !== 'dealt') return refuse('S.117', 'coup-too-far')
  const [first] = orderOfRights(at.table, evening.settings)
  return first ? { at, first } : refuse('S.51', 'nobody-entitled')
}

/**
 * Cards come back to the one entitled: given to another by the employee although the suivi was called, unless the
 * point was seen (S.91, cf33); taken on one's own initiative, even seen (S.117).
 */
const takeBackCards = command({
  schema: ofMember.extend({ why: z.enum(['employee', 'own-initiative']) }),
  may: EMPLOYEE,
  decide(evening, { table: id, member, why }): Decision<HolderEvent> {
    const now = claimed(evening, id)
    if (isRefused(now)) return now
    const { at, first } = now
    if (first.member === member) return refuse('S.117', 'taker-entitled', { member: { member } })
    const provision = why === 'employee' ? 'S.91' : 'S.117'
    if (why === 'employee') {
      const { holder } = at.coup
      if (holder?.member !== member) return refuse('S.91', 'not-with-them', { member: { member } })
      if (first.by !== 'suivi') return refuse('S.91', 'no-suivi-called')
      if (holder.seen) return refuse('S.91', 'point-seen', { member: { member } })
    } else if (!Object.hasOwn(evening.persons, member))
      return refuse(null, 'not-taking-part', { member: { member } })
    const back = { type: 'cardsTakenBack', table: id, member, provision } as const
    return happens<HolderEvent>(back, given(id, first))
  },
  offeredFrom: inCoup,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, coup }) => {
      const holder = coup?.holder
      const others = (coup?.bets ?? []).map(({ member }) => member)
      return [
        ...(holder ? [{ table, member: holder.member, why: 'employee' as const }] : []),
        ...others.map((member) => ({ table, member, why: 'own-initiative' as const })),
      ]
    }),
})

/** S.117: a player who took the cards is made to take the banco. */
const obligeBanco = command({
  schema: ofMember.extend({ place: Place }),
  may: EMPLOYEE,
  decide(evening, { table: id, member, place }, { at: now }): Decision<Caused> {
    const due = claimed(evening, id)
    if (isRefused(due)) return due
    const { at, first } = due
    if (first.member === member) return refuse('S.117', 'taker-entitled', { member: { member } })
    const wrong = notAPunter(evening, at, member, place)
    if (wrong) return wrong
    const asked = { member, place, kind: 'banco', laid: at.coup.bank, late: 'S.117' } as const
    const letIn = lateCall(evening, at, asked, now)
    if (isRefused(letIn)) return letIn
    const [right = first] = orderOfRights(letIn.table, evening.settings)
    const taken = { type: 'cardsTakenBack', table: id, member, provision: 'S.117' } as const
    return happens<Caused>(...letIn.events, taken, given(id, right))
  },
  offeredFrom: beforeTheWord,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      table.coup?.phase === 'closed' || table.coup?.phase === 'dealt'
        ? Object.values(evening.persons).flatMap(({ member }) =>
            placesOf(table, member).map((place) => ({ table: table.id, member, place })),
          )
        : [],
    ),
})

/** cf14: the player with the cards has touched them, or seen their point. */
const touchCards = command({
  schema: ofMember.extend({ seen: z.boolean() }),
  may: PLAYER,
  decide(evening, { table: id, member, seen }): Decision<HolderEvent> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const { holder, phase } = at.coup
    if (!holder) return refuse('S.51', 'cards-not-given')
    if (holder.member !== member) return refuse('S.51', 'not-the-holder', { member: { member } })
    if (phase !== 'closed' && phase !== 'dealt') return refuse('S.51', 'coup-too-far')
    if (holder.seen || (holder.touched && !seen)) return refuse('S.51', 'marked-already')
    return happens({ type: 'cardsTouched', table: id, member, seen })
  },
  offeredFrom: beforeTheWord,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, coup }) => {
      const member = coup?.holder?.member
      return member === undefined ? [] : [false, true].map((seen) => ({ table, member, seen }))
    }),
})

export const givingCommands = { giveCards, takeBackCards, obligeBanco, touchCards }
