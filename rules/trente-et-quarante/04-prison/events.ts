import type { Moving, OfTable, Paying } from '../../banked/events'
import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import { type Evening, withTable, withTransfers } from '../evening'
import { changedPosta } from '../state/changed'
import type { SettledPart } from '../state/colpo'
import type { Player } from '../state/ids'
import type { Chance, Posta } from '../state/posta'

/** Section 4: prison. */
export type PrisonEvent =
  | (OfTable<'prisonLeft'> & Paying<SettledPart> & { posta: number })
  | (OfTable<'prisonKept'> & { posta: number; player: Player })
  | (OfTable<'prisonerMoved'> &
      Moving & { posta: number; player: Player; from: Chance; chance: Chance; chips: Chips })

export const evolvePrison: Evolve<Evening, PrisonEvent> = {
  prisonLeft: (evening, { table: id, posta, transfers }) =>
    withTransfers(
      withTable(evening, id, ({ poste }) => ({
        poste: poste.filter(({ number }) => number !== posta),
      })),
      transfers,
    ),
  prisonKept: (evening, { table: id, posta }) =>
    withTable(evening, id, ({ poste }) => ({
      poste: withPosta(poste, posta, () => ({ isAsked: false })),
    })),
  prisonerMoved: (evening, { table: id, posta, chance, transfers }) =>
    withTransfers(
      withTable(evening, id, ({ poste }) => ({
        poste: withPosta(poste, posta, () => ({ chance })),
      })),
      transfers,
    ),
}

/** The stakes with one changed. */
const withPosta = (
  poste: readonly Posta[],
  number: number,
  change: (posta: Posta) => Partial<Posta>,
): Posta[] => poste.map((one) => (one.number === number ? changedPosta(one, change(one)) : one))
