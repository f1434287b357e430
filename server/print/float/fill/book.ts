import type { Client } from '@/rules/float/07-day-book/day-book'
import { OFFICE_NAMES } from '@/rules/float/offices'
import { worthOf } from '@/rules/float/pieces/pieces'
import { reckoningOf } from '@/rules/float/reckoning'
import { floatAt } from '@/rules/float/room'
import type { Statement } from '@/rules/float/state/table'
import { type DayBook, dayBookOf } from '@/rules/float/views/book'
import { NO_CHIPS, plus } from '@/rules/kernel/chips'
import type { BookPaper, ClientLine, ClientOnPaper, CountLine } from '../bookPapers'
import { advanceLine } from './advances'
import { boxLine, isTaxedAt, knowsTaxAt } from './boxes'
import {
  bookLineOf,
  bookLines,
  type FloatFilling,
  headOf,
  officeName,
  rulingsAt,
  signer,
} from './context'
import { gapLine } from './gaps'
import { movementLine } from './movements'

const countLine = ({ asked }: FloatFilling, count: Statement | null): CountLine | null =>
  count && {
    at: count.at,
    pieces: worthOf(count.pieces),
    banknotes: count.banknotes,
    inspector: asked.personOf(count.inspector),
    witness: asked.personOf(count.witness),
  }

/** A client's sums in the order of their hours. */
function clientOf(
  filling: FloatFilling,
  { member, advances, banknotes, out }: Client,
): ClientOnPaper {
  const lines: ClientLine[] = [
    ...advances.flatMap(({ givenAt, chips, returns }) => [
      ...(givenAt === null ? [] : [{ at: givenAt, kind: 'out' as const, chips }]),
      ...returns.map((one) => ({ ...one, kind: 'back' as const })),
    ]),
    ...banknotes.map((one) => ({ ...one, kind: 'notes' as const })),
  ]
  const person = filling.asked.personOf(member)
  return { person, lines: lines.sort((a, b) => a.at - b.at), left: out }
}

/** Banknotes of people who had to give no name, as one client without a name. */
function unnamed({ scene }: FloatFilling, table: string): ClientOnPaper[] {
  const lines = scene.room.cash
    .filter((one) => one.table === table && one.member === null)
    .map(({ at, chips }) => ({ at, kind: 'notes' as const, chips }))
  return lines.length === 0 ? [] : [{ person: null, lines, left: NO_CHIPS }]
}

function signersOf(filling: FloatFilling, book: DayBook) {
  const { turns, staff, opening, closing } = book
  const capo = staff.findLast(({ office }) => office === 'capo-partita')
  const count = closing ?? opening
  return [
    signer(filling, 'changeur', turns.at(-1)?.changeur),
    signer(filling, 'capo', capo?.member),
    signer(filling, 'inspector', count?.inspector),
    signer(filling, 'witness', count?.witness),
  ]
}

function listsOf(filling: FloatFilling, book: DayBook) {
  const { personOf } = filling.asked
  return {
    staff: book.staff.map(({ office, member, table, from, to }) => ({
      office: officeName(filling, OFFICE_NAMES[office]),
      person: personOf(member),
      inRoom: table === null,
      from,
      to,
    })),
    turns: book.turns.map(({ changeur, since, until, took, banknotes }) => ({
      person: personOf(changeur),
      since,
      until,
      took: plus(worthOf(took), banknotes),
    })),
    side: book.side.map(({ kind, at, pieces, seat, taken, claimedBy }) => ({
      kind,
      at,
      chips: worthOf(pieces),
      seat,
      takenBy: taken && personOf(taken.by),
      claimedBy: claimedBy && personOf(claimedBy),
    })),
    checks: book.checks.map(({ inspector, witness, ...check }) => ({
      ...check,
      inspector: personOf(inspector),
      witness: witness && personOf(witness),
    })),
    cards: book.cards.map(({ by, ...count }) => ({ ...count, by: personOf(by) })),
  }
}

/** The day book of a table, at any moment (V.book-print); null for a table that the game does not know. */
export function bookPaper(filling: FloatFilling, id: string): BookPaper | null {
  const { scene } = filling
  const book = dayBookOf(scene, id)
  if (!book) return null
  const table = floatAt(scene.room, id)
  return {
    ...headOf(filling, id),
    ...listsOf(filling, book),
    closedAt: table.bookClosedAt,
    opening: countLine(filling, book.opening),
    closing: countLine(filling, book.closing),
    reckoning: reckoningOf(scene.room, id),
    clients: [...book.clients.map((client) => clientOf(filling, client)), ...unnamed(filling, id)],
    advances: scene.room.advances
      .filter((one) => one.table === id)
      .map((one) => advanceLine(filling, one)),
    movements: book.movements.map(movementLine),
    lines: bookLines(filling, id).map((line) => bookLineOf(filling, line)),
    gaps: book.gaps.map((gap) => gapLine(filling, gap)),
    taxes: book.taxes.map((tax) => ({
      ...tax,
      coups: table.taxes.filter(({ taglia }) => taglia === tax.taglia).length,
    })),
    knowsTax: knowsTaxAt(filling, id),
    isTaxed: isTaxedAt(filling, id),
    boxes: table.taxBoxes.map((box) => boxLine(filling, table, box)),
    rulings: rulingsAt(filling, id),
    signers: signersOf(filling, book),
  }
}
