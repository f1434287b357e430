import { balance, bancoOf } from '../../banked/accounts'
import type { ShoeBegun } from '../../banked/state'
import type { Evolve } from '../../kernel/article'
import { type Evening, withTable, withTaglia, withTransfers } from '../evening'
import { posteAfter } from '../play/ended'
import type { TagliaEvent } from '../play/events'
import { burntTaglia, mixedTaglia } from '../play/taglia'
import { changedTaglia } from '../state/changed'
import type { TableId } from '../state/ids'
import { cardsArticle, tagliaCommands } from './commands'
import { CARDS_REFUSALS } from './refusals'

/** The day with a taglia of a table begun. */
const withShoeBegun = (
  evening: Evening,
  id: TableId,
  { number, at }: Pick<ShoeBegun, 'number' | 'at'>,
): Evening =>
  withTable(evening, id, ({ shoes, serial }) => ({
    shoes: [...shoes, { number, at, after: serial, won: balance(evening, bancoOf(id)) }],
  }))

const evolve: Evolve<Evening, TagliaEvent> = {
  presenceMarked: (evening, { table: id, player, isHere }) =>
    withTable(evening, id, ({ present }) => ({
      present: isHere ? [...present, player] : present.filter((one) => one !== player),
    })),
  packsLaidOut: (evening, { table }) => withTaglia(evening, table, () => ({ step: 'laid-out' })),
  cardsMixed: (evening, { table: id, number }, { at }) =>
    withTaglia(withShoeBegun(evening, id, { number, at }), id, ({ isDaysLast, step }) => ({
      ...mixedTaglia(number),
      // A taglia may be declared the day's last before its cards are mixed.
      isDaysLast: isDaysLast && step !== 'ended',
    })),
  cardsCut: (evening, { table, player, witness }) =>
    withTaglia(evening, table, () => ({ step: 'cut', cutter: player, witness })),
  cardsBurnt: (evening, { table }) => withTaglia(evening, table, burntTaglia),
  lastTagliaDeclared: (evening, { table }) =>
    withTaglia(evening, table, () => ({ isDaysLast: true })),
  tagliaEnded: (evening, { table: id, parts, returns, transfers }) =>
    withTransfers(
      withTable(evening, id, ({ taglia, poste, insurances }) => ({
        taglia: changedTaglia(taglia, { step: 'ended' }),
        poste: posteAfter(poste, parts),
        insurances: returns ? [] : insurances,
      })),
      transfers,
    ),
}

/** Section 1: cards and taglia. */
export const cards = cardsArticle({
  id: '1',
  commands: tagliaCommands,
  refusals: CARDS_REFUSALS,
  evolve,
})
