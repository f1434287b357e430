import type { Moving, OfTable, Paying } from '../../banked/events'
import type { Evolve } from '../../kernel/article'
import { asChips, type Chips } from '../../kernel/chips'
import { type Evening, withTransfers } from '../evening'
import { withCasella } from '../play/turn'
import { withColpo } from '../play/with-colpo'
import { changedCasella, changedColpo, changedHand, changedPuntata } from '../state/changed'
import type { Colpo, Puntata, SettledPart } from '../state/colpo'
import type { CasellaNumber, Player } from '../state/ids'

/** Section 5: insurance and par. */
export type InsuranceEvent =
  | (OfTable<'insured'> & Moving & { casella: CasellaNumber; player: Player; chips: Chips })
  | (OfTable<'insuranceCollected'> & Paying<SettledPart>)
  | (OfTable<'parPaid'> & Paying<SettledPart> & { casella: CasellaNumber; player: Player })
  | OfTable<'playGoesOn'>

const withPuntate = (
  colpo: Colpo,
  casella: CasellaNumber,
  change: (puntata: Puntata) => Puntata,
): Colpo => withCasella(colpo, casella, ({ puntate }) => ({ puntate: puntate.map(change) }))

export const evolveInsurance: Evolve<Evening, InsuranceEvent> = {
  insured: (evening, { table: id, casella, player, chips, transfers }) =>
    withTransfers(
      withColpo(evening, id, (colpo) =>
        withPuntate(colpo, casella, (one) =>
          one.player === player
            ? changedPuntata(one, { insurance: asChips(one.insurance + chips) })
            : one,
        ),
      ),
      transfers,
    ),
  insuranceCollected: (evening, { table: id, parts, transfers }) =>
    withTransfers(
      withColpo(evening, id, (colpo) =>
        changedColpo(colpo, {
          parts: [...colpo.parts, ...parts],
          caselle: colpo.caselle.map((casella) =>
            changedCasella(casella, {
              puntate: casella.puntate.map((one) => changedPuntata(one, { insurance: asChips(0) })),
            }),
          ),
        }),
      ),
      transfers,
    ),
  parPaid: (evening, { table: id, casella, player, parts, transfers }) =>
    withTransfers(
      withColpo(evening, id, (colpo) => {
        const paid = withPuntate(
          changedColpo(colpo, { parts: [...colpo.parts, ...parts] }),
          casella,
          (one) =>
            one.player === player
              ? changedPuntata(one, { isPar: true, on: one.on.map(() => asChips(0)) })
              : one,
        )
        // C3: the cards stay while another puntata on them waits.
        return withCasella(paid, casella, ({ puntate, hands }) => ({
          hands: puntate.every(({ isPar }) => isPar)
            ? hands.map((hand) => changedHand(hand, { end: 'paid' }))
            : hands,
        }))
      }),
      transfers,
    ),
  playGoesOn: (evening, { table: id }) =>
    withColpo(evening, id, (colpo) => changedColpo(colpo, { phase: 'tiraggio' })),
}
