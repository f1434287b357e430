import type { Evolve } from '../../kernel/article'
import { asChips, type Chips, minus, plus } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { type Evening, withMano, withPerson, withTable, withTransfers } from '../evening'
import { manoBegun } from '../mano/begin'
import { tagliaAfter } from '../mano/detached'
import { manoOver } from '../mano/ending'
import type { BankHalved, BankOpened, Moving } from '../mano/events'
import { limitOfStakesRefused } from '../mano/limits'
import { bankAt } from '../mano/money'
import { limitsOfPassing, seguitoOf } from '../mano/passed'
import { byShares, withoutShares, withShare } from '../mano/shares'
import type { ProvisionId } from '../provisions'
import {
  changedCoup,
  changedEvening,
  changedMano,
  changedSeat,
  changedSeguito,
  changedTable,
} from '../state/changed'
import type { Place, SeatNumber, TableId } from '../state/ids'
import type { Seguito } from '../state/mano'
import type { Limit, Seat } from '../state/seat'
import type { Table } from '../state/table'
import { type Announced, openedCoup } from './opened'

type OfBanker<T extends string> = { type: T; table: TableId; member: MemberId }

export type BankEvent =
  | BankOpened
  | BankHalved
  | (OfBanker<'manoRefused'> & { seat: SeatNumber })
  | (OfBanker<'coupOpened'> & Announced & { number: number; serial: number; bank: Chips })
  | (OfBanker<'bankRaised'> & Moving & { chips: Chips })
  | (OfBanker<'bankLowered'> & Moving & { to: Chips; provision: ProvisionId })
  | (OfBanker<'notesChanged'> & Moving & { chips: Chips; from: MemberId | null })
  | (OfBanker<'manoPassed'> & Moving & { sum: Chips })
  | OfBanker<'manoEnded'>
  | (OfBanker<'manoBoughtByName'> & { place: Place })
  | (OfBanker<'bankReturned'> & Moving & { chips: Chips })
  | (OfBanker<'toutVaCovered'> & Moving & { chips: Chips; staked: Chips })
  | (OfBanker<'stakesRefused'> & Moving)
  | (OfBanker<'bankGivenUp'> & Moving & { provision: ProvisionId })
  | (OfBanker<'bankToAuction'> & Moving)
  | (OfBanker<'playImposed'> & { least: Chips })

/** The bank exposed at a table, before the transfers of an event. */
const bankOfTable = (evening: Evening, id: TableId) =>
  evening.tables[id] ? bankAt(evening, { id }) : asChips(0)

/** The table after its bank went on offer: the mano is over, and its banker and socio have limits. */
const offered = (table: Table, seguito: Seguito, added: readonly Limit[]): Partial<Table> => {
  const over = manoOver(table, 'passed')
  over.seguito = seguito
  over.limits = [...(over.limits ?? []), ...added]
  return over
}

/** The seats with one more mano taken by the inspector in this holder's place (S.20). */
const stoodIn = ({ seats }: Table, member: MemberId): readonly Seat[] =>
  seats.map((seat) =>
    seat.holder === member && seat.away
      ? changedSeat(seat, { away: { ...seat.away, turns: seat.away.turns + 1 } })
      : seat,
  )

