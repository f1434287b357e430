import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import { asChips, type Chips, lesser, minus, NO_CHIPS, plus, sumOf } from '../../kernel/chips'
import { type AnyCommand, type Decision, happens, OFFICERS } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { floatOf, KEEPING } from '../accounts'
import { floatArticle } from '../article'
import { acting, changeurOf } from '../frame/acting'
import { boxesNear, lacksPieces, notMoving } from '../frame/at-table'
import { ofFloat } from '../frame/forms'
import { countsIn, type Pieces, PiecesForm, worthOf } from '../pieces/pieces'
import { refuseAtFloat } from '../refuse'
import { changedIn, floatAt } from '../room'
import { FLOAT_ROLES, type Scene } from '../scene'
import { cashLimitOn } from '../settings'
import { type CashLimitEvent, evolveCashLimits } from './events'
import { LIMIT_REFUSALS } from './refusals'

/** Things that a person may offer at the table; only banknotes of the house's currency are taken. */
export const OFFERED = ['banconote', 'valuta-estera', 'assegno', 'titolo', 'giallina'] as const

const { article, command } = floatArticle<CashLimitEvent>()

const PERSONS = ['socio', ...OFFICERS] as const

/**
 * The banknotes that a person may still change today; `beside` are those of the club's other evenings of this gaming day.
 * Source: V.cash-limit, ch22.
 */
export function cashLeft(scene: Scene, member: MemberId, beside = NO_CHIPS): Chips {
  const { room, floor } = scene
  if (!room.settings) return NO_CHIPS
  const changed = plus(changedIn(room, member), beside)
  const left = minus(cashLimitOn(room.settings, floor.day), changed)
  return left > 0 ? left : NO_CHIPS
}

/** The person whose banknotes a command changes; null for any other command. Source: ch22. */
export function changesCashOf(command: AnyCommand): MemberId | null {
  if (command.type !== 'changeMoney' || !('member' in command)) return null
  return MemberId.nullable().catch(null).parse(command.member)
}

/** V.cash-limit, chr4: within the law's limit of the day, and identified from the house's threshold on. */
function cashRefusal(scene: Scene, member: MemberId | null, chips: Chips, beside?: Chips) {
  const { room } = scene
  const { settings } = room
  if (!settings?.banknotes) return refuseAtFloat('V.cash-limit', 'no-banknotes')
  const from = settings.identifyFrom
  if (member === null)
    return chips >= from
      ? refuseAtFloat('V.cash-limit', 'name-needed', { from: { chips: from } })
      : null
  const left = cashLeft(scene, member, beside)
  if (chips > left) return refuseAtFloat('V.cash-limit', 'above-limit', { left: { chips: left } })
  const inAll = sumOf([changedIn(room, member), beside ?? NO_CHIPS, chips])
  return inAll >= from && !room.identified.includes(member)
    ? refuseAtFloat('V.cash-limit', 'identify-first', { from: { chips: from } })
    : null
}

/** Papers that the inspector may let a person change at the cash desk (ch20). */
export const PAPER_KINDS = ['assegno', 'titolo', 'giallina'] as const

export type PaperKind = (typeof PAPER_KINDS)[number]

const PAPER: readonly string[] = PAPER_KINDS

/**
 * V.cash-limit: banknotes into chips, within the limit. Paper and foreign notes are refused, and so is every change of
 * chips into banknotes. Source: V.no-paper, V.foreign, V.no-cash-out.
 */
