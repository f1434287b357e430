import { z } from 'zod'
import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { cheminArticle } from '../article'
import { onceDealt, onceSpoken } from '../frame/offered'
import { EMPLOYEE } from '../frame/roles'
import { waitingCard } from '../mano/detached'
import { CardName, cardsNamed, Point } from '../play/card-name'
import { cardValue, isNatural } from '../play/points'
import { firstPoint, hasNatural, toDraw } from '../play/result'
import { refuse } from '../refuse'
import { changedCoup } from '../state/changed'
import { type Coup, SIDES, type Third } from '../state/coup'
import type { Evening } from '../state/evening'
import { ofTable } from '../state/forms'
import type { CoupEvent } from './events'
import { inPlay, tablesWithCoup } from './in-play'
import { bancoMust, withSequel } from './moved'
import { FirstCards } from './word'

const { command } = cheminArticle<CoupEvent>()

const POINTS = Array.from({ length: 10 }, (_, point) => point)

/**
 * S.11b, S.73: the banker lays the cards open: two cards, or their point as told, or neither. A natural is laid down
 * unless a free banker offers a card with it, and so loses it (S.75).
 */
const showBank = command({
  schema: ofTable.extend({
    cards: FirstCards.default([]),
    point: Point.nullable().default(null),
    laysDown: z.boolean().default(true),
  }),
  may: EMPLOYEE,
  decide(evening, { table: id, cards: names, point: told, laysDown }): Decision<CoupEvent> {
    const table = inPlay(evening, id, ['dealt', 'spoken'])
    if (isRefused(table)) return table
    const { coup } = table
    if (coup.phase === 'dealt') return refuse('S.11b', 'punta-speaks-first')
    const cards = names.length > 0 ? cardsNamed(names) : coup.banco.slice(0, 2)
    // A point that an error fixed counts instead of what the cards make (S.66, S.67).
    const firsts = { punta: coup.firsts.punta, banco: told }
    const point = firstPoint(changedCoup(coup, { banco: cards, firsts }), 'banco')
    const natural = point !== null && isNatural(point)
    if (!laysDown && !natural) return refuse('S.12', 'no-natural', { point: point ?? '—' })
    if (!laysDown && coup.regime.bancoByRule)
      return refuse('S.113c', 'must-lay-down', { point: point ?? '—' })
    return happens(
      ...withSequel(coup, id, evening.settings, {
        type: 'bankShown',
        table: id,
        cards,
        point: cards.length === 2 ? null : told,
        word: natural && laysDown ? 'natural' : null,
      }),
    )
  },
  offeredFrom: onceSpoken,
  candidates: (evening, by) =>
    tablesWithCoup(evening, by).flatMap(({ id: table }) => [
      { table, cards: [], point: null, laysDown: true },
      ...POINTS.map((point) => ({ table, cards: [], point, laysDown: true })),
      ...[8, 9].map((point) => ({ table, cards: [], point, laysDown: false })),
    ]),
})

/** Refuses a third card: after a natural (cf38), of the punta without its word, of the banker against the rule. */
function drawRefusal(evening: Evening, coup: Coup, side: (typeof SIDES)[number]) {
  if (coup.phase !== 'shown') return refuse('S.11b', 'bank-not-open')
  if (hasNatural(coup, 'punta') || hasNatural(coup, 'banco')) return refuse('S.12', 'natural-bars')
  if (coup.thirds[side] !== null) return refuse('S.11b', 'card-drawn')
  if (side === 'punta') return coup.puntaWord === 'carta' ? null : refuse('S.13', 'no-card-asked')
  if (toDraw(coup) === 'punta') return refuse('S.11b', 'punta-draws-first')
  const point = firstPoint(coup, 'banco')
  if (point !== null && bancoMust(coup, evening.settings) === 'stands')
    return refuse('S.113c', 'must-stand', { point })
  return coup.bancoWord === 'no' ? refuse('S.76', 'draw-over') : null
}

/**
 * A third card as it is told, or as the one that waits where a coup was restored; null when it is told to be another.
 * Source: S.111, cf59.
 */
function asItLies(coup: Coup, told: Third): Third | null {
  const waits = waitingCard(coup)
  const known = waits && valueIn({ card: waits.card, value: waits.value ?? null })
  if (!waits || known === null) return told
  const said = valueIn(told)
  if (said !== null && said !== known) return null
  const card = waits.card ?? told.card
  if (told.card !== null && told.card !== card) return null
  return { card, value: card === null ? known : null }
}

const valueIn = ({ card, value }: Third): number | null => (card === null ? value : cardValue(card))

/** S.11b: a third card, open: the card, or its value, or neither; the punta's before the bank's. */
const drawThird = command({
  schema: ofTable.extend({
    side: z.enum(SIDES),
    card: CardName.nullable().default(null),
    value: Point.nullable().default(null),
  }),
  may: EMPLOYEE,
  decide(evening, { table: id, side, card: name, value }): Decision<CoupEvent> {
    const table = inPlay(evening, id, ['dealt', 'spoken', 'shown'])
    if (isRefused(table)) return table
    const wrong = drawRefusal(evening, table.coup, side)
    if (wrong) return wrong
    const [card = null] = name === null ? [] : cardsNamed([name])
    const third = asItLies(table.coup, { card, value: card === null ? value : null })
    if (!third) return refuse('S.111', 'other-card-waits')
    return happens(
      ...withSequel(table.coup, id, evening.settings, {
        type: 'thirdDrawn',
        table: id,
        side,
        ...third,
      }),
    )
  },
  offeredFrom: onceDealt,
  candidates: (evening, by) =>
    tablesWithCoup(evening, by).flatMap(({ id: table }) =>
      SIDES.flatMap((side) =>
        [null, ...POINTS].map((value) => ({ table, side, card: null, value })),
      ),
    ),
})

export const bankCommands = { showBank, drawThird }
