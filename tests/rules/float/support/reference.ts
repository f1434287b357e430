import type { FloatEvent } from '@/rules/float/articles'
import type { Pieces } from '@/rules/float/pieces/pieces'

/**
 * The float of one table as somebody at the table sees it: every piece by itself, in the place where it lies. Slow, and
 * written from the register alone; the rules are compared with it.
 */
export class PieceByPiece {
  /** The values of the pieces in the float, one entry each. */
  float: number[] = []
  notes = 0
  /** Pieces and banknotes that a valletto carries for this float, by the number of the movement. */
  readonly bags = new Map<number, { pieces: number[]; notes: number }>()
  /** Chips out to each advance, by its number. */
  readonly out = new Map<number, number>()
  /** Declared differences, and what came to stay or went back. */
  plusMinus = 0
  added = 0
  opening = 0
  readonly #forms = new Map<number, Form>()
  readonly #entries: FloatEvent[] = []

  /** The sum that is there, and the one that should be. */
  get is(): number {
    const carried = [...this.bags.values()].map(({ pieces, notes }) => sum(pieces) + notes)
    return sum(this.float) + this.notes + sum([...this.out.values()]) + sum(carried)
  }
  get due(): number {
    return this.opening + this.added + this.plusMinus
  }

  /** Takes an event of this table, in order. */
  take(event: FloatEvent): void {
    this.#entries.push(event)
    switch (event.type) {
      case 'floatOpened':
        this.float = laid(event.pieces)
        this.opening = sum(this.float)
        return
      case 'floatClosed':
        this.#shut()
        return
      case 'changed':
      case 'stackChanged':
        this.#in(event.taken)
        this.#away(event.given)
        return
      case 'taxPaid':
        this.#in(event.taken)
        this.#away(event.box)
        this.#away(event.rest)
        return
      case 'banknotesTaken':
        this.notes += event.chips
        this.#away(event.pieces)
        return
      case 'advanceGiven':
        this.out.set(event.advance, sum(laid(event.pieces)))
        this.#away(event.pieces)
        return
      case 'advanceReturned':
        this.out.set(event.advance, (this.out.get(event.advance) ?? 0) - sum(laid(event.pieces)))
        this.#in(event.pieces)
        return
      case 'gapDeclared':
        this.plusMinus += sum(laid(event.pieces)) + event.banknotes - sum(this.float) - this.notes
        this.float = laid(event.pieces)
        this.notes = event.banknotes
        return
      case 'gapCompensated':
        this.plusMinus += event.chips
        if (event.chips > 0) this.#in(event.pieces)
        else this.#away(event.pieces)
        return
      case 'lineUndone':
        this.#undone(event.line)
        return
      default:
        this.#moved(event)
    }
  }

  /** The steps of the forms. */
  #moved(event: FloatEvent): void {
    switch (event.type) {
      case 'movementAsked':
        this.#forms.set(event.movement, event)
        return
      case 'paperAllowed':
        this.#forms.set(event.movement, {
          kind: 'consegna',
          gives: {},
          notes: 0,
          gets: event.pieces,
        })
        return
      case 'movementCarried': {
        const form = this.#forms.get(event.movement)
        if (form?.kind !== 'reintegro' && form?.kind !== 'reso') return
        this.bags.set(event.movement, { pieces: laid(form.gives), notes: form.notes })
        this.#away(form.gives)
        this.notes -= form.notes
        return
      }
      case 'movementReceived':
        this.#arrived(event.movement)
        return
      case 'deliveryRefused': {
        const bag = this.bags.get(event.movement)
        const form = this.#forms.get(event.movement)
        if (!event.back || !bag || !form) return
        this.bags.delete(event.movement)
        this.bags.set(event.back.number, bag)
        this.#forms.set(event.back.number, { ...form, kind: 'ritorno', gets: form.gives })
        return
      }
      case 'movementLost': {
        const bag = this.bags.get(event.movement)
        if (bag) this.plusMinus -= sum(bag.pieces) + bag.notes
        this.bags.delete(event.movement)
        return
      }
    }
  }

  #arrived(movement: number): void {
    const form = this.#forms.get(movement)
    const bag = this.bags.get(movement)
    this.bags.delete(movement)
    if (!form || form.kind === 'consegna') return
    if (form.kind === 'reso') {
      this.added -= sum(bag?.pieces ?? [])
      return
    }
    this.#in(form.gets)
    if (form.kind === 'aggiunta') this.added += sum(laid(form.gets))
    if (form.kind === 'ritorno') this.notes += form.notes
  }

  /** The entry of a line, the other way. */
  #undone(line: number): void {
    const entry = this.#entries[line - 1]
    switch (entry?.type) {
      case 'changed':
      case 'stackChanged':
        this.#in(entry.given)
        this.#away(entry.taken)
        return
      case 'taxPaid':
        this.#in(entry.box)
        this.#in(entry.rest)
        this.#away(entry.taken)
        return
      case 'banknotesTaken':
        this.notes -= entry.chips
        this.#in(entry.pieces)
        return
      case 'advanceGiven':
        this.out.delete(entry.advance)
        this.#in(entry.pieces)
        return
      case 'advanceReturned':
        this.out.set(entry.advance, (this.out.get(entry.advance) ?? 0) + sum(laid(entry.pieces)))
        this.#away(entry.pieces)
        return
    }
  }

  #in(pieces: Pieces): void {
    this.float.push(...laid(pieces))
  }

  #away(pieces: Pieces): void {
    for (const value of laid(pieces)) {
      const at = this.float.indexOf(value)
      if (at < 0) throw new Error(`no piece of ${value} lies in the float`)
      this.float.splice(at, 1)
    }
  }

  #shut(): void {
    this.float = []
    this.notes = 0
    this.opening = 0
    this.added = 0
    this.plusMinus = 0
    this.out.clear()
  }
}

interface Form {
  readonly kind: string
  readonly gives: Pieces
  readonly notes: number
  readonly gets: Pieces
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Pieces laid out one by one. */
const laid = (pieces: Pieces): number[] =>
  Object.entries(pieces).flatMap(([value, count]) =>
    Array.from({ length: count ?? 0 }, () => Number(value)),
  )

/** Pieces gathered by denomination again, those with none left out. */
export function gathered(values: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
