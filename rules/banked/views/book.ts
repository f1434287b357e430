import type { Scene } from '../../float/scene'
import { type BankStatement, bankStatement } from '../../float/views/bank'
import { type Chips, minus } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { BankedTable, Limits } from '../state'
import { wonIn } from './result'

/** The parts of a table of a banked game that its book is made from. */
export type BookedTable = Pick<
  BankedTable<never>,
  | 'id'
  | 'number'
  | 'status'
  | 'openedAt'
  | 'closedAt'
  | 'limits'
  | 'limitsBefore'
  | 'serial'
  | 'shoes'
>

/** A shoe or taglia: its colpi by their serial, and their result; none where `to` is below `from`. */
export interface ShoeSum {
  readonly number: number
  readonly at: Instant
  readonly from: number
  readonly to: number
  readonly won: Chips
}

/** The book of a table: everything that its paper prints of the game. */
export interface TableBook {
  readonly table: string
  readonly number: number
  readonly openedAt: Instant
  readonly closedAt: Instant | null
  readonly limits: readonly Limits[]
  readonly shoes: readonly ShoeSum[]
  readonly colpi: number
  /** The bank's result by its colpi. */
  readonly won: Chips
  /** The same by its float; null in a house without floats. */
  readonly statement: BankStatement | null
}

/** The shoes of a table with their results: each ends where the next one begins. */
export function shoeSums({ shoes, serial }: BookedTable, won: Chips): ShoeSum[] {
  return shoes.map(({ number, at, after, won: before }, index) => {
    const next = shoes[index + 1]
    return {
      number,
      at,
      from: after + 1,
      to: next?.after ?? serial,
      won: minus(next?.won ?? won, before),
    }
  })
}

/** The book of a table at any moment. Source: J.6, K.4. */
export function tableBook(scene: Scene, table: BookedTable): TableBook {
  const won = wonIn(scene, table.id)
  return {
    table: table.id,
    number: table.number,
    openedAt: table.openedAt,
    closedAt: table.closedAt,
    limits: [...table.limitsBefore, table.limits],
    shoes: shoeSums(table, won),
    colpi: table.serial,
    won,
    statement: bankStatement(scene, table.id),
  }
}
