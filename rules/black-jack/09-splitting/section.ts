import { z } from 'zod'
import { BOOK } from '../../banked/accounts'
import type { Evolve } from '../../kernel/article'
import { type Chips, NO_CHIPS } from '../../kernel/chips'
import { type Decision, happens } from '../../kernel/decider'
import { blackJackArticle } from '../article'
import { type Evening, withTransfers } from '../evening'
import { tableAt } from '../frame/at-table'
import { PLAYER } from '../frame/roles'
import {
  addedTo,
  answered,
  askedOf,
  askedOn,
  cannotAdd,
  lyingOf,
  waitingInReach,
  withOn,
} from '../play/adding'
import type { SplitEvent } from '../play/events'
import { isPair } from '../play/points'
import { changedCasella, NEW_HAND } from '../play/turn'
import { withColpo } from '../play/with-colpo'
import { speakingFor, speaksAway, wordsInReach } from '../play/word'
import { refuse } from '../refuse'
import { changedColpo, changedPuntata } from '../state/changed'
import type { Hand } from '../state/colpo'
import { CasellaNumber, Player, TableId } from '../state/ids'
import { SPLITTING_REFUSALS } from './refusals'

const { article, command } = blackJackArticle<SplitEvent>()

/** The titolare splits two cards of one value, each the first of a mano. Source: B.11.1, B1.split.1 to B1.split.3, D2. */
const split = command({
  schema: z.object({ table: TableId, casella: CasellaNumber, player: Player }),
  may: PLAYER,
  refuseStale: true,
  decide(evening, payload, { by }): Decision<SplitEvent> {
    const { table: id, casella: number, player } = payload
    const table = tableAt(evening, id)
    const speaks = speakingFor(table, payload, by)
    if (speaks.refused) return speaks.refused
    const { casella, hand, at } = speaks
    if (speaksAway(table, player)) return refuse('B.5.1', 'only-no-for-away')
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
  schema: z.object({ table: TableId, player: Player, answer: z.enum(SPLIT_ANSWERS) }),
  may: PLAYER,
  decide(evening, { table: id, player, answer }): Decision<SplitEvent> {
    const asked = askedOf(tableAt(evening, id), 'split', player)
    if (asked.refused) return asked.refused
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

/** Two manos of one: the first card lies on the player's right. Source: B.11.2, D4. */
const splitInTwo = (hands: readonly Hand[], index: number): Hand[] =>
  hands.flatMap((hand, at) =>
    at === index
      ? hand.cards.map((card) => ({ ...NEW_HAND, cards: [card], isSplit: true }))
      : [hand],
  )

/** The chips on each mano, with a new mano after this one. */
const opened = (on: readonly Chips[], index: number, second: Chips): readonly Chips[] => [
  ...on.slice(0, index + 1),
  second,
  ...on.slice(index + 1),
]

const evolve: Evolve<Evening, SplitEvent> = {
  handSplit: (evening, { table: id, casella, hand, player, chips, asked, transfers }) =>
    withTransfers(
      withColpo(evening, id, (colpo) =>
        changedColpo(
          changedCasella(colpo, casella, ({ hands, puntate }) => ({
            hands: splitInTwo(hands, hand),
            puntate: puntate.map((puntata) =>
              changedPuntata(puntata, {
                on: opened(puntata.on, hand, puntata.player === player ? chips : NO_CHIPS),
              }),
            ),
          })),
          {
            phase: 'tiraggio',
            askedOn21: false,
            asking: asked.length > 0 ? { what: 'split', casella, hand, waiting: asked } : null,
          },
        ),
      ),
      transfers,
    ),
  companionSplit: (evening, { table: id, casella, hand, player, chips, transfers }) =>
    withTransfers(
      withColpo(evening, id, (colpo) =>
        answered(
          changedCasella(colpo, casella, ({ puntate }) => ({
            puntate: withOn(puntate, player, (on) =>
              on.map((lies, index) => (index === hand + 1 ? chips : lies)),
            ),
          })),
          player,
        ),
      ),
      transfers,
    ),
  companionChose: (evening, { table: id, casella, hand, player, card }) =>
    withColpo(evening, id, (colpo) =>
      answered(
        changedCasella(colpo, casella, ({ puntate }) => ({
          puntate:
            card === 1
              ? puntate
              : withOn(puntate, player, (on) =>
                  on.map((lies, index) => {
                    if (index === hand) return NO_CHIPS
                    return index === hand + 1 ? (on[hand] ?? NO_CHIPS) : lies
                  }),
                ),
        })),
        player,
      ),
    ),
}

/** Section 9: splitting. */
export const splitting = article({
  id: '9',
  commands: { split, answerSplit },
  refusals: SPLITTING_REFUSALS,
  evolve,
})
