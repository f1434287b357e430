// Written by `npm run copies` from the interfaces of the state: add a field there, and run it. Decision 0015 says why
// each kind is copied field by field.
import type { Draft } from '../../kernel/draft'
import type { FloatRoom } from './room'
import type { FloatTable } from './table'

export const copyFloatRoom = (from: FloatRoom): Draft<FloatRoom> => ({
  settings: from.settings,
  kept: from.kept,
  staff: from.staff,
  tables: from.tables,
  movements: from.movements,
  advances: from.advances,
  cash: from.cash,
  identified: from.identified,
  papers: from.papers,
  gaps: from.gaps,
  side: from.side,
  checks: from.checks,
  reports: from.reports,
  cases: from.cases,
  gara: from.gara,
  slips: from.slips,
})

export const copyFloatTable = (from: FloatTable): Draft<FloatTable> => ({
  id: from.id,
  order: from.order,
  box: from.box,
  seal: from.seal,
  presence: from.presence,
  opening: from.opening,
  closing: from.closing,
  pieces: from.pieces,
  banknotes: from.banknotes,
  opened: from.opened,
  added: from.added,
  returned: from.returned,
  plus: from.plus,
  minus: from.minus,
  bank: from.bank,
  turn: from.turn,
  pastTurns: from.pastTurns,
  handover: from.handover,
  stack: from.stack,
  gapDue: from.gapDue,
  goodCount: from.goodCount,
  taxes: from.taxes,
  taxBoxes: from.taxBoxes,
  cardCounts: from.cardCounts,
  pages: from.pages,
  lineCount: from.lineCount,
  bookClosedAt: from.bookClosedAt,
  reopening: from.reopening,
})
