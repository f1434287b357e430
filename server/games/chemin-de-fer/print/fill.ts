import type { Evening } from '@/rules/chemin-de-fer/evening'
import type { Payment } from '@/rules/chemin-de-fer/state/tableau'
import { tableauView } from '@/rules/chemin-de-fer/views/tableau'
import type { PaperProof, PaymentLine } from '@/server/print/papers'
import { maybePerson, type PersonOf } from '@/server/print/people'
import type { SalaPaper } from './papers'

/** The tableau of an evening: closed, or provisional as far as it is counted. */
export function salaPaper(
  evening: Evening,
  { personOf, proof }: { personOf: PersonOf; proof: PaperProof | null },
): SalaPaper {
  const sheet = tableauView(evening)
  const { closedAt, closedBy, isCounted, imbalance, tax, deposits } = sheet
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
    payments: sheet.payments.map((payment) => lineOf(payment, personOf)),
    proof,
  }
}

function lineOf(payment: Payment, personOf: PersonOf): PaymentLine {
  const side = (who: Payment['from']) => (who === 'desk' ? null : personOf(who))
  return { ...payment, from: side(payment.from), to: side(payment.to) }
}
