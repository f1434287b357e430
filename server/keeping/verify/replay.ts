import type { JournalRow, StreamHead } from '@/db/journal'
import type { AnyGame, ClosedTableau } from '../../games/game'
import { agrees } from './agrees'
import type { StoredTableau, TellFinding } from './findings'
import type { FloatCheck } from './floats'

/** A tableau that follows from the events, at the position that closed it. */
interface Expected {
  sheet: ClosedTableau
  position: number
  hash: string
  /** Not taken back by a later event. */
  stands: boolean
}

/** Replays the journal, with the tableaux that each command closed or took back. */
export class Replay {
  #state: unknown
  #before: unknown
  #last: JournalRow | null = null
  #failed = false
  readonly #expected: Expected[] = []

  constructor(
    private readonly game: AnyGame,
    private readonly tell: TellFinding,
    private readonly floats: FloatCheck,
  ) {
    this.#state = game.decider.initial
    this.#before = game.decider.initial
  }

  take(row: JournalRow): void {
    if (this.#failed) return
    try {
      if (row.commandId !== this.#last?.commandId) this.#settle()
      const before = this.#state
      this.#state = this.game.decider.evolve(before, row.event, row)
      this.floats.take(row, before, this.#state)
      this.#last = row
    } catch (error) {
      this.#failed = true
      this.tell('unreplayable', row.position, { reason: String(error) })
    }
  }

  /** Compares the stream's line of the register and its tableaux with the replay. */
  end(stream: StreamHead, stored: readonly StoredTableau[]): void {
    if (this.#failed) return
    this.#settle()
    this.floats.end()
    const { title, day, status } = this.game.register(this.#state)
    if (status !== 'none') {
      this.#compare({ title, day, status }, stream, (say) =>
        this.tell('register-differs', null, say),
      )
    }
    const left = new Set(stored)
    for (const expected of this.#expected) {
      const found = stored.find(
        ({ hash, tableId }) => hash === expected.hash && tableId === expected.sheet.tableId,
      )
      if (found) {
        left.delete(found)
        this.#compareTableau(expected, found, stream)
        // A tableau closed and taken back within one batch was never stored.
      } else if (expected.stands) {
        this.tell('tableau-missing', expected.position, { table: expected.sheet.tableId })
      }
    }
    for (const { tableId, hash } of left) {
      this.tell('tableau-unknown', null, { table: tableId, hash })
    }
  }

  #settle(): void {
    if (!this.#last) return
    const { position, hash } = this.#last
    const { closed = [], reopened = [] } = this.game.sheets?.(this.#before, this.#state) ?? {}
    this.#before = this.#state
    for (const one of this.#expected) {
      if (reopened.includes(one.sheet.tableId)) one.stands = false
    }
    for (const sheet of closed) this.#expected.push({ sheet, position, hash, stands: true })
  }

  #compareTableau({ sheet, position, stands }: Expected, found: StoredTableau, head: StreamHead) {
    const { tableId, title, day, class: tableClass, closedAt, gap, rows, document } = sheet
    const kind = { game: head.game, source: 'evening' }
    const wanted = { ...kind, title, day, class: tableClass, closedAt, gap }
    const tell = (say: Parameters<TellFinding>[2]) =>
      this.tell('tableau-differs', position, { table: tableId, ...say })
    this.#compare({ ...wanted, eveningKey: `${head.streamId}/${tableId}` }, found, tell)
    this.#compare({ reopened: !stands }, { reopened: found.supersededAt !== null }, tell)
    for (const [index, row] of rows.entries()) {
      const line = found.rows[index]
      this.#compare({ ...row }, line ?? {}, (say) =>
        tell({ ...say, field: `${index + 1}. ${say.field}` }),
      )
    }
    if (found.rows.length > rows.length) {
      tell({ field: 'rows', expected: rows.length, found: found.rows.length })
    }
    if (!agrees(document, found.document)) tell({ field: 'document', expected: '…', found: '…' })
  }

  #compare(wanted: object, found: object, tell: (say: Say) => void): void {
    const values = new Map(Object.entries(found))
    for (const [field, expected] of Object.entries(wanted)) {
      const there = values.get(field)
      if (there !== expected)
        tell({ field, expected: String(expected), found: String(there ?? '–') })
    }
  }
}

interface Say extends Record<string, string | number> {
  field: string
}
