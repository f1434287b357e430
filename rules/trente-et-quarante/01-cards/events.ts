import { balance, bancoOf } from '../../banked/accounts'
import type { OfTable, Paying } from '../../banked/events'
import type { TableId } from '../../banked/ids'
import type { ShoeBegun } from '../../banked/state'
import type { Evolve } from '../../kernel/article'
import type { MemberId } from '../../kernel/ids'
import { type Evening, withTable, withTaglia, withTransfers } from '../evening'
import { NO_TAGLIA } from '../play/taglia'
import { CARDS_BURNT } from '../settings'
import { changedTaglia } from '../state/changed'
import type { SettledPart } from '../state/colpo'
import type { Player } from '../state/ids'
import type { Posta } from '../state/posta'
import type { Table } from '../state/table'
import type { Taglia } from '../state/taglia'

/** Section 1: cards and taglia. */
export type TagliaEvent =
  | OfTable<'packsLaidOut'>
  | (OfTable<'cardsMixed'> & { number: number })
  | (OfTable<'cardsCut'> & { player: Player | null; witness: MemberId | null })
  | OfTable<'cardsBurnt'>
  | OfTable<'lastTagliaDeclared'>
  | (OfTable<'tagliaEnded'> & Paying<SettledPart> & { returns: boolean })
  | (OfTable<'presenceMarked'> & { player: Player; isHere: boolean })

/** The end of a table's taglia, with what section 4 divides and hands back. */
export type TagliaEnd = (table: Table) => Extract<TagliaEvent, { type: 'tagliaEnded' }>

/** The day with a taglia of a table begun. */
const withShoeBegun = (
  evening: Evening,
  id: TableId,
  { number, at }: Pick<ShoeBegun, 'number' | 'at'>,
): Evening =>
  withTable(evening, id, ({ shoes, serial }) => ({
    shoes: [...shoes, { number, at, after: serial, won: balance(evening, bancoOf(id)) }],
  }))

export const evolveCards: Evolve<Evening, TagliaEvent> = {
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

/** The stakes after a taglia's end: those that no part named. */
const posteAfter = (poste: readonly Posta[], parts: readonly SettledPart[]): readonly Posta[] =>
  parts.length === 0
    ? poste
    : poste.filter(({ number }) => !parts.some(({ posta }) => posta === number))

/** The taglia that mixing begins. Source: T.1.3. */
const mixedTaglia = (number: number): Taglia => ({ ...NO_TAGLIA, number, step: 'mixed' })

/** The taglia with its first cards burnt, face down. Source: T.1.5. */
const burntTaglia = (): Partial<Taglia> => ({ step: 'in-play', unseen: CARDS_BURNT })
