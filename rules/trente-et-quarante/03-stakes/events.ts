import type { Moving, OfTable } from '../../banked/events'
import { limitsNow } from '../../banked/table/evolve'
import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import { type Evening, withTable, withTransfers } from '../evening'
import { NO_ROWS } from '../play/rows'
import { settledDown, withoutInsurance } from '../play/stakes'
import { changedColpo, changedTaglia } from '../state/changed'
import type { Player } from '../state/ids'
import type { Chance } from '../state/posta'

/** Section 3: stakes. */
export type StakeEvent =
  | (OfTable<'stakesInvited'> & { serial: number })
  | (OfTable<'stakeLaid'> &
      Moving & { posta: number; player: Player; chance: Chance; chips: Chips })
  | (OfTable<'stakeWithdrawn'> &
      Moving & {
        posta: number
        player: Player
        chance: Chance
        chips: Chips
        /** The premium that goes back with the whole stake (F3). */
        premium: Chips
      })
  | OfTable<'stakesCalled'>

export const evolveStakes: Evolve<Evening, StakeEvent> = {
  stakesInvited: (evening, { table: id, serial }) =>
    withTable(evening, id, (table) => ({
      ...limitsNow(table, serial),
      serial,
      taglia: changedTaglia(table.taglia, { colpi: table.taglia.colpi + 1 }),
      colpo: { serial, phase: 'open', isLast: false, rows: NO_ROWS, incidents: [] },
    })),
  stakeLaid: (evening, { table: id, posta: number, player, chance, chips, transfers }) =>
    withTransfers(
      withTable(evening, id, ({ poste, present }) => ({
        lastPosta: number,
        present: present.includes(player) ? present : [...present, player],
        poste: [
          ...poste,
          { number, player, chance, amount: chips, prisons: 0, isFreed: false, isAsked: false },
        ],
      })),
      transfers,
    ),
  stakeWithdrawn: (evening, { table: id, posta, player, chance, premium, transfers }) =>
    withTransfers(
      withTable(evening, id, ({ poste, insurances }) => ({
        poste: poste.filter(({ number }) => number !== posta),
        insurances: premium > 0 ? withoutInsurance(insurances, player, chance) : insurances,
      })),
      transfers,
    ),
  stakesCalled: (evening, { table: id }) =>
    withTable(evening, id, ({ colpo, poste }) => ({
      colpo: colpo && changedColpo(colpo, { phase: 'called' }),
      poste: poste.map(settledDown),
    })),
}
