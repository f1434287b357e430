import { type Chips, NO_CHIPS } from '../../kernel/chips'
import { balance, bankOf } from '../accounts'
import type { Coup, Result, SettledCoup } from '../state/coup'
import type { Evening } from '../state/evening'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'
import { finalPoint } from './result'
import type { Settlement } from './settlement'

/** A coup that is over, as its event carries it; the occasion gives the moment, the state the sheets in force. */
export type CoupRecord = Omit<SettledCoup, 'at' | 'transfers' | 'sheets'>

/** A coup that is over as its table remembers it, with the regulation that it began under (cf70). */
export const pastCoup = (
  { amendments }: Pick<Evening, 'amendments'>,
  { coup }: Pick<Table, 'coup'>,
  record: CoupRecord,
  ended: Pick<SettledCoup, 'at' | 'transfers'>,
): SettledCoup => ({ ...record, ...ended, sheets: coup?.sheets ?? amendments.length })

/** A coup recorded without its moves (level 2). */
interface Told {
  readonly result: Result
  readonly bank: Chips
  readonly holder: SettledCoup['holder']
}

const NO_POINTS = { punta: null, banco: null }

/** Where a coup stands in the evening: its numbers, its mano and its banker. */
const placeOf = ({ taglia }: Table, mano: Mano) => ({
  taglia: taglia.number,
  mano: mano.number,
  banker: mano.banker,
})

/** The bank's side of a coup that moves no chips. */
const UNPLAYED = { matched: NO_CHIPS, tax: NO_CHIPS, bets: [], net: {} } as const

/** The record of the coup in play, settled or void. */
export function recordOf(
  evening: Evening,
  table: Table,
  { mano, coup, settlement }: { mano: Mano; coup: Coup; settlement: Settlement | null },
): CoupRecord {
  return {
    ...placeOf(table, mano),
    serial: coup.serial,
    number: coup.number,
    level: 3,
    bank: settlement ? coup.bank : balance(evening, bankOf(table.id)),
    result: settlement ? (coup.result ?? 'void') : 'void',
    resultBy: coup.resultBy,
    holder: coup.holder?.member ?? null,
    punta: coup.punta,
    banco: coup.banco,
    points: { punta: finalPoint(coup, 'punta'), banco: finalPoint(coup, 'banco') },
    incidents: coup.incidents,
    offers: coup.calls.find(({ member }) => member === coup.holder?.member)?.offers ?? [],
    shares: mano.shares,
    toutVa: coup.toutVa,
    nextBank: balance(evening, bankOf(table.id)),
    ...(settlement ? movedBy(settlement) : UNPLAYED),
  }
}

/** The record of a coup of which only the result was told (level 2). */
export const recordTold = (
  table: Table,
  mano: Mano,
  { result, bank, holder }: Told,
  settlement: Settlement,
): CoupRecord => ({
  ...placeOf(table, mano),
  serial: table.coupSerial + 1,
  number: table.taglia.coups + 1,
  level: 2,
  bank,
  result,
  resultBy: null,
  holder,
  punta: [],
  banco: [],
  points: NO_POINTS,
  incidents: [],
  offers: [],
  shares: mano.shares,
  toutVa: false,
  ...movedBy(settlement),
})

const movedBy = ({ matched, tax, nextBank, bets, net }: Settlement) => ({
  matched,
  tax: tax.chips,
  nextBank,
  bets,
  net,
})
