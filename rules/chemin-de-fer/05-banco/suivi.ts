import { z } from 'zod'
import { type Decision, happens, type Refused } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { cheminArticle } from '../article'
import { mayName, tablesInReach } from '../frame/at-table'
import { beforeTheWord, onlyIf } from '../frame/offered'
import { EMPLOYEE, PLAYER } from '../frame/roles'
import { refuse } from '../refuse'
import { orderOfRights } from '../rights/order'
import { beyondReach, callOf, type InPlay, inPlayAt, notAPunter, placesOf } from '../stakes/at-coup'
import {
  type Asked,
  calledAlready,
  callMade,
  lateCall,
  noSuivi,
  noTwice,
  suiviSum,
} from '../stakes/calls'
import type { CardsGiven, StakesMatched } from '../stakes/events'
import { whatPlays } from '../stakes/matched'
import type { Evening } from '../state/evening'
import { ofMember, Place } from '../state/forms'
import { callersIn } from './calls'
import type { BancoEvent } from './events'

type Caused = BancoEvent | StakesMatched | CardsGiven
const { command } = cheminArticle<BancoEvent, StakesMatched | CardsGiven>()

const suiviForm = ofMember.extend({ place: Place, twiceTheLoss: z.boolean() })

/** Checks that a suivi must pass whenever it is said, in their order. */
function cannotFollow(
  evening: Evening,
  at: InPlay,
  { member, place, twiceTheLoss }: z.infer<typeof suiviForm>,
): Refused | null {
  return (
    notAPunter(evening, at, member, place) ??
    noSuivi(at.table, member) ??
    calledAlready(at, member) ??
    (twiceTheLoss ? noTwice(at, member) : null)
  )
}

/** S.90a, S.92: until the cards are given to another, also after the closing. */
const callSuivi = command({
  schema: suiviForm,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, form, { at: now }): Decision<Caused> {
    const at = inPlayAt(evening, form.table)
    if (isRefused(at)) return at
    const wrong = cannotFollow(evening, at, form)
    if (wrong) return wrong
    const { member, place, twiceTheLoss } = form
    const { phase, holder } = at.coup
    const laid = suiviSum(at, member, twiceTheLoss)
    const asked: Asked = { member, place, kind: 'suivi', laid, twiceTheLoss }
    if (holder) return refuse('S.90b', 'cards-with-another', { member: { member: holder.member } })
    if (phase === 'open') {
      const made = callMade(at, asked)
      return beyondReach(evening, at, member, made.sum) ?? happens(made)
    }
    if (phase !== 'closed') return refuse('S.90a', 'too-late-for-suivi')
    const letIn = lateCall(evening, at, { ...asked, late: 'S.90a' }, now)
    return isRefused(letIn) ? letIn : happens<Caused>(...letIn.events)
  },
  offeredFrom: onlyIf(({ suivi }) => suivi.length > 0),
  candidates: (evening, by) =>
    callersIn(evening, by).flatMap(({ table, member, place }) =>
      [false, true].map((twiceTheLoss) => ({ table, member, place, twiceTheLoss })),
    ),
})

/**
 * S.90b: said late; the player with the cards, who has not seen them, gives them up. The employee enters it, since it
 * lays the caller's chips, and nobody acts for another (S.38b).
 */
