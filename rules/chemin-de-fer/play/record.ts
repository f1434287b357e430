import { type Chips, NO_CHIPS } from '../../kernel/chips'
import { balance, bankOf } from '../accounts'
import type { Coup, Result, SettledCoup } from '../state/coup'
import type { Evening } from '../state/evening'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'
import { finalPoint } from './result'
import type { Settlement } from './settlement'

/** A coup that is over, as its event carries it; the occasion gives the moment, the state the sheets in force. */
export type CoupRecord = Omit<SettledCoup, 'at' | 'transfers' | 'sheets' | 'inHalves'> & {
  /** None in coups recorded before halves were told apart from shares. */
  readonly inHalves?: boolean
}

/** A coup recorded without its moves (level 2). */
interface Told {
  readonly result: Result
  readonly bank: Chips
  readonly holder: SettledCoup['holder']
}

const NO_POINTS = { punta: null, banco: null }

/* Each record is written field by field, in the order of SettledCoup (decision 0015). */

/** The record of the coup in play, settled or void; a void one moves no chips. */
export function recordOf(
  evening: Evening,
  table: Table,
  { mano, coup, settlement }: { mano: Mano; coup: Coup; settlement: Settlement | null },
): CoupRecord {
  const lies = balance(evening, bankOf(table.id))
  return {
    serial: coup.serial,
    taglia: table.taglia.number,
    number: coup.number,
    mano: mano.number,
    banker: mano.banker,
    level: 3,
    bank: settlement ? coup.bank : lies,
    matched: settlement?.matched ?? NO_CHIPS,
    result: settlement ? (coup.result ?? 'void') : 'void',
    resultBy: coup.resultBy,
    holder: coup.holder?.member ?? null,
    punta: coup.punta,
    banco: coup.banco,
    points: { punta: finalPoint(coup, 'punta'), banco: finalPoint(coup, 'banco') },
    tax: settlement?.tax.chips ?? NO_CHIPS,
    nextBank: settlement?.nextBank ?? lies,
    bets: settlement?.bets ?? [],
    incidents: coup.incidents,
    shares: mano.shares,
    inHalves: mano.inHalves,
    toutVa: coup.toutVa,
    offers: coup.calls.find(({ member }) => member === coup.holder?.member)?.offers ?? [],
    net: settlement?.net ?? {},
  }
}

/** A coup that is over as its table remembers it, with the regulation that it began under (cf70). */
export const pastCoup = (
  sheets: number,
  record: CoupRecord,
  { at, transfers }: Pick<SettledCoup, 'at' | 'transfers'>,
): SettledCoup => ({
  sheets,
  serial: record.serial,
  taglia: record.taglia,
  number: record.number,
  mano: record.mano,
  banker: record.banker,
  level: record.level,
  at,
  bank: record.bank,
  matched: record.matched,
  result: record.result,
  resultBy: record.resultBy,
  holder: record.holder,
  punta: record.punta,
  banco: record.banco,
  points: record.points,
  tax: record.tax,
  nextBank: record.nextBank,
  bets: record.bets,
  incidents: record.incidents,
  shares: record.shares,
  inHalves: record.inHalves ?? false,
  toutVa: record.toutVa,
  offers: record.offers,
  net: record.net,
  transfers,
})

/** The number of sheets in force when the coup at a table began, or now where none is in play (S.39b, cf70). */
export const sheetsOf = (
  { amendments }: Pick<Evening, 'amendments'>,
  { coup }: Pick<Table, 'coup'>,
): number => coup?.sheets ?? amendments.length

/** The record of a coup of which only the result was told (level 2). */
export const recordTold = (
  table: Table,
  mano: Mano,
  { result, bank, holder }: Told,
  { matched, tax, nextBank, bets, net }: Settlement,
): CoupRecord => ({
  serial: table.coupSerial + 1,
  taglia: table.taglia.number,
  number: table.taglia.coups + 1,
  mano: mano.number,
  banker: mano.banker,
  level: 2,
  bank,
  matched,
  result,
  resultBy: null,
  holder,
  punta: [],
  banco: [],
  points: NO_POINTS,
  tax: tax.chips,
  nextBank,
  bets,
  incidents: [],
  shares: mano.shares,
  inHalves: mano.inHalves,
  toutVa: false,
  offers: [],
  net,
})
