import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import { asChips, type Chips, minus, plus, sumOf } from '../../kernel/chips'
import { type Decision, happens, OFFICERS } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { floatOf } from '../accounts'
import { floatArticle } from '../article'
import { outOf } from '../equation'
import { acting, changeurOf } from '../frame/acting'
import { boxesNear, boxShut, lacksPieces, notMoving, withoutChips } from '../frame/at-table'
import { EntryNumber, ofFloat } from '../frame/forms'
import { leastPieces } from '../pieces/least'
import { PiecesForm, worthOf } from '../pieces/pieces'
import { refuseAtFloat } from '../refuse'
import { floatAt, numbered } from '../room'
import { FLOAT_ROLES, type Scene } from '../scene'
import type { Advance } from '../state/movement'
import { type AdvanceEvent, evolveAdvances } from './events'
import { ADVANCE_REFUSALS } from './refusals'

const { article, command } = floatArticle<AdvanceEvent>()

const PERSONS = ['socio', ...OFFICERS] as const

const LEAST_ADVANCE = asChips(1)

const ofAdvance = ofFloat.extend({ advance: EntryNumber })

/** The advance of a table with one of these statuses. */
const found = (
  { room }: Scene,
  table: string,
  number: number,
  ...statuses: Advance['status'][]
) => {
  const advance = numbered(room.advances, number)
  return advance?.table === table && statuses.includes(advance.status) ? advance : null
}

/** Leaves not used yet count towards the ceilings too. */
const PROMISED = ['granted', 'out'] as const

/** The sum of the advances with these statuses, of a person or at a table: granted, or the part not given back. */
const promised = (
  { advances }: Scene['room'],
  statuses: readonly Advance['status'][],
  which: (advance: Advance) => boolean,
): Chips =>
  sumOf(
    advances
      .filter((one) => statuses.includes(one.status) && which(one))
      .map((one) => (one.status === 'granted' ? one.chips : outOf(one))),
  )

const named = ({ number, member, seat }: Advance) => ({ advance: number, member, seat })

/** V.advance-grant, ch5: the inspector grants a person a sum, in the inspector's own name, before any pieces leave. */
const grantAdvance = command({
  schema: ofFloat.extend({
    member: MemberId,
    seat: z.int().min(1).max(30).nullable().default(null),
    chips: Amount,
  }),
  may: ['socio', 'tavolo', ...OFFICERS],
  from: 'anywhere',
  decide(scene, { table, member, seat, chips }, { by }): Decision<AdvanceEvent> {
    const { room } = scene
    const acts = acting(scene, by, ['commissario'], table, 'V.advance-grant')
    if (isRefused(acts))
      return isRefused(changeurOf(scene, by, table))
        ? acts
        : refuseAtFloat('V.no-own-advance', 'inspector-grants')
    const shut = boxShut(floatAt(room, table))
    if (shut) return shut
    const perPerson = room.settings?.advancePerPerson ?? 0
    const perTable = room.settings?.advancePerTable ?? 0
    if (perPerson === 0 || perTable === 0) return refuseAtFloat('V.advance-grant', 'advances-off')
    if (member === acts.who) return refuseAtFloat('V.advance-grant', 'not-to-oneself')
    const owed = [...PROMISED, 'claim'] as const
    if (
      plus(
        promised(room, owed, ({ member: one }) => one === member),
        chips,
      ) > perPerson
    )
      return refuseAtFloat('V.advance-grant', 'above-person', {
        most: { chips: perPerson as Chips },
      })
    if (
      plus(
        promised(room, PROMISED, ({ table: one }) => one === table),
        chips,
      ) > perTable
    )
      return refuseAtFloat('V.advance-grant', 'above-table', { most: { chips: perTable as Chips } })
    const advance = room.advances.length + 1
    const granted = { advance, member, seat, chips, grantor: acts.who }
    return happens({ type: 'advanceGranted', table, ...granted })
  },
  // One person and one chip stand for all: the giver chooses both.
  candidates: (scene, by) => {
    const member = scene.floor.members.find((one) => one !== by.member)
    if (member === undefined) return []
    return boxesNear(scene, by).map(({ id }) => ({
      table: id,
      member,
      seat: null,
      chips: LEAST_ADVANCE,
    }))
  },
})

