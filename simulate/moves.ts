import { type Card, cardName } from '@/rules/cards'
import type { PokerCommand } from '@/rules/poker/decider'
import { isHisChoice } from '@/rules/poker/play/early'
import { playersIn, showOrder } from '@/rules/poker/play/turn'
import { MULTIPLES, type Multiple, type Play } from '@/rules/poker/state/play'
import type { Table } from '@/rules/poker/state/table'
import { type Chosen, chosen, segretario, socio, tavolo } from './chosen'
import type { Random } from './random'

const MULTIPLE_NAMES = Object.keys(MULTIPLES) as Multiple[]

/** The next word at a table kept move by move: mostly what may be said, now and then not. */
export function anyMove(table: Table, play: Play, random: Random): Chosen {
  const [asked] = play.answering
  const at = { table: table.id }
  if (asked !== undefined) {
    return chosen(
      { type: 'answerOpening', ...at, member: asked, holds: random.oneIn(2) },
      socio(asked),
    )
  }
  if (random.oneIn(40)) return second(table, play, random)
  if (table.affranchi.length > 0 && play.opener !== null && play.raises === 0 && random.oneIn(6))
    return chosen({ type: 'layDown', ...at }, tavolo(table.id))
  const out = random.oneIn(24)
  const member = (out ? random.pick(play.giro) : play.speaker) ?? play.speaker
  if (member === null) return unspoken(table, play, random)
  const by = random.oneIn(2) ? socio(member) : tavolo(table.id)
  if (member === play.speaker && isHisChoice(play, member)) {
    return chosen({ type: random.oneIn(2) ? 'keepEarly' : 'withdrawEarly', ...at, member }, by)
  }
  return chosen(spoken(table, play, member, random), by)
}

function spoken(table: Table, play: Play, member: string, random: Random): PokerCommand {
  const of = { table: table.id, member }
  switch (play.phase) {
    case 'opening':
      if (random.below(10) < 6) return { type: 'passOpening', ...of }
      return { type: 'open', ...of, chips: random.oneIn(3) ? null : amount(play, member, random) }
    case 'entry':
      return answer(play, member, of, random)
    case 'draw':
      return { type: 'askCards', ...of, cards: random.below(random.oneIn(4) ? 6 : 4) }
    case 'arrival':
      if (play.bet > 0) return answer(play, member, of, random)
      if (random.below(10) < 6) return { type: 'sayParol', ...of }
      return { type: 'bet', ...of, chips: amount(play, member, random) }
    case 'showdown':
      return { type: 'fold', ...of }
  }
}

function answer(
  play: Play,
  member: string,
  of: { table: string; member: string },
  random: Random,
): PokerCommand {
  const dice = random.below(20)
  if (dice < 9) return { type: 'accept', ...of }
  if (dice < 16 || play.raises > 3) return { type: 'fold', ...of }
  const by = random.oneIn(2)
    ? (random.pick(MULTIPLE_NAMES) ?? 'doppio')
    : Math.max(1, amount(play, member, random))
  return { type: 'raise', ...of, by, tris: random.oneIn(3) }
}

/** Something between the least and all he has; rarely less or more than he may. */
function amount(play: Play, member: string, random: Random): number {
  const hand = play.hands[member]
  const room = hand ? hand.round + hand.limit - hand.put : 1
  if (random.oneIn(12)) return Math.max(1, room)
  if (random.oneIn(12)) return 1 + random.below(2 * room + 2)
  return Math.max(1, Math.min(room, play.bet + play.cip + random.below(play.pot + 1)))
}

