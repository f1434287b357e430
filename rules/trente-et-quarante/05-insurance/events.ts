import type { Moving, OfTable } from '../../banked/events'
import type { Evolve } from '../../kernel/article'
import { type Chips, plus } from '../../kernel/chips'
import { type Evening, withTable, withTransfers } from '../evening'
import { insuranceOn, withoutInsurance } from '../play/stakes'
import type { Player } from '../state/ids'
import type { Chance } from '../state/posta'

/** Section 5: insurance. */
export type InsuranceEvent =
  | (OfTable<'insured'> & Moving & { player: Player; chance: Chance; chips: Chips; premium: Chips })
  | (OfTable<'insuranceDropped'> & Moving & { player: Player; chance: Chance; premium: Chips })

export const evolveInsurance: Evolve<Evening, InsuranceEvent> = {
  insured: (evening, { table: id, player, chance, chips, premium, transfers }) =>
    withTransfers(
      withTable(evening, id, (table) => {
        const known = insuranceOn(table, player, chance)
        const others = withoutInsurance(table.insurances, player, chance)
        const sum = known
          ? {
              ...known,
              insured: plus(known.insured, chips),
              premium: plus(known.premium, premium),
            }
          : { player, chance, insured: chips, premium, stands: false }
        return { insurances: [...others, sum] }
      }),
      transfers,
    ),
  insuranceDropped: (evening, { table: id, player, chance, transfers }) =>
    withTransfers(
      withTable(evening, id, ({ insurances }) => ({
        insurances: withoutInsurance(insurances, player, chance),
      })),
      transfers,
    ),
}
