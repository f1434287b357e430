import type { Card } from '../../kernel/cards'
import { withoutWaiting } from '../mano/detached'
import { isBaccaraPoint } from '../play/points'
import { firstPoint, resultOf, thirdValue, toDraw } from '../play/result'
import { bancoDraws, type Given } from '../play/table'
import type { Settings } from '../settings'
import { changedCoup, withSide } from '../state/changed'
import type { Coup, Side } from '../state/coup'
import type { TableId } from '../state/ids'
import type { Open, PlayEvent } from './events'

type Moves = {
  readonly [K in PlayEvent['type']]: (
    coup: Coup,
    event: Extract<PlayEvent, { type: K }>,
  ) => Partial<Coup>
}

/** The fields of a coup that each of its moves changes. */
export const MOVES: Moves = {
  cardsDealt: (_coup, { regime }) => ({ phase: 'dealt', regime }),
  wordSaid: (coup, { side, word, cards, point }) =>
    side === 'banco'
      ? { bancoWord: word }
      : {
          phase: 'spoken',
          puntaWord: word,
          puntaWords: [...coup.puntaWords, word],
          ...opened(coup, 'punta', { cards, point }),
        },
  wordChanged: (coup, { word, given }) => ({
    puntaWord: given === null ? word : given ? 'carta' : 'no',
    puntaWords: [...coup.puntaWords, word],
    // A banker who had stood looks again at a punta that now has a card.
    ...(given === null ? {} : { bancoWord: null }),
  }),
  bankShown: (coup, { cards, point, word }) => ({
    phase: 'shown',
    // S.69: an unasked card that came before is the banker's, whatever they have.
    bancoWord: coup.thirds.banco ? 'carta' : word,
    ...opened(coup, 'banco', { cards, point }),
  }),
  thirdDrawn: (coup, { side, card, value }) => {
    const drawn: Partial<Coup> = {
      thirds: withSide(coup.thirds, side, { card, value }),
      points: withSide(coup.points, side, null),
      surplus: withoutWaiting(coup),
    }
    const word: Partial<Coup> = side === 'banco' ? { bancoWord: 'carta' } : {}
    return Object.assign(drawn, word, withThird(side, coup[side], card))
  },
  pointNamed: (coup, { side, point, right, endsDraw }) => ({
    points: withSide(coup.points, side, right ?? point),
    ...(endsDraw ? { bancoWord: 'no' as const } : {}),
  }),
  puntaShown: (coup, { cards, point }) => opened(coup, 'punta', { cards, point }),
  pointsTold: (_coup, { punta, banco }) => ({ points: { punta, banco } }),
  coupDecided: (_coup, { result, by }) => ({ phase: 'decided', result, resultBy: by }),
}

/** The fields of a coup that one of its moves changes. */
export function movedIn(coup: Coup, event: PlayEvent): Partial<Coup> {
  const move: (coup: Coup, event: never) => Partial<Coup> = MOVES[event.type]
  return move(coup, event as never)
}

/** The coup after one of its moves. */
const coupAfter = (coup: Coup, event: PlayEvent): Coup => changedCoup(coup, movedIn(coup, event))

/** A side's first cards laid open, or their point as told. */
const opened = (coup: Coup, side: Side, { cards, point }: Open): Partial<Coup> =>
  cards.length > 0
    ? withThird(side, cards, coup.thirds[side]?.card ?? null)
    : { firsts: withSide(coup.firsts, side, point) }

/** A side's cards, its third behind the two first ones; kept apart while those are covered. */
const withThird = (side: Side, cards: readonly Card[], third: Card | null): Partial<Coup> => {
  const firsts = cards.slice(0, 2)
  const all = third === null || firsts.length < 2 ? firsts : [...firsts, third]
  return side === 'punta' ? { punta: all } : { banco: all }
}

/** The card given to the punta, by its value, or a "no"; null where it is not known. */
const givenTo = (coup: Coup): Given | null =>
  coup.puntaWord === 'no' ? 'no' : thirdValue(coup, 'punta')

/** S.64: the punta's third card fell into the basket, and the banker may draw with less than 7. */
const isDropped = ({ faults }: Coup): boolean =>
  faults.fixed.some(({ provision }) => provision === 'S.64')

/**
 * The banker's draw as the rule or baccara has it; free where nothing binds, and where a point or a card is not entered.
 */
export function bancoMust(coup: Coup, settings: Settings): ReturnType<typeof bancoDraws> {
  const point = firstPoint(coup, 'banco')
  const given = givenTo(coup)
  if (point === null) return 'free'
  if (isDropped(coup) && point >= 7) return 'stands'
  if (given === null) return isBaccaraPoint(point) ? 'draws' : 'free'
  return bancoDraws(point, given, settings, coup.regime)
}

/**
 * A move with those that follow by themselves: a banker whom the rule has stand says no word, and a coup with both
 * points known is decided. Source: S.113c, V.values.
 */
export function withSequel(
  coup: Coup,
  table: TableId,
  settings: Settings,
  move: PlayEvent,
): readonly PlayEvent[] {
  const events: PlayEvent[] = [move]
  let next = coupAfter(coup, move)
  const isShown = next.phase === 'shown'
  if (isShown && toDraw(next) === 'banco' && bancoMust(next, settings) === 'stands') {
    const stands = { type: 'wordSaid', table, side: 'banco', word: 'no' } as const
    const said: PlayEvent = { ...stands, cards: [], point: null }
    events.push(said)
    next = coupAfter(next, said)
  }
  const isTold = move.type === 'pointsTold'
  const outcome = isTold || (isShown && toDraw(next) === null) ? resultOf(next) : null
  if (outcome) events.push({ type: 'coupDecided', table, ...outcome })
  return events
}
