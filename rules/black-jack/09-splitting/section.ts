import { z } from 'zod'
import { BOOK } from '../../banked/accounts'
import { ofTable } from '../../banked/forms'
import { tableAt } from '../../banked/frame/at-table'
import { PLAYER } from '../../banked/frame/roles'
import type { Rank } from '../../kernel/cards'
import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { blackJackArticle } from '../article'
import { addedTo, askedOf, askedOn, cannotAdd, lyingOf, waitingInReach } from '../play/adding'
import { worthOfCard } from '../play/points'
import { joinsAway, speakingFor, speaksAway, wordsInReach } from '../play/word'
import { refuse } from '../refuse'
import { CasellaNumber, Player } from '../state/forms'
import { evolveSplitting, type SplitEvent } from './events'
import { SPLITTING_REFUSALS } from './refusals'

const { article, command } = blackJackArticle<SplitEvent>()

/** The titolare splits two cards of one value, each the first of a mano. Source: B.11.1, B1.split.1 to B1.split.3, D2. */
const split = command({
  schema: ofTable.extend({ casella: CasellaNumber, player: Player }),
  may: PLAYER,
  refuseStale: true,
  decide(evening, payload, { by }): Decision<SplitEvent> {
    const { table: id, casella: number, player } = payload
    const table = tableAt(evening, id)
    const speaks = speakingFor(evening, table, payload, by)
    if (isRefused(speaks)) return speaks
    const { casella, hand, at } = speaks
    if (speaksAway(evening, table, player)) return refuse('B.5.1', 'only-no-for-away')
    if (!isPair(hand.cards)) return refuse('B.11.1', 'no-pair')
    const { splits } = table.settings
    if (casella.hands.length > splits) return refuse('B1.split.2', 'split-before', { splits })
    const chips = lyingOf(casella, at.hand, player)
    const refused = cannotAdd(evening, id, player, chips)
    if (refused) return refused
    return happens({
      type: 'handSplit',
      table: id,
      book: BOOK,
      casella: number,
      hand: at.hand,
      player,
      chips,
      asked: askedOn(casella, at.hand),
      transfers: addedTo(id, number, player, chips),
    })
  },
  candidates: wordsInReach,
})

/** A companion's answers to a split: an equal puntata, or one of the two cards. */
const SPLIT_ANSWERS = ['joins', 'first', 'second'] as const

/** A companion joins the split, or chooses the card with which their puntata goes on. Source: B1.split.5, D8. */
const answerSplit = command({
  schema: ofTable.extend({ player: Player, answer: z.enum(SPLIT_ANSWERS) }),
  may: PLAYER,
  decide(evening, { table: id, player, answer }, { by }): Decision<SplitEvent> {
    const table = tableAt(evening, id)
    const asked = askedOf(table, 'split', player)
    if (isRefused(asked)) return asked
    const away = answer === 'first' ? null : joinsAway(evening, table, player, by)
    if (away) return away
    const { asking, casella } = asked
    const at = { table: id, casella: casella.number, hand: asking.hand, player }
    if (answer !== 'joins')
      return happens({ type: 'companionChose', ...at, card: answer === 'first' ? 1 : 2 })
    const chips = lyingOf(casella, asking.hand, player)
    const refused = cannotAdd(evening, id, player, chips)
    if (refused) return refused
    const transfers = addedTo(id, casella.number, player, chips)
    return happens({ type: 'companionSplit', book: BOOK, ...at, chips, transfers })
  },
  candidates: (evening, by) =>
    waitingInReach(evening, by, 'split').flatMap((at) =>
      SPLIT_ANSWERS.map((answer) => ({ ...at, answer })),
    ),
})

/** Section 9: splitting. */
export const splitting = article({
  id: '9',
  commands: { split, answerSplit },
  refusals: SPLITTING_REFUSALS,
  evolve: evolveSplitting,
})

/** Whether two cards are of one value, all tens alike. Source: B1.split.1. */
export const isPair = (cards: readonly Rank[]): boolean => {
  const [first, second] = cards
  return (
    cards.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    worthOfCard(first) === worthOfCard(second)
  )
}
