import { AmountOrNone } from '../../kernel/amount'
import { NO_CHIPS, totalChips } from '../../kernel/chips'
import {
  type Actor,
  type Decision,
  happens,
  type Instant,
  OFFICERS,
  type Refused,
} from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { MINUTE_MS } from '../../kernel/time'
import { floatOf, KEEPING } from '../accounts'
import { countFound } from '../bank'
import { outOf } from '../equation'
import { acting, hasOtherFloat, onDuty } from '../frame/acting'
import {
  boxesNear,
  boxShut,
  floorAt,
  replacedUnread,
  tablesNear,
  waitingCount,
} from '../frame/at-table'
import { isCountedAnew, ofCount, ofFloat, ofNewCount } from '../frame/forms'
import { keptBox } from '../keeping'
import { countsIn, NO_PIECES, type Pieces, PiecesForm, worthOf } from '../pieces/pieces'
import { refuseAtFloat } from '../refuse'
import { floatAt, underWay } from '../room'
import type { FloorTable, Scene } from '../scene'
import { listOf, nominalOf } from '../settings'
import type { BankCount, FloatTable, Presence } from '../state/table'
import { boxCommand } from './commands'
import type { BoxEvent } from './events'

const PERSONS = ['socio', ...OFFICERS] as const

/** The steps that come before the box is opened, in the order of the day. */
function notReadyToOpen(scene: Scene, float: FloatTable): Refused | null {
  const { id, order } = float
  if (float.box === 'open') return refuseAtFloat('V.open-close-tables', 'box-open')
  if (order !== 'open') return refuseAtFloat('V.open-close-tables', 'no-order')
  if (!floorAt(scene, id).isOpen) return refuseAtFloat('V.open-close-tables', 'table-not-open')
  if (onDuty(scene.room, 'capo-partita', id).length === 0)
    return refuseAtFloat('V.capo-partita', 'no-capo')
  const since = float.closing?.at ?? 0
  if (!float.cardCounts.some(({ when, at }) => when === 'unsealed' && at > since))
    return refuseAtFloat('V.unseal', 'packs-not-counted')
  // A bank that is paid from the float takes no tax.
  if (floorAt(scene, id).bank) return null
  const box = float.taxBoxes.at(-1)
  return box && box.placed.at > since ? null : refuseAtFloat('V.box', 'no-tax-box')
}

/**
 * The pieces with which a box is expected to open: those of its last closing while they are worth a float in this house's
 * denominations, or the list.
 */
function openingPieces(scene: Scene, table: FloorTable): Pieces {
  const { settings } = scene.room
  if (!settings) return NO_PIECES
  const list = listOf(settings)
  const kept = keptBox(scene, table)?.pieces
  const isWhole = kept && worthOf(kept) === nominalOf(settings)
  return isWhole && countsIn(kept).every(([value]) => value in list) ? kept : list
}

/** The inspector has the float counted with the changeur; the witness confirms it. Source: V.open-presence, ch3. */
const countOpening = boxCommand({
  schema: ofNewCount.extend({ changeur: MemberId, pieces: PiecesForm }),
  may: PERSONS,
  from: 'anywhere',
  decide(scene, { table, changeur, pieces, ...read }, { by }): Decision<BoxEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.open-presence')
    if (isRefused(acts)) return acts
    const { room } = scene
    const early = notReadyToOpen(scene, floatAt(room, table))
    if (early) return early
    if (!onDuty(room, 'changeur', table).some(({ member }) => member === changeur))
      return refuseAtFloat('V.handover', 'not-a-changeur', { member: { member: changeur } })
    if (changeur === acts.who) return refuseAtFloat('V.open-presence', 'three-persons')
    const elsewhere = hasOtherFloat(scene, changeur, table)
    if (elsewhere) return elsewhere
    const value = room.settings ? nominalOf(room.settings) : NO_CHIPS
    if (worthOf(pieces) !== value)
      return refuseAtFloat('V.float', 'not-its-value', {
        counted: { chips: worthOf(pieces) },
        value: { chips: value },
      })
    const unread = replacedUnread(waitingCount(scene, table), read)
    if (unread) return unread
    const counted = { inspector: acts.who, changeur, pieces, banknotes: NO_CHIPS }
    return happens({ type: 'openingCounted', table, ...counted })
  },
  candidates: (scene, by) =>
    tablesNear(scene, by).flatMap((table) =>
      onDuty(scene.room, 'changeur', table.id).map(({ member: changeur }) => ({
        table: table.id,
        changeur,
        pieces: openingPieces(scene, table),
      })),
    ),
})