/** What is said out of turn, taken back, contested or reported. */
function second(table: Table, play: Play, random: Random): Chosen {
  const at = { table: table.id }
  const member = random.pick(play.giro) ?? ''
  const of = { ...at, member }
  const opener = { ...at, member: play.opener ?? member }
  const raiser = { ...at, member: play.lastRaiser ?? member }
  const error = random.pick(['too-many-cards', 'looked-first', 'too-few-cards', 'face-up'] as const)
  const words: readonly PokerCommand[] = [
    { type: 'undoMove', ...at, why: '' },
    { type: 'changeMind', ...of },
    { type: 'contestRaise', ...raiser, leaves: random.oneIn(2) },
    { type: 'declareWrongOpening', ...opener },
    { type: 'declareWrongOpening', ...opener },
    { type: 'correctCards', ...of, cards: random.below(6) },
    { type: 'reportDrawError', ...of, error: error ?? 'face-up' },
    { type: 'reportDrawError', ...of, error: 'face-up' },
    { type: 'reportWrongCount', ...at },
    { type: 'answerForChange', ...of, chips: 1 + random.below(3), named: null },
    { type: 'answerForChange', ...of, chips: 1, named: random.pick(play.giro) ?? null },
    { type: 'agreePartito', ...at },
    { type: 'layDown', ...at },
    { type: 'annul', ...at, provision: random.pick(['V.6', 'V.8', 'X.2']) ?? 'V.6', why: '' },
    { type: 'withdrawForPack', ...of, because: 'X.3' } as unknown as PokerCommand,
  ]
  const by = random.oneIn(2) ? tavolo(table.id) : segretario
  return chosen(random.pick(words) ?? { type: 'undoMove', ...at, why: '' }, by)
}

/** Nobody has the word: the second take, the hands and the opening are to be shown. */
function unspoken(table: Table, play: Play, random: Random): Chosen {
  const at = { table: table.id }
  const tablet = tavolo(table.id)
  if (play.secondTake === 'due') return chosen({ type: 'giveSecondTake', ...at }, tablet)
  const opener = play.opener ?? ''
  const [next] = showOrder(play).filter((member) => play.hands[member]?.shown === null)
  if (play.openingHeld === null && (next === undefined || random.oneIn(2))) {
    const held = !random.oneIn(6)
    const excused = !held && random.oneIn(3)
    return chosen({ type: 'showOpening', ...at, member: opener, held, excused }, tablet)
  }
  if (next === undefined || random.oneIn(12)) return judged(table, play, random)
  if (random.oneIn(4)) return chosen({ type: 'muckHand', ...at, member: next }, socio(next))
  const cards = random.oneIn(5) ? [] : handOf(table, play, next, random)
  return chosen({ type: 'showHand', ...at, member: next, cards }, tablet)
}

function judged(table: Table, play: Play, random: Random): Chosen {
  const left = playersIn(play).filter(
    (member) => random.oneIn(12) || play.hands[member]?.shown?.how !== 'mucked',
  )
  const [first = 'm1', ...others] = random.oneIn(2) ? left : left.toReversed()
  const ranking = random.oneIn(3)
    ? [[first, ...others]]
    : [[first], ...others.map((member) => [member])]
  const honours = random.oneIn(6)
    ? [{ member: first, honour: 'poker' as const, unopposed: others.length === 0 }]
    : []
  return chosen({ type: 'judgeColpo', table: table.id, ranking, honours }, tavolo(table.id))
}

/** Five cards of the pack in use that nobody has shown; now and then a poker. */
function handOf(table: Table, play: Play, member: string, random: Random): string[] {
  const first = ((table.colpo?.lowest ?? 6) - 2) * 4
  const seen = new Set<Card>(playersIn(play).flatMap((of) => play.hands[of]?.shown?.cards ?? []))
  const wanted = play.hands[member]?.count ?? 5
  const cards: Card[] = []
  const take = (card: Card) => {
    if (!seen.has(card) && cards.length < wanted) cards.push(card)
    seen.add(card)
  }
  if (random.oneIn(8)) {
    const value = random.below((52 - first) / 4)
    for (const suit of [0, 1, 2, 3]) take(first + value * 4 + suit)
  }
  while (cards.length < wanted) take(first + random.below(52 - first))
  return cards.map(cardName)
}
