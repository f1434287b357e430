import { expectedFloat } from '@/rules/float/bank'
import { outOf } from '@/rules/float/equation'
import { type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import { floatAt } from '@/rules/float/room'
import type { Scene } from '@/rules/float/scene'
import { taxesIn, taxLeft } from '@/rules/float/tax-paid'
import { gapFound } from '@/rules/float/views/posts'
import { type Chips, minus, NO_CHIPS } from '@/rules/kernel/chips'
import type { Told } from './told'

interface OfFloat {
  readonly type: string
  readonly table?: unknown
  readonly pieces?: unknown
  readonly banknotes?: unknown
  readonly advance?: unknown
  readonly coup?: unknown
}

/** The figures of a float's forms: a difference that is declared, an advance that comes back, a tax that is paid. */
export function floatGiven(command: OfFloat, before: Scene, after: Scene): Told[] {
  const { type: form, table, advance } = command
  if (typeof table !== 'string' || before.room.settings === null) return []
  const pieces = (command.pieces ?? {}) as Pieces
  switch (form) {
    case 'declareGap': {
      const float = floatAt(before.room, table)
      const banknotes = (command.banknotes ?? NO_CHIPS) as Chips
      const told = gapFound(
        { expected: expectedFloat(before, table), float },
        { pieces, banknotes },
      )
      return [{ form, told, done: after.room.gaps.at(-1)?.chips }]
    }
    case 'returnAdvance': {
      const [was, is] = [before, after].map(({ room }) =>
        room.advances.find((one) => one.number === advance && one.table === table),
      )
      if (!was || !is) return []
      return [{ form, told: minus(outOf(was), worthOf(pieces)), done: outOf(is) }]
    }
    case 'payTax': {
      const [due, left] = [before, after].map(({ room }) => {
        const tax = taxesIn(floatAt(room, table)).findLast(({ coup }) => coup === command.coup)
        return tax && taxLeft(tax)
      })
      return due === undefined ? [] : [{ form, told: due, done: minus(due, left ?? NO_CHIPS) }]
    }
    default:
      return []
  }
}