/** The witness, another person than the two who count, joins in time. Source: V.open-presence, V.close-presence, ch3. */
function witnessed(
  scene: Scene,
  kind: Presence['kind'],
  read: { table: string; countedAt?: number | undefined },
  { by, at }: { by: Actor; at: Instant },
): { readonly presence: Presence; readonly witness: MemberId } | Refused {
  const { table } = read
  const provision = kind === 'opening' ? 'V.open-presence' : 'V.close-presence'
  const acts = acting(scene, by, ['testimone'], table, provision)
  if (isRefused(acts)) return acts
  const { presence } = floatAt(scene.room, table)
  if (presence?.kind !== kind) return refuseAtFloat(provision, 'no-count-waits')
  if (isCountedAnew(presence, read)) return refuseAtFloat(null, 'counted-anew')
  const { inspector, changeur } = presence
  if (acts.who === inspector || acts.who === changeur)
    return refuseAtFloat(provision, 'three-persons')
  const minutes = scene.room.settings?.presenceMinutes ?? 0
  if (at - presence.at > minutes * MINUTE_MS)
    return refuseAtFloat(provision, 'too-late', { minutes })
  return { presence, witness: acts.who }
}

/** The bank of a float that opens: no result of its own yet, beside the colpi of the day so far. */
function openingBank(scene: Scene, table: string): { bank?: BankCount } {
  const { bank, coup } = floorAt(scene, table)
  return bank ? { bank: { played: NO_CHIPS, won: bank.won, coup: coup?.serial ?? 0 } } : {}
}

/** The witness confirms the opening: the box is out of keeping, and the changeur's turn begins. */
const confirmOpening = boxCommand({
  schema: ofCount,
  may: PERSONS,
  from: 'anywhere',
  decide(scene, read, envelope): Decision<BoxEvent> {
    const { table } = read
    const found = witnessed(scene, 'opening', read, envelope)
    if (isRefused(found)) return found
    const { inspector, changeur, pieces, banknotes } = found.presence
    if (!onDuty(scene.room, 'changeur', table).some(({ member }) => member === changeur))
      return refuseAtFloat('V.handover', 'not-a-changeur', { member: { member: changeur } })
    const elsewhere = hasOtherFloat(scene, changeur, table)
    if (elsewhere) return elsewhere
    return happens({
      type: 'floatOpened',
      table,
      book: scene.floor.book,
      inspector,
      changeur,
      witness: found.witness,
      pieces,
      banknotes,
      ...openingBank(scene, table),
      transfers: move(KEEPING, floatOf(table), worthOf(pieces)),
    })
  },
  candidates: (scene, by) => tablesNear(scene, by).map(({ id }) => ({ table: id })),
})

/**
 * Refuses a closing that leaves stakes on the cloth, which the float would still collect or pay, a form under way, or a tip
 * or an orphan on the side table. Source: V.close-presence.
 */
function leftBehind(scene: Scene, table: string): Refused | null {
  const { room } = scene
  if (floorAt(scene, table).stakesLie) return refuseAtFloat('V.close-presence', 'stakes-left')
  const waiting = underWay(room, table)[0]
  if (waiting) return refuseAtFloat('V.reintegro', 'movement-under-way', { form: waiting.form })
  const untaken = room.side.find((item) => item.table === table && !item.taken)
  if (!untaken) return null
  return refuseAtFloat(untaken.kind === 'mancia' ? 'V.tips' : 'V.orphans', 'hand-over-first')
}

