import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import { type Chips, greater, lesser, minus, times, totalChips } from '../../kernel/chips'
import { type Actor, type Decision, happens, type Refused } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { cheminArticle } from '../article'
import { personsInReach, tablesInReach } from '../frame/at-table'
import { inCoup } from '../frame/offered'
import { PLAYER } from '../frame/roles'
import { refuse } from '../refuse'
import { callOf, hasSeenCard, type InPlay, inPlayAt, notOpen } from '../stakes/at-coup'
import { lostBeside, mostOffered } from '../stakes/calls'
import { isSoloCall } from '../stakes/claim'
import type { Call } from '../state/coup'
import type { Evening } from '../state/evening'
import { ofMember } from '../state/forms'
import { cannotHelp } from './calls'
import type { BancoEvent } from './events'

const { command } = cheminArticle<BancoEvent>()

const ofPartner = ofMember.extend({
  partner: MemberId,
  chips: Amount,
})
type OfPartner = Readonly<z.infer<typeof ofPartner>>

/** The chips of offers that a caller may still accept (S.45, cf27). */
const leftToOffer = ({ coup }: InPlay, { offers }: Call): Chips =>
  minus(mostOffered(coup), totalChips(offers))

/** Checks of an offer inside a solo, in their order; else the call that it is for. */
function soloCall(evening: Evening, at: InPlay, offer: OfPartner): Call | Refused {
  const { member, partner, chips } = offer
  const call = callOf(at.coup, member)
  if (!call || !isSoloCall(call)) return refuse('S.44', 'not-solo', { member: { member } })
  if (hasSeenCard(at.coup, member)) return refuse('S.45', 'card-seen')
  const isIn = call.offers.some((one) => one.member === partner)
  if (isIn || cannotHelp(evening, at, member, partner))
    return refuse('S.44', 'helper-not-possible', { member: { member: partner } })
  const left = leftToOffer(at, call)
  return chips > left ? refuse('S.45', 'above-half', { chips: { chips: left } }) : call
}

/**
 * S.44: an offer that came unasked leaves its caller solo; S.43b: asked for, which others who called forbid, it makes
 * them con terzi.
 */
const acceptOffer = command({
  schema: ofPartner.extend({ asked: z.boolean() }),
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { asked, ...offer }): Decision<BancoEvent> {
    const at = inPlayAt(evening, offer.table)
    if (isRefused(at)) return at
    const call = soloCall(evening, at, offer)
    if (isRefused(call)) return call
    if (asked && at.coup.calls.length > 1) return refuse('S.43b', 'others-called')
    const closed = asked ? notOpen(at) : null
    const { table, member, partner, chips } = offer
    return closed ?? happens({ table, member, partner, chips, type: 'offerAccepted', asked })
  },
  offeredFrom: inCoup,
  candidates: (evening, by) =>
    soloCallers(evening, by).flatMap(({ at, call }) =>
      Object.values(evening.persons).map(({ member: partner }) => ({
        table: at.table.id,
        member: call.member,
        partner,
        chips: greater(leftToOffer(at, call), 1 as Chips),
        asked: false,
      })),
    ),
  bounds: (_evening, { chips }) => ({ chips: { min: 1, max: chips, step: 1 } }),
})

/** S.100: a suivi caller takes in the doubled stake of a player who lost beside them, and may ask for it. */
const joinSuivi = command({
  schema: ofPartner,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, offer): Decision<BancoEvent> {
    const at = inPlayAt(evening, offer.table)
    if (isRefused(at)) return at
    const { member, partner, chips } = offer
    if (callOf(at.coup, member)?.kind !== 'suivi')
      return refuse('S.90a', 'no-suivi', { member: { member } })
    const lost = lostBeside(at, member, partner)
    if (lost <= 0) return refuse('S.100', 'not-lost-beside', { member: { member: partner } })
    const double = times(lost, 2)
    if (chips > double) return refuse('S.100', 'above-double', { chips: { chips: double } })
    const call = soloCall(evening, at, offer)
    return isRefused(call) ? call : happens({ ...offer, type: 'suiviJoined' })
  },
  offeredFrom: inCoup,
  candidates: (evening, by) =>
    soloCallers(evening, by).flatMap(({ at, call }) =>
      Object.values(evening.persons).flatMap(({ member: partner }) => {
        const double = times(lostBeside(at, call.member, partner), 2)
        const chips = lesser(double, leftToOffer(at, call))
        return chips > 0 ? [{ table: at.table.id, member: call.member, partner, chips }] : []
      }),
    ),
  bounds: (_evening, { chips }) => ({ chips: { min: 1, max: chips, step: 1 } }),
})

/** Solo calls whose callers this actor may name. */
const soloCallers = (evening: Evening, by: Actor): { at: InPlay; call: Call }[] =>
  tablesInReach(evening, by).flatMap(({ id }) => {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return []
    const reach = personsInReach(evening, by)
    return at.coup.calls
      .filter((call) => call.laid > 0 && isSoloCall(call) && reach.includes(call.member))
      .map((call) => ({ at, call }))
  })

export const offerCommands = { acceptOffer, joinSuivi }
