import { type Card, cardName } from '@/rules/kernel/cards'
import { asChips, type Chips, greater } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { DRAW_ERRORS } from '@/rules/poker/09-draw/section'
import type { PokerCommand } from '@/rules/poker/decider'
import { handIn, playersIn, showOrder } from '@/rules/poker/giro/turn'
import { mayKeepOrWithdraw } from '@/rules/poker/play/early'
import { mayBeHonoured } from '@/rules/poker/play/opening-honour'
import { HONOURS } from '@/rules/poker/state/colpo'
import type { TableId } from '@/rules/poker/state/ids'
import { MULTIPLES, type Multiple, type Play } from '@/rules/poker/state/play'
import type { Table } from '@/rules/poker/state/table'
import { SOMEBODY, segretario, socio, tavolo } from '../actors'
import type { Random } from '../random'
import { type Chosen, chosen } from './chosen'

const MULTIPLE_NAMES = Object.keys(MULTIPLES) as Multiple[]

/** The next announcement at a table that records each move: mostly a valid one, now and then not. */
export function anyMove(table: Table, play: Play, random: Random): Chosen {
  const { id } = table
  const [asked] = play.answering
  if (asked !== undefined) {
    const said = { type: 'answerOpening' as const, table: id, member: asked }
    const holds = random.oneIn(2)
    if (!holds || !random.oneIn(3)) return chosen({ ...said, holds }, socio(asked))
    const cards = ['Kc', 'Kq', ...(random.oneIn(2) ? ['Kp'] : [])]
    return chosen({ ...said, holds, cards }, socio(asked))
  }
  if (random.oneIn(40)) return second(table, play, random)
  const mayLayDown = play.phase === 'draw' || play.phase === 'arrival'
  if (table.affranchi.length > 0 && mayLayDown && play.raises === 0 && random.oneIn(6))
    return chosen({ type: 'layDown', table: id }, tavolo(id))
  const out = random.oneIn(24)
  const member = (out ? random.pick(play.giro) : play.speaker) ?? play.speaker
  if (member === null) return unspoken(table, play, random)
  const by = random.oneIn(2) ? socio(member) : tavolo(id)
  if (member === play.speaker && mayKeepOrWithdraw(play, member)) {
    const type = random.oneIn(2) ? 'keepEarly' : 'withdrawEarly'
    return chosen({ type, table: id, member }, by)
  }
  return chosen(spoken(table, play, member, random), by)
}

function spoken({ id: table }: Table, play: Play, member: MemberId, random: Random): PokerCommand {
  switch (play.phase) {
    case 'opening': {
      if (random.below(10) < 6) return { type: 'passOpening', table, member }
      const chips = random.oneIn(3) ? null : amount(play, member, random)
      return { type: 'open', table, member, chips }
    }
    case 'entry':
      return answer(table, play, member, random)
    case 'draw': {
      if (random.oneIn(12)) return wordAtDraw(table, play, member, random)
      const cards = random.below(random.oneIn(4) ? 6 : 4)
      return { type: 'askCards', table, member, cards }
    }
    case 'arrival':
      if (play.bet > 0) return answer(table, play, member, random)
      if (random.below(10) < 6) return { type: 'sayParol', table, member }
      return { type: 'bet', table, member, chips: amount(play, member, random) }
    case 'showdown':
      return { type: 'fold', table, member }
  }
}

/** XI.1: a word for after the draw, too early. */
function wordAtDraw(table: TableId, play: Play, member: MemberId, random: Random): PokerCommand {
  if (random.oneIn(2)) return { type: 'sayParol', table, member }
  return { type: 'bet', table, member, chips: amount(play, member, random) }
}

function answer(table: TableId, play: Play, member: MemberId, random: Random): PokerCommand {
  const dice = random.below(20)
  if (dice < 9) return { type: 'accept', table, member }
  if (dice < 16 || play.raises > 3) return { type: 'fold', table, member }
  const by = random.oneIn(2)
    ? (random.pick(MULTIPLE_NAMES) ?? 'doppio')
    : greater(asChips(1), amount(play, member, random))
  return { type: 'raise', table, member, by, tris: random.oneIn(3) }
}

/** An amount between the minimum and the player's whole resto; rarely outside the limits. */
function amount(play: Play, member: MemberId, random: Random): Chips {
  const hand = handIn(play, member)
  const room = hand ? hand.round + hand.limit - hand.put : 1
  if (random.oneIn(12)) return asChips(Math.max(1, room))
  if (random.oneIn(12)) return asChips(1 + random.below(2 * room + 2))
  return asChips(Math.max(1, Math.min(room, play.bet + play.cip + random.below(play.pot + 1))))
}

interface Saying {
  table: TableId
  play: Play
  /** The member concerned, where anybody is possible. */
  member: MemberId
  random: Random
}

const ERRORS = [...DRAW_ERRORS, 'face-up', 'masked', 'masked'] as const