/** The steps that come before the box is closed, in the order of the day. */
function notReadyToClose(scene: Scene, float: FloatTable): Refused | null {
  const { id, order, stack, handover, gapDue } = float
  const shut = boxShut(float)
  if (shut) return shut
  if (order !== 'close') return refuseAtFloat('V.open-close-tables', 'no-order')
  if (!floorAt(scene, id).waits) return refuseAtFloat('V.close-presence', 'coup-first')
  if (handover) return refuseAtFloat('V.handover', 'count-under-way')
  if (gapDue) return refuseAtFloat('V.plus-minus', 'declare-first')
  if (stack) return refuseAtFloat('V.serves', 'stack-open')
  const left = leftBehind(scene, id)
  if (left) return left
  const since = float.opening?.at ?? 0
  return float.cardCounts.some(({ when, at }) => when === 'closing' && at > since)
    ? null
    : refuseAtFloat('V.closing', 'cards-not-counted')
}

/** The inspector has the float counted for the closing, and seals the box for keeping. Source: V.close-presence, V.keeper. */
const countClosing = boxCommand({
  schema: ofNewCount.extend({
    pieces: PiecesForm,
    banknotes: AmountOrNone,
    seal: reason(1, 40),
  }),
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table, pieces, banknotes, seal, ...read }, { by }): Decision<BoxEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.close-presence')
    if (isRefused(acts)) return acts
    const float = floatAt(scene.room, table)
    const early = notReadyToClose(scene, float)
    if (early) return early
    if (!countFound(scene, table, { pieces, banknotes }).isRight)
      return refuseAtFloat('V.plus-minus', 'declare-first')
    const changeur = float.turn?.changeur
    if (!changeur) return refuseAtFloat('V.open-presence', 'box-not-open')
    const unread = replacedUnread(waitingCount(scene, table), read)
    if (unread) return unread
    const counted = { inspector: acts.who, changeur, pieces, banknotes, seal }
    return happens({ type: 'closingCounted', table, ...counted })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).map(({ id, pieces, banknotes }) => ({
      table: id,
      pieces,
      banknotes,
      seal: '1',
    })),
})

/**
 * The witness confirms the closing: the box is in keeping again. An advance still out stays a claim under its
 * grantor, and counts as drawn from the desk, as the banknotes already do; a leave that nobody has used ends. Source: V.close-presence, ch5, ch16.
 */
const confirmClosing = boxCommand({
  schema: ofCount,
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, read, envelope): Decision<BoxEvent> {
    const { table } = read
    const found = witnessed(scene, 'closing', read, envelope)
    if (isRefused(found)) return found
    const { room, floor } = scene
    // Stakes may have been invited since the count, or a tip taken.
    if (!floorAt(scene, table).waits) return refuseAtFloat('V.close-presence', 'coup-first')
    const left = leftBehind(scene, table)
    if (left) return left
    const { inspector, changeur, pieces, banknotes, seal } = found.presence
    const { isRight, brings } = countFound(scene, table, found.presence)
    if (!isRight) return refuseAtFloat('V.plus-minus', 'declare-first')
    const here = room.advances.filter((one) => one.table === table)
    const out = here.filter(({ status }) => status === 'out')
    const unused = here.filter(({ status }) => status === 'granted')
    const draws = out.map((one) => ({ member: one.member, chips: outOf(one) }))
    return happens({
      type: 'floatClosed',
      table,
      book: floor.book,
      inspector,
      changeur,
      witness: found.witness,
      pieces,
      banknotes,
      seal: seal ?? '',
      claims: out.map(({ number }) => number),
      ...(unused.length > 0 ? { lapsed: unused.map(({ number }) => number) } : {}),
      draws,
      ...(brings && { bank: brings.bank }),
      transfers: [
        ...(brings?.transfers ?? []),
        ...move(floatOf(table), KEEPING, worthOf(pieces)),
        ...move(floor.desk, KEEPING, totalChips(draws)),
      ],
    })
  },
  candidates: (scene, by) => boxesNear(scene, by).map(({ id }) => ({ table: id })),
})

/** The inspector gives up a count that no witness has confirmed. */
const dropCount = boxCommand({
  schema: ofFloat,
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table }, { by }): Decision<BoxEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.close-presence')
    if (isRefused(acts)) return acts
    if (!floatAt(scene.room, table).presence)
      return refuseAtFloat('V.open-presence', 'no-count-waits')
    return happens({ type: 'countDropped', table, inspector: acts.who })
  },
  candidates: (scene, by) => tablesNear(scene, by).map(({ id }) => ({ table: id })),
})

export const boxCommands = { countOpening, confirmOpening, countClosing, confirmClosing, dropCount }
