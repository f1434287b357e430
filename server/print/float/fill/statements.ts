import type { OfficeEvent } from '@/rules/float/01-offices/events'
import type { DutyEvent } from '@/rules/float/02-duties/events'
import type { FloatBoxEvent } from '@/rules/float/03-float/events'
import type { Pieces } from '@/rules/float/pieces/pieces'
import type { BookLine } from '@/rules/float/state/table'
import type { Chips } from '@/rules/kernel/chips'
import type { FloatCountPaper, Signer, StatementKind } from '../papers'
import { bookLines, type FloatFilling, headOf, listIn, pieceLines, signer } from './context'

type Counting = OfficeEvent | DutyEvent | FloatBoxEvent

/** A count of the whole float, as its line in the day book has it. */
interface Counted {
  kind: StatementKind
  pieces: Pieces
  banknotes: Chips
  seal: string | null
  isRight: boolean
  signers: readonly Signer[]
}

/** The count that a line of the day book records; null for any other line. */
function countedIn(
  filling: FloatFilling,
  lines: readonly BookLine[],
  { number, event: any }: BookLine,
): Counted | null {
  const event = any as Counting
  const sign = (office: Signer['office'], member: Parameters<typeof signer>[2]) =>
    signer(filling, office, member)
  switch (event.type) {
    case 'floatOpened':
    case 'floatClosed': {
      const { pieces, banknotes, changeur, inspector, witness } = event
      const isOpening = event.type === 'floatOpened'
      return {
        kind: isOpening ? 'opening' : 'closing',
        pieces,
        banknotes,
        seal: event.type === 'floatClosed' ? event.seal : null,
        // A wrong count opens or closes no box: the plus or minus is declared first.
        isRight: true,
        signers: [
          sign('changeur', changeur),
          sign('inspector', inspector),
          sign('witness', witness),
        ],
      }
    }
    case 'turnTaken': {
      const { pieces, banknotes, from, to, isRight } = event
      const signers = [sign('changeur', from), sign('incoming', to)]
      return { kind: 'handover', pieces, banknotes, seal: null, isRight, signers }
    }
    case 'spotChecked': {
      const count = lines.findLast((one) => one.number < number && one.event.type === 'spotCounted')
      const counted = count?.event as Extract<OfficeEvent, { type: 'spotCounted' }> | undefined
      if (!counted) return null
      const { pieces, banknotes, changeur } = counted
      const signers = [
        sign('changeur', changeur),
        sign('inspector', event.inspector),
        sign('witness', event.witness),
      ]
      const { isRight } = event
      return { kind: 'spot', pieces, banknotes, seal: null, isRight, signers }
    }
    default:
      return null
  }
}

/** Counts of a table's float, each by the number of its line in the day book. */
export function countLines(filling: FloatFilling, table: string) {
  const lines = bookLines(filling, table)
  return lines.flatMap((line) => {
    const counted = countedIn(filling, lines, line)
    return counted ? [{ line: line.number, at: line.at, ...counted }] : []
  })
}

/** The float statement of a count: `apertura`, `chiusura`, or the number of its line; null where there is none. */
export function statementPaper(
  filling: FloatFilling,
  table: string,
  which: string,
): FloatCountPaper | null {
  const counts = countLines(filling, table)
  const kind = { apertura: 'opening', chiusura: 'closing' }[which]
  const found = kind
    ? counts.findLast((one) => one.kind === kind)
    : counts.find(({ line }) => String(line) === which)
  if (!found) return null
  const { pieces, ...count } = found
  const list = listIn(filling)
  return { ...headOf(filling, table), ...count, pieces: pieceLines(filling, pieces, list) }
}