/** Announcements out of turn, taken back, contested or reported. */
const SECOND: readonly ((of: Saying) => PokerCommand)[] = [
  ({ table }) => ({ type: 'undoMove', table, why: '' }),
  ({ table, member }) => ({ type: 'changeMind', table, member }),
  ({ table, play, member, random }) => {
    const leaves = random.oneIn(2)
    const raisers = play.moves.flatMap((move) => (move.kind === 'raise' ? [move.member] : []))
    return { type: 'contestRaise', table, member: random.pick(raisers) ?? member, leaves }
  },
  declaredWrong,
  declaredWrong,
  ({ table, member, random }) => ({
    type: 'correctCards',
    table,
    member,
    cards: random.below(6),
  }),
  ({ table, member, random }) => {
    const error = random.pick(ERRORS) ?? 'face-up'
    return { type: 'reportDrawError', table, member, error }
  },
  ({ table, member }) => ({ type: 'reportDrawError', table, member, error: 'face-up' }),
  ({ table }) => ({ type: 'reportWrongCount', table }),
  ({ table, member, random }) => {
    const chips = asChips(1 + random.below(3))
    return { type: 'answerForChange', table, member, chips, named: null }
  },
  ({ table, play, member, random }) => {
    const named = random.pick(play.giro) ?? null
    return { type: 'answerForChange', table, member, chips: asChips(1), named }
  },
  ({ table }) => ({ type: 'agreePartito', table }),
  ({ table }) => ({ type: 'layDown', table }),
  ({ table, random }) => {
    const provision = random.pick(['V.6', 'V.8', 'X.2']) ?? 'V.6'
    return { type: 'annul', table, provision, why: '' }
  },
  ({ table, member }) => ({ type: 'withdrawForPack', table, member, because: 'quadriglia' }),
]

function declaredWrong({ table, play, member }: Saying): PokerCommand {
  return { type: 'declareWrongOpening', table, member: play.opener ?? member }
}

function second({ id: table }: Table, play: Play, random: Random): Chosen {
  const said = random.pick(SECOND) ?? declaredWrong
  const member = random.pick(play.giro) ?? SOMEBODY
  const by = random.oneIn(2) ? tavolo(table) : segretario
  return chosen(said({ table, play, member, random }), by)
}

/** Nobody is to speak: players take the second cards, or show their hands and their opening. */
function unspoken(table: Table, play: Play, random: Random): Chosen {
  const { id } = table
  const tablet = tavolo(id)
  if (play.secondTake === 'due') return chosen({ type: 'giveSecondTake', table: id }, tablet)
  const opener = play.opener ?? SOMEBODY
  const [next] = showOrder(play).filter((member) => handIn(play, member)?.shown === null)
  if (play.openingHeld === null && (next === undefined || random.oneIn(2))) {
    const held = !random.oneIn(6)
    const excused = !held && random.oneIn(3)
    const said = { type: 'showOpening' as const, table: id, member: opener, held, excused }
    const honour = mayBeHonoured(table, play) && random.oneIn(4) ? random.pick(HONOURS) : undefined
    return chosen(honour === undefined ? said : { ...said, honour }, tablet)
  }
  if (next === undefined || random.oneIn(12)) return judged(table, play, random)
  if (random.oneIn(12)) return chosen({ type: 'concede', table: id, member: next }, socio(next))
  if (random.oneIn(4)) return chosen({ type: 'muckHand', table: id, member: next }, socio(next))
  const cards = random.oneIn(5) ? [] : handOf(table, play, next, random)
  const said = { type: 'showHand' as const, table: id, member: next, cards }
  const [first] = cards
  if (first === undefined || !random.oneIn(20)) return chosen(said, tablet)
  const twice = [...cards.slice(0, -1), first]
  return chosen({ ...said, cards: twice, twins: true }, tablet)
}

function judged({ id }: Table, play: Play, random: Random): Chosen {
  const left = playersIn(play).filter(
    (member) => random.oneIn(12) || handIn(play, member)?.shown?.how !== 'mucked',
  )
  const [first = SOMEBODY, ...others] = random.oneIn(2) ? left : left.toReversed()
  const ranking = random.oneIn(3)
    ? [[first, ...others]]
    : [[first], ...others.map((member) => [member])]
  const honours = random.oneIn(6)
    ? [{ member: first, honour: 'poker' as const, unopposed: others.length === 0 }]
    : []
  return chosen({ type: 'judgeColpo', table: id, ranking, honours }, tavolo(id))
}

/** Five cards of the pack in use that nobody has shown; now and then a poker. */
function handOf(table: Table, play: Play, member: MemberId, random: Random): string[] {
  const first = ((table.colpo?.lowest ?? 6) - 2) * 4
  const seen: Card[] = []
  for (const { shown } of play.hands) seen.push(...(shown?.cards ?? []))
  const wanted = handIn(play, member)?.count ?? 5
  const cards: Card[] = []
  const value = random.oneIn(8) ? random.below((52 - first) / 4) : null
  for (let suit = 0; value !== null && suit < 4 && cards.length < wanted; suit++)
    take(first + value * 4 + suit, cards, seen)
  while (cards.length < wanted) take(first + random.below(52 - first), cards, seen)
  return cards.map(cardName)
}

function take(card: Card, cards: Card[], seen: Card[]): void {
  if (seen.includes(card)) return
  cards.push(card)
  seen.push(card)
}
