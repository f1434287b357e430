import type { Moving, OfTable } from '../../banked/events'
import type { Evolve } from '../../kernel/article'
import { type Chips, plus } from '../../kernel/chips'
import { type Evening, withTransfers } from '../evening'
import { answered, withOn } from '../play/adding'
import { withCasella, withHand } from '../play/turn'
import { withColpo } from '../play/with-colpo'
import { changedColpo } from '../state/changed'
import type { Asking, Colpo } from '../state/colpo'
import type { CasellaNumber, Player } from '../state/ids'

/** Section 8: doubling; no chips for a companion who does not join. */
export type DoubleEvent =
  | (OfTable<'doubled'> &
      Moving & {
        casella: CasellaNumber
        hand: number
        player: Player
        chips: Chips
        asked: readonly Player[]
      })
  | (OfTable<'companionDoubled'> &
      Moving & { casella: CasellaNumber; hand: number; player: Player; chips: Chips })
  | (OfTable<'askingClosed'> & { what: Asking['what']; silent: readonly Player[] })

const withAdded = (
  colpo: Colpo,
  {
    casella,
    hand,
    player,
    chips,
  }: { casella: CasellaNumber; hand: number; player: Player; chips: Chips },
): Colpo =>
  withCasella(colpo, casella, ({ puntate }) => ({
    puntate: withOn(puntate, player, (on) =>
      on.map((lies, index) => (index === hand ? plus(lies, chips) : lies)),
    ),
  }))

export const evolveDoubling: Evolve<Evening, DoubleEvent> = {
  doubled: (evening, event) =>
    withTransfers(
      withColpo(evening, event.table, (colpo) => {
        const { casella, hand, asked } = event
        const added = withHand(withAdded(colpo, event), event, () => ({ isDoubled: true }))
        const asking = { what: 'double', casella, hand, waiting: asked } as const
        return {
          ...added,
          phase: 'tiraggio',
          cardAsked: true,
          asking: asked.length > 0 ? asking : null,
        }
      }),
      event.transfers,
    ),
  companionDoubled: (evening, event) =>
    withTransfers(
      withColpo(evening, event.table, (colpo) => answered(withAdded(colpo, event), event.player)),
      event.transfers,
    ),
  askingClosed: (evening, { table: id }) =>
    withColpo(evening, id, (colpo) => changedColpo(colpo, { asking: null })),
}