/** V.out-and-back, V.no-own-advance: the pieces leave the float, with their hour, upon the inspector's leave only. */
const giveAdvance = command({
  schema: ofAdvance.extend({ pieces: PiecesForm }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, advance: number, pieces }, { by }): Decision<AdvanceEvent> {
    const turn = changeurOf(scene, by, table)
    if (isRefused(turn)) return turn
    const advance = found(scene, table, number, 'granted')
    if (!advance) return refuseAtFloat('V.no-own-advance', 'no-leave')
    const float = floatAt(scene.room, table)
    const refused = notMoving(float)
    if (refused) return refused
    if (worthOf(pieces) !== advance.chips)
      return refuseAtFloat('V.out-and-back', 'not-the-sum', { chips: { chips: advance.chips } })
    const lacks = lacksPieces(float.pieces, pieces)
    if (lacks) return lacks
    const { book } = scene.floor
    const transfers = move(floatOf(table), scene.floor.chipsOf(advance.member), advance.chips)
    const given = { ...named(advance), book, by: turn.who, pieces, transfers }
    return happens({ type: 'advanceGiven', table, ...given })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).flatMap(({ id: table, pieces: held }) =>
      scene.room.advances
        .filter((one) => one.table === table && one.status === 'granted')
        .flatMap(({ number: advance, chips }) => {
          const pieces = leastPieces(chips, held)
          return pieces ? [{ table, advance, pieces }] : []
        }),
    ),
})

/** V.out-and-back, V.hours: chips of an advance come back to the float, in whole or in part. */
const returnAdvance = command({
  schema: ofAdvance.extend({ pieces: PiecesForm }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, advance: number, pieces }, { by }): Decision<AdvanceEvent> {
    const turn = changeurOf(scene, by, table)
    if (isRefused(turn)) return turn
    const advance = found(scene, table, number, 'out')
    if (!advance) return refuseAtFloat('V.out-and-back', 'nothing-out')
    const refused = notMoving(floatAt(scene.room, table))
    if (refused) return refused
    const chips = worthOf(pieces)
    const out = outOf(advance)
    if (chips === 0) return refuseAtFloat('V.cambio', 'nothing-taken')
    if (chips > out)
      return refuseAtFloat('V.out-and-back', 'more-than-out', { chips: { chips: out } })
    const fewer = withoutChips(scene, advance.member, chips)
    if (fewer) return fewer
    const { book } = scene.floor
    const transfers = move(scene.floor.chipsOf(advance.member), floatOf(table), chips)
    const back = { ...named(advance), book, pieces, left: minus(out, chips), transfers }
    return happens({ type: 'advanceReturned', table, ...back })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).flatMap(({ id: table }) =>
      scene.room.advances
        .filter((one) => one.table === table && one.status === 'out')
        .flatMap((one) => {
          const all = Object.fromEntries(
            (scene.room.settings?.list ?? []).map(({ value }) => [value, 1_000]),
          )
          const pieces = leastPieces(outOf(one), all)
          return pieces ? [{ table, advance: one.number, pieces }] : []
        }),
    ),
})

/** The inspector takes back a leave that nobody has used. */
const dropGrant = command({
  schema: ofAdvance,
  may: PERSONS,
  from: 'anywhere',
  decide(scene, { table, advance: number }, { by }): Decision<AdvanceEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.out-and-back')
    if (isRefused(acts)) return acts
    const advance = found(scene, table, number, 'granted')
    if (!advance) return refuseAtFloat('V.out-and-back', 'nothing-out')
    return happens({ type: 'grantDropped', table, ...named(advance), by: acts.who })
  },
  candidates: ({ room }) =>
    room.advances
      .filter(({ status }) => status === 'granted')
      .map(({ table, number: advance }) => ({ table, advance })),
})

/** ch5: what was out at the closing is returned at the cash desk, or written off by the direction. */
const endClaim = command({
  schema: ofAdvance.extend({ how: z.enum(['settled', 'written-off']) }),
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table, advance: number, how }, { by }): Decision<AdvanceEvent> {
    const office = how === 'settled' ? 'cassa-esterna' : 'direzione'
    const acts = acting(scene, by, [office], null, 'V.out-and-back')
    if (isRefused(acts)) return acts
    const advance = found(scene, table, number, 'claim')
    if (!advance) return refuseAtFloat('V.out-and-back', 'nothing-out')
    return happens({ type: 'claimEnded', table, ...named(advance), by: acts.who, how })
  },
  candidates: ({ room }) =>
    room.advances
      .filter(({ status }) => status === 'claim')
      .flatMap(({ table, number: advance }) =>
        (['settled', 'written-off'] as const).map((how) => ({ table, advance, how })),
      ),
})

/** Section 4: advances and returns. */
export const advances = article({
  id: 'F4',
  commands: { grantAdvance, giveAdvance, returnAdvance, dropGrant, endClaim },
  refusals: ADVANCE_REFUSALS,
  evolve: evolveAdvances,
})
