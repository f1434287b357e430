import { bancoMust } from '@/rules/chemin-de-fer/07-coup/moved'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { cardValue, isNatural, pointOf } from '@/rules/chemin-de-fer/play/points'
import { firstPoint, toDraw } from '@/rules/chemin-de-fer/play/result'
import type { Coup, Side } from '@/rules/chemin-de-fer/state/coup'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { type Card, cardName } from '@/rules/kernel/cards'
import { tavolo } from '../actors'
import { type Random, randomFrom } from '../random'
import { type Chosen, chosen } from './chosen'

/** How much of its cards the table enters. */
type Entering = 'cards' | 'points' | 'result' | 'nothing'

/** The cards of a coup, which only its serial decides, and how much of them is entered. */
interface Hands {
  punta: readonly [Card, Card]
  banco: readonly [Card, Card]
  thirds: Readonly<Record<Side, Card>>
  entering: Entering
}

const ENTERING = ['cards', 'cards', 'cards', 'points', 'points', 'result', 'nothing'] as const

const anyCard = (random: Random): Card => random.below(52)

function handsOf({ number, id }: Table, { serial }: Coup, openedAt: number): Hands {
  const random = randomFrom(serial * 7 + number + id.length + (openedAt % 1_000_003))
  return {
    punta: [anyCard(random), anyCard(random)],
    banco: [anyCard(random), anyCard(random)],
    thirds: { punta: anyCard(random), banco: anyCard(random) },
    entering: random.pick(ENTERING) ?? 'cards',
  }
}

/** The cards of a side, or the point that they make, as the table enters them. */
const told = (cards: readonly Card[], entering: Entering) =>
  entering === 'cards'
    ? { cards: cards.map(cardName), point: null }
    : { cards: [], point: entering === 'points' ? pointOf(cards) : null }

/** The next word or card of a coup that was dealt: mostly right, now and then any other. */
export function played(evening: Evening, table: Table, coup: Coup, random: Random): Chosen | null {
  const hands = handsOf(table, coup, table.openedAt)
  const tablet = tavolo(table.id)
  if (hands.entering === 'result' || random.oneIn(100)) {
    const result = random.pick(['banco', 'punta', 'tie'] as const) ?? 'tie'
    return chosen({ type: 'enterResult', table: table.id, result }, tablet)
  }
  switch (coup.phase) {
    case 'dealt':
      return puntaSpeaks(table, coup, hands, random)
    case 'spoken': {
      const point = pointOf(hands.banco)
      const laysDown = !(isNatural(point) && random.oneIn(6))
      const open = told(hands.banco, hands.entering)
      return chosen({ type: 'showBank', table: table.id, ...open, laysDown }, tablet)
    }
    default:
      return drawn(evening, table, coup, hands, random)
  }
}

function puntaSpeaks({ id: table }: Table, coup: Coup, hands: Hands, random: Random): Chosen {
  const by = tavolo(table)
  const point = firstPoint(coup, 'punta') ?? pointOf(hands.punta)
  const type = 'sayWord'
  const side = 'punta'
  if (isNatural(point) && !random.oneIn(8)) {
    const { cards } = told(hands.punta, hands.entering)
    const said = cards.length > 0 ? null : point
    return chosen({ type, table, side, word: 'natural', cards, point: said }, by)
  }
  const draws = random.oneIn(coup.faults.advice.length > 0 ? 2 : 16)
    ? random.oneIn(2)
    : point < 5 || (point === 5 && coup.regime.puntaFive === 'free')
  const word = draws ? 'carta' : 'no'
  return chosen({ type, table, side, word, cards: [], point: null }, by)
}

/** The banker has shown: thirds are drawn, and then the punta lays its cards open. */
function drawn(
  { settings }: Evening,
  { id: table }: Table,
  coup: Coup,
  hands: Hands,
  random: Random,
): Chosen {
  const by = tavolo(table)
  const side = toDraw(coup)
  if (side === 'punta') return third(table, 'punta', hands)
  if (side === 'banco') {
    if (random.oneIn(12)) {
      const point = firstPoint(coup, 'banco') ?? random.below(8)
      return chosen({ type: 'namePoint', table, side, point }, by)
    }
    const must = bancoMust(coup, settings)
    const point = firstPoint(coup, 'banco') ?? pointOf(hands.banco)
    const draws =
      must === 'free'
        ? random.oneIn(coup.faults.advice.length > 0 ? 2 : 8)
          ? random.oneIn(2)
          : point < 6
        : must === 'draws'
    if (draws) return third(table, 'banco', hands)
    return chosen({ type: 'sayWord', table, side, word: 'no', cards: [], point: null }, by)
  }
  const isOpen = hands.entering === 'cards' || hands.entering === 'points'
  if (isOpen && firstPoint(coup, 'punta') === null && !random.oneIn(8)) {
    const open = told(hands.punta, hands.entering)
    return chosen({ type: 'showPunta', table, ...open }, by)
  }
  if (random.oneIn(3)) {
    const result = random.pick(['banco', 'punta', 'tie'] as const) ?? 'tie'
    return chosen({ type: 'enterResult', table, result }, by)
  }
  if (random.oneIn(3)) {
    const named = random.pick(['banco', 'punta'] as const) ?? 'banco'
    return chosen({ type: 'namePoint', table, side: named, point: random.below(10) }, by)
  }
  return chosen({ type: 'tellPoints', table, punta: random.below(10), banco: random.below(10) }, by)
}

function third(table: Table['id'], side: Side, { thirds, entering }: Hands): Chosen {
  const card = entering === 'cards' ? cardName(thirds[side]) : null
  const value = entering === 'points' ? cardValue(thirds[side]) : null
  return chosen({ type: 'drawThird', table, side, card, value }, tavolo(table))
}
