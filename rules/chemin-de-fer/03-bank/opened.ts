import type { Chips } from '../../kernel/chips'
import { type Coup, NO_FAULTS } from '../state/coup'
import type { Table } from '../state/table'

/** The words of a banker who announces the bank (S.71a, S.72). */
export type Announced = Pick<Coup, 'toutVa' | 'seesStakes'>

/** A coup whose stakes are open upon this bank, under the regulation with so many sheets added. Source: S.17a, cf70. */
export const openedCoup = (
  { taglia, coupSerial, level }: Pick<Table, 'taglia' | 'coupSerial' | 'level'>,
  bank: Chips,
  { toutVa, seesStakes }: Announced,
  sheets: number,
): Coup => ({
  sheets,
  number: taglia.coups + 1,
  serial: coupSerial + 1,
  phase: 'open',
  level,
  bank,
  bets: [],
  calls: [],
  toutVa,
  seesStakes,
  reopened: false,
  asking: null,
  holder: null,
  regime: {
    puntaFive: 'free',
    puntaByRule: false,
    bancoByRule: false,
    bancoForced: false,
    because: [],
  },
  punta: [],
  banco: [],
  thirds: { punta: null, banco: null },
  puntaWord: null,
  puntaWords: [],
  bancoWord: null,
  firsts: { punta: null, banco: null },
  points: { punta: null, banco: null },
  surplus: [],
  incidents: [],
  faults: NO_FAULTS,
  result: null,
  resultBy: null,
})
