import { z } from 'zod'
import { BOOK } from '../../banked/accounts'
import { ofTable } from '../../banked/forms'
import { colpoIn, eachTable, tableAt } from '../../banked/frame/at-table'
import { PLAYER, STAFF } from '../../banked/frame/roles'
import type { Rank } from '../../kernel/cards'
import { NO_CHIPS } from '../../kernel/chips'
import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { blackJackArticle } from '../article'
import { addedTo, askedOf, askedOn, cannotAdd, lyingOf, waitingInReach } from '../play/adding'
import { ELEVEN_FOR_ONE, hardTotal } from '../play/points'
import { joinsAway, speakingFor, speaksAway, wordsInReach } from '../play/word'
import { refuse } from '../refuse'
import { CasellaNumber, Player } from '../state/forms'
import { type DoubleEvent, evolveDoubling } from './events'
import { DOUBLING_REFUSALS } from './refusals'

const { article, command } = blackJackArticle<DoubleEvent>()

/** The titolare doubles a 9, 10 or 11, for one card and no more. Source: B.10.1, B.10.2, B.11.3, D1, B5. */
const double = command({
  schema: ofTable.extend({ casella: CasellaNumber, player: Player }),
  may: PLAYER,
  refuseStale: true,
  decide(evening, payload, { by }): Decision<DoubleEvent> {
    const { table: id, casella: number, player } = payload
    const table = tableAt(evening, id)
    const speaks = speakingFor(evening, table, payload, by)
    if (isRefused(speaks)) return speaks
    const { casella, hand, at } = speaks
    if (speaksAway(evening, table, player)) return refuse('B.5.1', 'only-no-for-away')
    if (!mayDouble(hand.cards, table.settings.softDoubling, hand.isSplit))
      return refuse(hand.isSplit ? 'B.11.3' : 'B.10.1', 'not-nine-to-eleven')
    const chips = lyingOf(casella, at.hand, player)
    const refused = cannotAdd(evening, id, player, chips)
    if (refused) return refused
    return happens({
      type: 'doubled',
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

/** A companion doubles with the titolare, or does not. Source: B1.split.4, D8, D9, D10. */
const answerDouble = command({
  schema: ofTable.extend({ player: Player, joins: z.boolean() }),
  may: PLAYER,
  decide(evening, { table: id, player, joins }, { by }): Decision<DoubleEvent> {
    const table = tableAt(evening, id)
    const asked = askedOf(table, 'double', player)
    if (isRefused(asked)) return asked
    const away = joins ? joinsAway(evening, table, player, by) : null
    if (away) return away
    const { asking, casella } = asked
    const { number } = casella
    const chips = joins ? lyingOf(casella, asking.hand, player) : NO_CHIPS
    const refused = cannotAdd(evening, id, player, chips)
    if (refused) return refused
    return happens({
      type: 'companionDoubled',
      table: id,
      book: BOOK,
      casella: number,
      hand: asking.hand,
      player,
      chips,
      transfers: addedTo(id, number, player, chips),
    })
  },
  candidates: (evening, by) =>
    waitingInReach(evening, by, 'double').flatMap((at) =>
      [true, false].map((joins) => ({ ...at, joins })),
    ),
})

/** The dealer goes on: a companion who has not answered does not join. Source: D8, B1.split.6. */
const closeAsking = command({
  schema: ofTable,
  may: STAFF,
  decide(evening, { table: id }): Decision<DoubleEvent> {
    const colpo = colpoIn(tableAt(evening, id), 'tiraggio')
    if (isRefused(colpo)) return colpo
    const { asking } = colpo
    return asking
      ? happens({ type: 'askingClosed', table: id, what: asking.what, silent: asking.waiting })
      : refuse('B1.split.4', 'nobody-asked')
  },
  candidates: eachTable,
})

/** Section 8: doubling. */
export const doubling = article({
  id: '8',
  commands: { double, answerDouble, closeAsking },
  refusals: DOUBLING_REFUSALS,
  evolve: evolveDoubling,
})

const DOUBLED_TOTALS: readonly number[] = [9, 10, 11]

/**
 * Whether two cards may be doubled: 9, 10 or 11. The ace is the player's choice, so that ace and eight make 9 too where
 * the table allows soft doubling; a split ten with an ace always may, as 11. Source: B.10.1, B.11.3, B.11.5, D1, D5.
 */
export function mayDouble(
  cards: readonly Rank[],
  softDoubling: boolean,
  isSplit: boolean,
): boolean {
  if (cards.length !== 2) return false
  const hard = hardTotal(cards)
  if (!DOUBLED_TOTALS.includes(hard)) return false
  if (!cards.includes('A')) return true
  // Ace and ten make 11 here: black jack when dealt, which never doubles, and doubled freely after a split.
  return hard === ELEVEN_FOR_ONE + 1 ? isSplit : softDoubling
}
