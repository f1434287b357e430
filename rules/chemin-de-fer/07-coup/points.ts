import { z } from 'zod'
import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { cheminArticle } from '../article'
import { tableAt } from '../frame/at-table'
import { onceDealt, onceShown } from '../frame/offered'
import { EMPLOYEE } from '../frame/roles'
import { cardsNamed, Point } from '../play/card-name'
import { pointOf } from '../play/points'
import { finalPoint, firstPoint, resultOf, toDraw } from '../play/result'
import type { PlayedResult } from '../play/settlement'
import { refuse } from '../refuse'
import { changedCoup } from '../state/changed'
import { type Coup, SIDES, type Side } from '../state/coup'
import { ofTable } from '../state/forms'
import type { CoupEvent } from './events'
import { inPlay, tablesWithCoup } from './in-play'
import { withSequel } from './moved'
import { falseDraw } from './rule'
import { FirstCards } from './word'

const { command } = cheminArticle<CoupEvent>()

const POINTS = Array.from({ length: 10 }, (_, point) => point)
const PLAYED = ['banco', 'punta', 'tie'] as const satisfies readonly PlayedResult[]

/** The point that a side's cards have made so far, its third included; null where they are not entered. */
const cardsPoint = (coup: Coup, side: Side): number | null =>
  firstPoint(coup, side) === null ? null : finalPoint(changedCoup(coup, { points: NOT_TOLD }), side)
const NOT_TOLD = { punta: null, banco: null }

/** The points that the cards speak once the draws are over; null where they say nothing. */
const spoken = (coup: Coup): Coup['points'] =>
  toDraw(coup) === null
    ? { punta: cardsPoint(coup, 'punta'), banco: cardsPoint(coup, 'banco') }
    : NOT_TOLD

/**
 * S.76, S.119: a side names its point. The cards speak: a wrong one is put right. A banker who names any point but
 * baccara may not draw any more, unless the rule has that banker draw (cf42).
 */
const namePoint = command({
  schema: ofTable.extend({ side: z.enum(SIDES), point: Point }),
  may: EMPLOYEE,
  decide(evening, { table: id, side, point }): Decision<CoupEvent> {
    const table = inPlay(evening, id, ['shown'])
    if (isRefused(table)) return table
    const { coup } = table
    if (side === 'punta' && toDraw(coup) !== null) return refuse('S.11b', 'bank-first')
    const isDrawing = side === 'banco' && toDraw(coup) !== null && coup.bancoWord === null
    return happens(
      ...withSequel(coup, id, evening.settings, {
        type: 'pointNamed',
        table: id,
        side,
        point,
        right: cardsPoint(coup, side),
        endsDraw: isDrawing && point !== 0 && !coup.regime.bancoByRule,
      }),
    )
  },
  offeredFrom: onceShown,
  candidates: (evening, by) =>
    tablesWithCoup(evening, by).flatMap(({ id: table }) =>
      SIDES.flatMap((side) => POINTS.map((point) => ({ table, side, point }))),
    ),
})

/** S.122, S.125: at the end, and not before, the punter lays the cards open: two cards, or their point as told. */
const showPunta = command({
  schema: ofTable.extend({
    cards: FirstCards.default([]),
    point: Point.nullable().default(null),
  }),
  may: EMPLOYEE,
  decide(evening, { table: id, cards: names, point: told }): Decision<CoupEvent> {
    const table = inPlay(evening, id, ['dealt', 'spoken', 'shown'])
    if (isRefused(table)) return table
    const { coup } = table
    if (firstPoint(coup, 'punta') !== null) return refuse('S.125', 'already-open')
    if (coup.phase !== 'shown') return refuse('S.122', 'keeps-covered')
    if (toDraw(coup) !== null) return refuse('S.11b', 'bank-first')
    const cards = cardsNamed(names)
    const point = cards.length === 2 ? pointOf(cards) : told
    if (point === null) return refuse('S.125', 'point-missing')
    const wrong = falseDraw(coup, point)
    if (wrong) return wrong
    return happens(
      ...withSequel(coup, id, evening.settings, {
        type: 'puntaShown',
        table: id,
        cards,
        point: cards.length === 2 ? null : point,
      }),
    )
  },
  offeredFrom: onceShown,
  candidates: (evening, by) =>
    tablesWithCoup(evening, by).flatMap(({ id: table }) =>
      POINTS.map((point) => ({ table, cards: [], point })),
    ),
})

/** Both final points as people told them, where cards are not entered; the cards speak against a wrong one. */
const tellPoints = command({
  schema: ofTable.extend({ punta: Point, banco: Point }),
  may: EMPLOYEE,
  decide(evening, { table: id, punta, banco }): Decision<CoupEvent> {
    const table = inPlay(evening, id, ['dealt', 'spoken', 'shown'])
    if (isRefused(table)) return table
    const { coup } = table
    if (coup.asking) return refuse('S.11a', 'still-asked')
    const cards = spoken(coup)
    if (cards.banco !== null && cards.banco !== banco)
      return refuse('S.76', 'cards-speak', { point: cards.banco })
    if (cards.punta !== null && cards.punta !== punta)
      return refuse('S.119', 'cards-speak', { point: cards.punta })
    return happens(
      ...withSequel(coup, id, evening.settings, { type: 'pointsTold', table: id, punta, banco }),
    )
  },
  offeredFrom: onceDealt,
  candidates: (evening, by) =>
    tablesWithCoup(evening, by).map(({ id: table, coup }) => {
      const { punta, banco } = spoken(coup)
      return { table, punta: punta ?? 0, banco: banco ?? 0 }
    }),
  bounds: (evening, { table }) => {
    const { coup } = tableAt(evening, table)
    const { punta, banco } = coup ? spoken(coup) : NOT_TOLD
    const range = (point: number | null) => ({ min: point ?? 0, max: point ?? 9, step: 1 })
    return { punta: range(punta), banco: range(banco) }
  },
})

/** The result as the table has seen it, where neither cards nor points are entered (V.values). */
const enterResult = command({
  schema: ofTable.extend({ result: z.enum(PLAYED) }),
  may: EMPLOYEE,
  decide(evening, { table: id, result }): Decision<CoupEvent> {
    const table = inPlay(evening, id, ['dealt', 'spoken', 'shown'])
    if (isRefused(table)) return table
    const { coup } = table
    if (coup.asking) return refuse('S.11a', 'still-asked')
    const known = toDraw(coup) === null ? resultOf(coup) : null
    if (known && known.result !== result) return refuse('V.values', 'cards-decide')
    return happens({ type: 'coupDecided', table: id, result, by: null })
  },
  offeredFrom: onceDealt,
  candidates: (evening, by) =>
    tablesWithCoup(evening, by).flatMap(({ id: table }) =>
      PLAYED.map((result) => ({ table, result })),
    ),
})

export const pointCommands = { namePoint, showPunta, tellPoints, enterResult }
