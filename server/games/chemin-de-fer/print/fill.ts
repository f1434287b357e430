import type { Evening } from '@/rules/chemin-de-fer/evening'
import type { Person } from '@/rules/chemin-de-fer/state/evening'
import { tableauView } from '@/rules/chemin-de-fer/views/tableau'
import { NO_CHIPS, totalChips } from '@/rules/kernel/chips'
import type { Payment } from '@/rules/kernel/payments'
import type { PaperProof, ReceiptPaper } from '@/server/print/papers'
import { maybePerson, type PersonOf, paymentOnPaper } from '@/server/print/people'
import type { Words } from '@/server/print/words'
import type { CassaPaper, SalaPaper } from './papers'

/** The tableau of an evening: closed, or provisional as far as it is counted. */
export function salaPaper(
  evening: Evening,
  { personOf, proof }: { personOf: PersonOf; proof: PaperProof | null },
): SalaPaper {
  const sheet = tableauView(evening)
  const { closedAt, closedBy, isCounted, imbalance, tax, deposits, notes = NO_CHIPS } = sheet
  const { title, day, lastTable, closing, persons } = evening
  return {
    evening: { title, day },
    tables: lastTable,
    closedAt,
    closedBy: maybePerson(personOf, closedBy),
    rows: sheet.rows.map(({ member, ...row }) => {
      const isKnown = isCounted || closing?.counted[member] !== undefined
      return {
        player: personOf(member),
        casse: persons[member]?.casse ?? [],
        drawn: row.drawn,
        counted: isKnown ? row.counted : null,
        result: isKnown ? row.result : null,
        share: row.share,
        shareChips: row.shareChips,
        final: isCounted ? row.final : null,
      }
    }),
    imbalance: isCounted ? imbalance : null,
    tax,
    deposits,
    notes,
    payments: sheet.payments.map((payment) => paymentOnPaper(payment, personOf)),
    proof,
  }
}

/** The slip of one cassa of a person, numbered from 1; null for a correction, and where there is none. */
export function cassaPaper(
  { title, day }: Evening,
  { member, casse }: Person,
  number: number,
  personOf: PersonOf,
): CassaPaper | null {
  const cassa = casse[number - 1]
  if (cassa?.why !== 'cassa') return null
  const { chips, at } = cassa
  const total = totalChips(casse.slice(0, number))
  return { evening: { title, day }, player: personOf(member), chips, at, total, number }
}

/** The receipt of one payment of the closed tableau. */
export const receiptOf = (
  { title, day }: Evening,
  payment: Payment,
  { personOf, words }: { personOf: PersonOf; words: Words },
): ReceiptPaper => ({
  evening: { title, day },
  table: words('sala.game'),
  payment: paymentOnPaper(payment, personOf),
})