const yieldToSuivi = command({
  schema: ofMember.extend({ caller: MemberId, place: Place, twiceTheLoss: z.boolean() }),
  may: EMPLOYEE,
  decide(
    evening,
    { table: id, member, caller, place, twiceTheLoss },
    { at: now },
  ): Decision<Caused> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const { holder, phase } = at.coup
    if (holder?.member !== member) return refuse('S.90b', 'not-with-them', { member: { member } })
    const wrong = cannotFollow(evening, at, { table: id, member: caller, place, twiceTheLoss })
    if (wrong) return wrong
    if (phase !== 'closed' && phase !== 'dealt') return refuse('S.90a', 'too-late-for-suivi')
    if (holder.seen) return refuse('S.90b', 'cards-were-seen')
    const laid = suiviSum(at, caller, twiceTheLoss)
    const asked: Asked = { member: caller, place, kind: 'suivi', laid, twiceTheLoss, late: 'S.90b' }
    const letIn = lateCall(evening, at, asked, now)
    if (isRefused(letIn)) return letIn
    const [right] = orderOfRights(letIn.table, evening.settings)
    if (right?.member !== caller) return refuse('S.90a', 'another-comes-first')
    return happens<Caused>(...letIn.events, { type: 'cardsGiven', table: id, ...right })
  },
  offeredFrom: beforeTheWord,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) => {
      const holder = table.coup?.holder?.member
      if (holder === undefined || !mayName(evening, by, holder)) return []
      return table.suivi.flatMap(({ member: caller }) =>
        placesOf(table, caller).flatMap((place) =>
          [false, true].map((twiceTheLoss) => ({
            table: table.id,
            member: holder,
            caller,
            place,
            twiceTheLoss,
          })),
        ),
      )
    }),
})

/**
 * S.93: the game closed and the bank not covered, the banker grants a banco solo or a suivi. The employee enters it,
 * since it lays the caller's chips (S.38b).
 */
const grantBanco = command({
  schema: ofMember.extend({ caller: MemberId, place: Place, kind: z.enum(['banco', 'suivi']) }),
  may: EMPLOYEE,
  decide(evening, { table: id, member, caller, place, kind }, { at: now }): Decision<Caused> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    if (member !== at.mano.banker) return refuse('S.93', 'banker-grants')
    const { phase, holder, bank } = at.coup
    if (phase === 'open') return refuse('S.93', 'not-closed-yet')
    if (phase !== 'closed' || holder) return refuse('S.93', 'given-already')
    if (whatPlays(at.table, evening.settings).matched >= bank) return refuse('S.93', 'bank-covered')
    const wrong = notAPunter(evening, at, caller, place) ?? calledAlready(at, caller)
    if (wrong) return wrong
    if (kind === 'suivi' && !at.table.suivi.some((one) => one.member === caller))
      return refuse('S.90a', 'no-suivi', { member: { member: caller } })
    const asked: Asked = { member: caller, place, kind, laid: bank, late: 'S.93' }
    const letIn = lateCall(evening, at, asked, now)
    return isRefused(letIn) ? letIn : happens<Caused>(...letIn.events)
  },
  offeredFrom: onlyIf(({ coup }) => coup?.phase === 'closed' && coup.holder === null),
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) => {
      const { mano, coup } = table
      if (!mano || coup?.phase !== 'closed' || !mayName(evening, by, mano.banker)) return []
      return Object.values(evening.persons).flatMap(({ member: caller }) =>
        placesOf(table, caller).flatMap((place) =>
          (['banco', 'suivi'] as const).map((kind) => ({
            table: table.id,
            member: mano.banker,
            caller,
            place,
            kind,
          })),
        ),
      )
    }),
})

/** S.94, V.suivi-tie: let go; a tie wakes it (cr1). */
const renounceSuivi = command({
  schema: ofMember,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member }): Decision<BancoEvent> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const none = noSuivi(at.table, member)
    if (none) return none
    if (callOf(at.coup, member)?.kind === 'suivi')
      return refuse('S.90a', 'suivi-called', { member: { member } })
    return happens({ type: 'suiviRenounced', table: id, member })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, suivi }) =>
      suivi.map(({ member }) => ({ table, member })),
    ),
})

/** S.50, V.table-then-solo: the first right to banco solo is given up. */
const renounceTableRight = command({
  schema: ofMember,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member }): Decision<BancoEvent> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    if (!at.table.tableLoser.some((one) => one.member === member))
      return refuse('S.50', 'no-table-right', { member: { member } })
    return happens({ type: 'tableRightRenounced', table: id, member })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, tableLoser }) =>
      tableLoser.map(({ member }) => ({ table, member })),
    ),
})

export const suiviCommands = {
  callSuivi,
  yieldToSuivi,
  grantBanco,
  renounceSuivi,
  renounceTableRight,
}
