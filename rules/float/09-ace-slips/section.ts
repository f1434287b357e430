import { z } from 'zod'
import { type Decision, happens, OFFICERS, type Refused } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { reason, written } from '../../kernel/text'
import { floatArticle } from '../article'
import { acting } from '../frame/acting'
import { floorAt } from '../frame/at-table'
import { EntryNumber, ofFloat, SOME_TEXT } from '../frame/forms'
import { refuseAtFloat } from '../refuse'
import { numbered } from '../room'
import { FLOAT_ROLES, type FloorCoup, type Scene } from '../scene'
import type { Slip } from '../state/room'
import { type AceEvent, evolveAceSlips } from './events'
import { ACE_REFUSALS } from './refusals'

const { article, command } = floatArticle<AceEvent>()

const PERSONS = ['socio', ...OFFICERS] as const

/** V.ace-slip: the direction opens a tournament; slips are numbered through it. */
const openGara = command({
  schema: z.object({ name: written(80) }),
  may: PERSONS,
  from: 'anywhere',
  decide(scene, { name }, { by }): Decision<AceEvent> {
    const acts = acting(scene, by, ['direttore-di-gara', 'direzione'], null, 'V.ace-slip')
    if (isRefused(acts)) return acts
    if (scene.room.gara) return refuseAtFloat('V.ace-slip', 'gara-open')
    return happens({ type: 'garaOpened', name, director: acts.who })
  },
  candidates: () => [{ name: SOME_TEXT }],
})

/** Slips that stand, of this taglia. */
const ofTaglia = (slips: readonly Slip[], table: string, taglia: number) =>
  slips.filter((slip) => slip.table === table && slip.taglia === taglia && !slip.cancelled)

/** V.ace-slip: a slip is for a member of the evening who holds the hand, on the seat that they hold (ch29). */
function notTheirHand(
  { floor }: Scene,
  { hands }: FloorCoup,
  member: MemberId,
  seat: number,
): Refused | null {
  const hand = hands?.find((one) => one.member === member)
  if (hands ? !hand : !floor.members.includes(member))
    return refuseAtFloat('V.ace-slip', 'not-the-hand', { member: { member } })
  const own = hand?.seat ?? seat
  return own === seat
    ? null
    : refuseAtFloat('V.ace-slip', 'not-their-seat', { member: { member }, seat: own })
}

/**
 * V.ace-slip, V.ace-count, ch29: an ace of hearts fell into a hand; its holder gets the next slip. Void cards give none,
 * and a taglia has no more slips than packs. A pre-printed number may be entered; numbers never repeat (ch30).
 */
const issueSlip = command({
  schema: ofFloat.extend({
    member: MemberId,
    seat: z.int().min(1).max(30),
    printed: EntryNumber.nullable().default(null),
  }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, member, seat, printed }, { by }): Decision<AceEvent> {
    const acts = acting(scene, by, ['capo-partita', 'commissario'], table, 'V.ace-slip')
    if (isRefused(acts)) return acts
    const { gara, slips } = scene.room
    if (!gara) return refuseAtFloat('V.ace-slip', 'no-gara')
    const { taglia, coup, packs } = floorAt(scene, table)
    if (!coup) return refuseAtFloat('V.ace-slip', 'no-coup-dealt')
    if (coup.isVoid) return refuseAtFloat('V.ace-slip', 'void-gives-none')
    const wrong = notTheirHand(scene, coup, member, seat)
    if (wrong) return wrong
    if (ofTaglia(slips, table, taglia).length >= packs)
      return refuseAtFloat('V.ace-count', 'all-slips-given', { packs })
    const next = slips.reduce((most, { number }) => Math.max(most, number), 0) + 1
    const slip = printed ?? next
    if (numbered(slips, slip)) return refuseAtFloat('V.ace-slip', 'number-used', { number: slip })
    return happens({ type: 'slipIssued', table, slip, taglia, coup: coup.serial, member, seat })
  },
})

const ofSlip = z.object({ slip: EntryNumber })

/** V.ace-sign: a slip is valid once the tournament director has signed it. */
const signSlip = command({
  schema: ofSlip,
  may: PERSONS,
  from: 'anywhere',
  decide(scene, { slip: number }, { by }): Decision<AceEvent> {
    const acts = acting(scene, by, ['direttore-di-gara'], null, 'V.ace-sign')
    if (isRefused(acts)) return acts
    const slip = numbered(scene.room.slips, number)
    if (!slip || slip.signed || slip.cancelled)
      return refuseAtFloat('V.ace-sign', 'nothing-to-sign')
    return happens({ type: 'slipSigned', table: slip.table, slip: number, director: acts.who })
  },
  candidates: ({ room }) =>
    room.slips
      .filter(({ signed, cancelled }) => !signed && !cancelled)
      .map(({ number: slip }) => ({ slip })),
})

/** V.ace-sign: the director cancels a slip, with the reason; its number is not used again. */
const cancelSlip = command({
  schema: ofSlip.extend({ why: reason(3, 300) }),
  may: PERSONS,
  from: 'anywhere',
  decide(scene, { slip: number, why }, { by }): Decision<AceEvent> {
    const acts = acting(scene, by, ['direttore-di-gara'], null, 'V.ace-sign')
    if (isRefused(acts)) return acts
    const slip = numbered(scene.room.slips, number)
    if (!slip || slip.cancelled) return refuseAtFloat('V.ace-sign', 'nothing-to-sign')
    const cancelled = { slip: number, director: acts.who, why }
    return happens({ type: 'slipCancelled', table: slip.table, ...cancelled })
  },
  candidates: ({ room }) =>
    room.slips
      .filter(({ cancelled }) => !cancelled)
      .map(({ number: slip }) => ({ slip, why: SOME_TEXT })),
})

/** Section 9: the slips for aces of hearts. */
export const aceSlips = article({
  id: 'F9',
  commands: { openGara, issueSlip, signSlip, cancelSlip },
  refusals: ACE_REFUSALS,
  evolve: evolveAceSlips,
})