export const evolveBank: Evolve<Evening, BankEvent> = {
  manoRefused: (evening, { table, seat }) =>
    withTable(evening, table, ({ seats }) => ({
      seats: seats.map((one) =>
        one.number === seat ? changedSeat(one, { hasRefused: true }) : one,
      ),
    })),
  bankOpened: (evening, event) =>
    withTransfers(
      withTable(evening, event.table, (table) => {
        const { member, bank, isStoodIn } = event
        return manoBegun(
          isStoodIn ? changedTable(table, { seats: stoodIn(table, member) }) : table,
          {
            initialSeat: event.initialSeat,
            banker: member,
            bankerPlace: event.place,
            origin: event.origin,
            price: null,
            seller: null,
            sellerSocio: null,
            opening: bank,
            minimum: table.minimum,
            coupsSinceTurn: 0,
            socio: null,
            shares: { [member]: bank },
            standIn: isStoodIn ? { coups: 0 } : null,
          },
        )
      }),
      event.transfers,
    ),
  coupOpened: (evening, { table: id, bank, toutVa, seesStakes }) =>
    withTable(changedEvening(evening, { isFrozen: true }), id, (table) => ({
      coup: openedCoup(table, bank, { toutVa, seesStakes }, evening.amendments.length),
      coupSerial: table.coupSerial + 1,
    })),
  bankRaised: (evening, { table: id, member, chips, transfers }) =>
    withTransfers(
      withTable(evening, id, ({ mano, coup, coupSerial }) => ({
        mano:
          mano &&
          changedMano(mano, {
            shares: withShare(mano.shares, member, chips),
            addedSince: [...mano.addedSince, { coup: coupSerial, chips }],
          }),
        coup: coup && changedCoup(coup, { bank: plus(coup.bank, chips) }),
      })),
      transfers,
    ),
  bankHalved: (evening, { table: id, chips, transfers }) =>
    withTransfers(
      withMano(evening, id, (mano, { taglia }) => ({
        shares: withoutShares(mano.shares, byShares(mano, chips)),
        halvedBefore: taglia.phase === 'between' ? taglia.number + 1 : taglia.number,
      })),
      transfers,
    ),
  bankLowered: (evening, { table: id, to, transfers }) => {
    const chips = minus(bankOfTable(evening, id), to)
    return withTransfers(
      withTable(evening, id, ({ mano, coup }) => ({
        mano:
          mano && changedMano(mano, { shares: withoutShares(mano.shares, byShares(mano, chips)) }),
        coup: coup && changedCoup(coup, { bank: to }),
      })),
      transfers,
    )
  },
  notesChanged: (evening, { member, chips, transfers }, { at }) =>
    withTransfers(
      withPerson(evening, member, ({ casse }) => ({
        casse: [...casse, { chips, at, why: 'cassa' as const }],
      })),
      transfers,
    ),
  manoPassed: (evening, { table: id, transfers }) => {
    const bank = bankOfTable(evening, id)
    return withTransfers(
      withTable(evening, id, (table) => {
        const { mano } = table
        return mano ? offered(table, seguitoOf(table, mano, bank), limitsOfPassing(mano)) : {}
      }),
      transfers,
    )
  },
  manoEnded: (evening, { table }) => withTable(evening, table, (one) => manoOver(one, 'lost')),
  manoBoughtByName: (evening, { table: id, member, place }) =>
    withTable(evening, id, (table) => {
      const { mano } = table
      if (!mano) return {}
      const over = changedTable(table, manoOver(table, 'passed'))
      return {
        ...over,
        ...manoBegun(
          over,
          changedMano(mano, {
            banker: member,
            bankerPlace: place,
            origin: 'altezza',
            seller: mano.banker,
            sellerSocio: mano.socio,
            socio: null,
            shares: {},
            standIn: null,
          }),
        ),
      }
    }),
  bankReturned: (evening, { table, transfers }) =>
    withTransfers(
      withTable(evening, table, (one) => manoOver(one, 'dropped')),
      transfers,
    ),
  toutVaCovered: (evening, { table: id, member, chips, transfers }) =>
    withTransfers(
      withTable(evening, id, ({ mano, coup, coupSerial }) => ({
        mano:
          mano &&
          changedMano(mano, {
            shares: withShare(mano.shares, member, chips),
            addedSince: [...mano.addedSince, { coup: coupSerial, chips }],
          }),
        coup: coup && changedCoup(coup, { bank: plus(coup.bank, chips) }),
      })),
      transfers,
    ),
  stakesRefused: (evening, { table, transfers }) =>
    withTransfers(
      withTable(evening, table, (before) => ({
        coup: null,
        taglia: tagliaAfter(before),
        stakesSeen: true,
      })),
      transfers,
    ),
  bankGivenUp: (evening, { table, transfers }) =>
    withTransfers(
      withTable(evening, table, (one) => manoOver(one, 'lost')),
      transfers,
    ),
  bankToAuction: (evening, { table: id, transfers }) =>
    withTransfers(
      withTable(evening, id, (table) => {
        if (!table.mano) return {}
        const seguito = changedSeguito(seguitoOf(table, table.mano, asChips(0)), {
          step: 'auction',
        })
        return offered(table, seguito, [limitOfStakesRefused(table.mano)])
      }),
      transfers,
    ),
  playImposed: (evening, { table, least }) =>
    withTable(evening, table, ({ mano }) => ({
      stakesSeen: false,
      mano: mano && changedMano(mano, { mustPlay: least }),
    })),
}
