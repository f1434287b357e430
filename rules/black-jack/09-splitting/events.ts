import type { Moving, OfTable } from '../../banked/events'
import type { Evolve } from '../../kernel/article'
import { type Chips, NO_CHIPS } from '../../kernel/chips'
import { type Evening, withTransfers } from '../evening'
import { answered, withOn } from '../play/adding'
import { NEW_HAND, withCasella } from '../play/turn'
import { withColpo } from '../play/with-colpo'
import { changedColpo, changedPuntata } from '../state/changed'
import type { Hand } from '../state/colpo'
import type { CasellaNumber, Player } from '../state/ids'

/** Section 9: splitting. */
export type SplitEvent =
  | (OfTable<'handSplit'> &
      Moving & {
        casella: CasellaNumber
        hand: number
        player: Player
        chips: Chips
        asked: readonly Player[]
      })
  | (OfTable<'companionSplit'> &
      Moving & { casella: CasellaNumber; hand: number; player: Player; chips: Chips })
  | (OfTable<'companionChose'> & {
      casella: CasellaNumber
      hand: number
      player: Player
      card: 1 | 2
    })

/**
 * Two manos of one: the first card lies on the player's right. As split ones, aces get one card each, and 21 is no black
 * jack. Source: B.11.2, B.11.4, B.11.6, D4.
 */
const splitInTwo = (hands: readonly Hand[], index: number): Hand[] =>
  hands.flatMap((hand, at) =>
    at === index
      ? hand.cards.map((card) => ({ ...NEW_HAND, cards: [card], isSplit: true }))
      : [hand],
  )

/**
 * The chips on each mano, with a new mano after this one: those of a companion who has not answered, or never does, stay
 * with the first card. Source: B1.split.6.
 */
const opened = (on: readonly Chips[], index: number, second: Chips): readonly Chips[] => [
  ...on.slice(0, index + 1),
  second,
  ...on.slice(index + 1),
]

export const evolveSplitting: Evolve<Evening, SplitEvent> = {
  handSplit: (evening, { table: id, casella, hand, player, chips, asked, transfers }) =>
    withTransfers(
      withColpo(evening, id, (colpo) =>
        changedColpo(
          withCasella(colpo, casella, ({ hands, puntate }) => ({
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
          withCasella(colpo, casella, ({ puntate }) => ({
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
        withCasella(colpo, casella, ({ puntate }) => ({
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