const changeMoney = command({
  schema: ofFloat.extend({
    member: MemberId.nullable().default(null),
    offered: z.enum(OFFERED).default('banconote'),
    into: z.enum(['fiches', 'banconote']).default('fiches'),
    pieces: PiecesForm,
  }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  outsiders: ({ member }) => (member === null ? [] : [member]),
  decide(
    scene,
    { table, member, offered, into, pieces },
    { by, beside },
  ): Decision<CashLimitEvent> {
    const turn = changeurOf(scene, by, table)
    if (isRefused(turn)) return turn
    if (PAPER.includes(offered)) return refuseAtFloat('V.no-paper', 'no-paper')
    if (into === 'banconote') return refuseAtFloat('V.no-cash-out', 'never-into-notes')
    if (offered === 'valuta-estera') return refuseAtFloat('V.foreign', 'no-foreign-notes')
    const float = floatAt(scene.room, table)
    const refused = notMoving(float)
    if (refused) return refused
    const chips = worthOf(pieces)
    if (chips === 0) return refuseAtFloat('V.cambio', 'nothing-taken')
    const over = cashRefusal(scene, member, chips, beside)
    if (over) return over
    const lacks = lacksPieces(float.pieces, pieces)
    if (lacks) return lacks
    const { book, chipsOf, unnamedOf, desk } = scene.floor
    return happens({
      type: 'banknotesTaken',
      table,
      book,
      by: turn.who,
      member,
      chips,
      pieces,
      draws: member === null ? [] : [{ member, chips }],
      transfers: [
        ...move(floatOf(table), member === null ? unnamedOf(table) : chipsOf(member), chips),
        // The desk answers for the banknotes, as for chips that it hands out.
        ...move(desk, KEEPING, chips),
      ],
    })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).flatMap(({ id: table, pieces: held }) =>
      scene.floor.members.flatMap((member) => {
        const pieces = usualPieces(scene, member, held)
        const money = { offered: 'banconote' as const, into: 'fiches' as const }
        return pieces ? [{ table, member, ...money, pieces }] : []
      }),
    ),
})

/** One piece, the largest that a person may have for banknotes without being identified. */
function usualPieces(scene: Scene, member: MemberId, held: Pieces): Pieces | null {
  const { settings, identified } = scene.room
  const left = cashLeft(scene, member)
  const most = identified.includes(member)
    ? left
    : lesser(
        left,
        minus(settings?.identifyFrom ?? NO_CHIPS, plus(changedIn(scene.room, member), ONE)),
      )
  const value = countsIn(held).find(([one]) => one <= most)?.[0]
  return value === undefined ? null : { [value]: 1 }
}

const ONE = asChips(1)

/** chr4: the inspector or the desk has seen a person's document. */
const identifyPerson = command({
  schema: z.object({ member: MemberId }),
  may: PERSONS,
  from: 'anywhere',
  outsiders: ({ member }) => [member],
  decide(scene, { member }, { by }): Decision<CashLimitEvent> {
    const acts = acting(scene, by, ['commissario', 'cassa-esterna'], null, 'V.cash-limit')
    if (isRefused(acts)) return acts
    if (scene.room.identified.includes(member))
      return refuseAtFloat('V.cash-limit', 'identified-already')
    return happens({ type: 'personIdentified', member, who: acts.who })
  },
  candidates: ({ room, floor }) =>
    room.settings?.banknotes ? floor.members.map((member) => ({ member })) : [],
})

/**
 * V.paper-leave, ch20: the inspector authorises the exchange of a paper. It takes place at the cash desk; the chips come
 * to the table for that person, and the changeur never handles the paper.
 */
const allowPaper = command({
  schema: ofFloat.extend({
    member: MemberId,
    kind: z.enum(PAPER_KINDS),
    chips: Amount,
    pieces: PiecesForm,
    note: reason(0, 120),
  }),
  may: PERSONS,
  from: 'anywhere',
  decide(scene, { table, member, kind, chips, pieces }, { by }): Decision<CashLimitEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.paper-leave')
    if (isRefused(acts)) return acts
    if (!scene.room.settings?.banknotes) return refuseAtFloat('V.paper-leave', 'points-only')
    if (worthOf(pieces) !== chips)
      return refuseAtFloat('V.paper-leave', 'not-the-paper', { chips: { chips } })
    // The chips come to that table's changeur.
    const shut = notMoving(floatAt(scene.room, table))
    if (shut) return shut
    const { movements } = scene.room
    const form = movements.filter((one) => one.kind === 'consegna').length + 1
    const movement = movements.length + 1
    const allowed = { member, inspector: acts.who, kind, movement, form, pieces, chips }
    return happens({ type: 'paperAllowed', table, ...allowed })
  },
  // One person and one piece stand for those that the inspector names.
  candidates: (scene, by) => {
    const [member] = scene.floor.members
    const value = scene.room.settings?.list[0]?.value
    if (member === undefined || value === undefined) return []
    const paper = { member, kind: 'assegno' as const, chips: value, pieces: { [value]: 1 } }
    return boxesNear(scene, by).map(({ id: table }) => ({ table, ...paper, note: '' }))
  },
})

/** Section 5: what the changeur may not do. */
export const limits = article({
  id: 'F5',
  commands: { changeMoney, identifyPerson, allowPaper },
  refusals: LIMIT_REFUSALS,
  evolve: evolveCashLimits,
})
