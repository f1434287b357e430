import { minus, NO_CHIPS, totalChips } from '@/rules/kernel/chips'
import { playersOnTableau } from '@/rules/poker/16-tableau/rows'
import type { Evening } from '@/rules/poker/evening'
import type { Table } from '@/rules/poker/state/table'
import type { TableauRow } from '@/rules/poker/state/tableau'
import type { SheetDocument } from '@/rules/poker/views/sheets'
import type { PaperProof, ReceiptPaper } from '@/server/print/papers'
import { maybePerson, type PersonOf, paymentOnPaper } from '@/server/print/people'
import type { Words } from '@/server/print/words'
import { tableLabel } from './label'
import type { TableauLine, TableauPaper } from './papers'

/** The tableau of a table of an evening kept here: closed, or provisional while it is counted. */
export function tableauPaper(
  evening: Evening,
  table: Table,
  { personOf, words, proof }: { personOf: PersonOf; words: Words; proof: PaperProof | null },
): TableauPaper {
  const { title, day } = evening
  const label = tableLabel(evening, table, words)
  const { tableau } = table
  if (tableau) return closed({ title, day }, label, tableau, { personOf, imported: false, proof })
  return {
    evening: { title, day },
    table: label,
    imported: false,
    closedAt: null,
    closedBy: null,
    rows: playersOnTableau(table).map(({ member, casse }) => {
      const drawn = totalChips(casse)
      const counted = table.closing?.counted[member] ?? null
      const result = counted === null ? null : minus(counted, drawn)
      const settled = { share: null, shareChips: NO_CHIPS, final: null }
      return { player: personOf(member), casse, drawn, counted, result, ...settled }
    }),
    imbalance: null,
    payments: [],
    proof: null,
  }
}

/** The tableau of an imported evening, from the document stored at the import. */
export function importedPaper(
  evening: { title: string; day: string },
  document: SheetDocument,
  { personOf, proof }: { personOf: PersonOf; proof: PaperProof },
): TableauPaper {
  return closed(evening, '', document.tableau, { personOf, imported: true, proof })
}

function closed(
  evening: { title: string; day: string },
  table: string,
  tableau: SheetDocument['tableau'],
  known: { personOf: PersonOf; imported: boolean; proof: PaperProof | null },
): TableauPaper {
  const { personOf, imported, proof } = known
  const { closedAt, closedBy, imbalance, rows, payments } = tableau
  return {
    evening,
    table,
    imported,
    closedAt,
    closedBy: maybePerson(personOf, closedBy),
    rows: rows.map((row) => lineOf(row, personOf)),
    imbalance,
    payments: payments.map((payment) => paymentOnPaper(payment, personOf)),
    proof,
  }
}

const lineOf = ({ member, ...row }: TableauRow, personOf: PersonOf): TableauLine => ({
  ...row,
  player: personOf(member),
})

/** The receipt of one payment; null where the closed tableau has no payment of that number. */
export function receiptPaper(
  evening: Evening,
  table: Table,
  number: number,
  { personOf, words }: { personOf: PersonOf; words: Words },
): ReceiptPaper | null {
  const payment = table.tableau?.payments.find((one) => one.number === number)
  if (!payment) return null
  return {
    evening: { title: evening.title, day: evening.day },
    table: tableLabel(evening, table, words),
    payment: paymentOnPaper(payment, personOf),
  }
}
