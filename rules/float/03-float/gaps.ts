import { z } from 'zod'
import { AmountOrNone } from '../../kernel/amount'
import { minus, negate } from '../../kernel/chips'
import { type Decision, happens, OFFICERS } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { floatOf, PLUS_MINUS } from '../accounts'
import { countFound } from '../bank'
import { acting, changeurOf } from '../frame/acting'
import { boxesNear, boxShut, lacksPieces, notMoving, tablesNear } from '../frame/at-table'
import { EntryNumber, ofFloat, SOME_TEXT } from '../frame/forms'
import { numberOf, PiecesForm, worthOf } from '../pieces/pieces'
import { refuseAtFloat } from '../refuse'
import { floatAt, numbered } from '../room'
import { FLOAT_ROLES, type Scene } from '../scene'
import { GAP_CAUSES } from '../state/movement'
import { boxCommand } from './commands'
import type { GapEvent } from './movement-events'

const PERSONS = ['socio', ...OFFICERS] as const

/**
 * V.plus-minus, V.unwritten, V.liable: the changeur counts more or less than there should be, and says so at once. The
 * float is set to the count; the turn, the movements and the coups since the last good count stand beside (ch9).
 */
const declareGap = boxCommand({
  schema: ofFloat.extend({
    pieces: PiecesForm,
    banknotes: AmountOrNone,
    cause: z.enum(GAP_CAUSES).default('sconosciuta'),
    note: reason(0, 300),
  }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, pieces, banknotes, cause, note }, { by }): Decision<GapEvent> {
    const turn = changeurOf(scene, by, table)
    if (isRefused(turn)) return turn
    const float = floatAt(scene.room, table)
    const shut = boxShut(float)
    if (shut) return shut
    if (float.handover) return refuseAtFloat('V.handover', 'count-under-way')
    if (float.presence) return refuseAtFloat('V.open-presence', 'witness-awaited')
    const { isRight, gap: chips, brings } = countFound(scene, table, { pieces, banknotes })
    const inPieces = minus(chips, minus(banknotes, float.banknotes))
    if (isRight && !float.gapDue) return refuseAtFloat('V.plus-minus', 'no-difference')
    return happens({
      type: 'gapDeclared',
      table,
      book: scene.floor.book,
      gap: scene.room.gaps.length + 1,
      by: turn.who,
      changeur: turn.who,
      turnSince: float.turn?.since ?? 0,
      pieces,
      banknotes,
      chips,
      cause,
      note,
      ...(brings && { bank: brings.bank }),
      transfers: [...(brings?.transfers ?? []), ...move(PLUS_MINUS, floatOf(table), inPieces)],
    })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).map(({ id: table, pieces, banknotes }) => ({
      table,
      pieces,
      banknotes,
      cause: 'sconosciuta' as const,
      note: '',
    })),
})

const ofGap = ofFloat.extend({ gap: EntryNumber })

const gapsHere = ({ room }: Scene, table: string) => room.gaps.filter((gap) => gap.table === table)

/** V.plus-minus, ch18: the inspector on duty takes note, and decides whether play goes on. */
const judgeGap = boxCommand({
  schema: ofGap.extend({ playsOn: z.boolean() }),
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table, gap: number, playsOn }, { by }): Decision<GapEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.plus-minus')
    if (isRefused(acts)) return acts
    const gap = numbered(gapsHere(scene, table), number)
    if (!gap) return refuseAtFloat('V.plus-minus', 'no-such-gap')
    if (gap.inspector && gap.playsOn === playsOn)
      return refuseAtFloat('V.plus-minus', 'judged-already')
    return happens({ type: 'gapJudged', table, gap: number, inspector: acts.who, playsOn })
  },
  // A box may be closed before the inspector has taken note.
  candidates: (scene, by) =>
    tablesNear(scene, by).flatMap(({ id: table }) =>
      gapsHere(scene, table)
        .filter(({ inspector }) => !inspector || floatAt(scene.room, table).box === 'open')
        .flatMap(({ number: gap }) => [true, false].map((playsOn) => ({ table, gap, playsOn }))),
    ),
})

/** V.plus-minus: the witness is told, with the hour. */
const witnessGap = boxCommand({
  schema: ofGap,
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table, gap: number }, { by }): Decision<GapEvent> {
    const acts = acting(scene, by, ['testimone'], table, 'V.plus-minus')
    if (isRefused(acts)) return acts
    const gap = numbered(gapsHere(scene, table), number)
    if (!gap) return refuseAtFloat('V.plus-minus', 'no-such-gap')
    if (gap.witness) return refuseAtFloat('V.plus-minus', 'judged-already')
    if (gap.inspector?.by === acts.who || gap.changeur === acts.who)
      return refuseAtFloat('V.open-presence', 'three-persons')
    return happens({ type: 'gapWitnessed', table, gap: number, witness: acts.who })
  },
  candidates: (scene, by) =>
    tablesNear(scene, by).flatMap(({ id: table }) =>
      gapsHere(scene, table).map(({ number: gap }) => ({ table, gap })),
    ),
})

/** ch18: a cause found later corrects by a compensating entry; the first one stays as it was written. */
const compensateGap = boxCommand({
  schema: ofGap.extend({ pieces: PiecesForm, cause: z.enum(GAP_CAUSES), note: reason(3, 300) }),
  may: PERSONS,
  from: 'anywhere',
  decide(scene, { table, gap: number, pieces, cause, note }, { by }): Decision<GapEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.plus-minus')
    if (isRefused(acts)) return acts
    const gap = numbered(gapsHere(scene, table), number)
    if (!gap || gap.compensates !== null || gap.chips === 0)
      return refuseAtFloat('V.plus-minus', 'no-such-gap')
    const float = floatAt(scene.room, table)
    const refused = notMoving(float)
    if (refused) return refused
    if (numberOf(pieces) === 0) return refuseAtFloat('V.cambio', 'nothing-taken')
    const isIn = gap.chips < 0
    const lacks = isIn ? null : lacksPieces(float.pieces, pieces)
    if (lacks) return lacks
    const before = gapsHere(scene, table).filter(({ compensates }) => compensates === number)
    const done = before.reduce((sum, one) => sum + Math.abs(one.chips), 0)
    if (done + worthOf(pieces) > Math.abs(gap.chips))
      return refuseAtFloat('V.plus-minus', 'above-the-gap')
    const chips = isIn ? worthOf(pieces) : negate(worthOf(pieces))
    return happens({
      type: 'gapCompensated',
      table,
      book: scene.floor.book,
      gap: number,
      entry: scene.room.gaps.length + 1,
      inspector: acts.who,
      changeur: gap.changeur,
      turnSince: gap.turnSince,
      pieces,
      chips,
      cause,
      note,
      transfers: move(PLUS_MINUS, floatOf(table), chips),
    })
  },
  // One piece of the least value stands for those that the giver counts.
  candidates: (scene, by) => {
    const least = scene.room.settings?.list.reduce((a, b) => (a.value < b.value ? a : b)).value
    if (least === undefined) return []
    return boxesNear(scene, by).flatMap(({ id: table }) =>
      gapsHere(scene, table).map(({ number: gap }) => ({
        table,
        gap,
        pieces: { [least]: 1 },
        cause: 'cambio-errato' as const,
        note: SOME_TEXT,
      })),
    )
  },
})

export const gapCommands = { declareGap, judgeGap, witnessGap, compensateGap }
