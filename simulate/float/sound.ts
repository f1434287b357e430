import { carriedOf, floatOf } from '@/rules/float/accounts'
import { equationOf, isBooked } from '@/rules/float/equation'
import { type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import { underWay } from '@/rules/float/room'
import type { Advance } from '@/rules/float/state/movement'
import type { FloatRoom } from '@/rules/float/state/room'
import {
  type AnyCommand,
  type AnyEvent,
  type Decider,
  type Envelope,
  stateAfter,
} from '@/rules/kernel/decider'
import { type Account, accountsIn, type Balances } from '@/rules/kernel/ledger'
import { commandOf } from '@/rules/kernel/offers'
import { isSame } from '../watch'
import { person } from './house'

/** The parts of an evening of any game that its floats are made of. */
interface WithFloats {
  readonly float: FloatRoom
  readonly accounts: Balances
  readonly tables: object
}

/** A table of any game, with its round in play. */
interface Playing {
  readonly colpo?: object | null
  readonly coup?: object | null
}

/**
 * After every event the one equation of each float holds, and the book has exactly its pieces. A float is left out where
 * the event changed nothing that the two are made of: they held before it.
 */
export function wrongFloats(before: WithFloats, after: WithFloats): string | null {
  const { float, accounts, tables } = after
  if (float.settings === null) return null
  for (const id in tables) {
    if (hasSameFloat(before, after, id)) continue
    if (!equationOf(float, id).holds) return `no equation at ${id}`
    if (!isBooked(float, accounts, id)) return `the book and the pieces of ${id} differ`
    const wrong =
      wrongClosed(before, after, id) ??
      wrongReturned(float, id) ??
      wrongTaxes(before.float, float, id)
    if (wrong) return wrong
  }
  return null
}

/** A box is closed only while no round is in play at its table, and nothing that needs it open is left. */
function wrongClosed({ float: was }: WithFloats, after: WithFloats, id: string): string | null {
  const { float } = after
  if (was.tables[id]?.box !== 'open' || float.tables[id]?.box === 'open') return null
  const { colpo, coup } = (after.tables as Readonly<Record<string, Playing>>)[id] ?? {}
  if (colpo ?? coup) return `the box of ${id} is closed during a round`
  const isHere = ({ table }: { readonly table: string }) => table === id
  if (underWay(float, id).length > 0) return `the box of ${id} is closed over a form`
  if (float.side.some((item) => isHere(item) && !item.taken))
    return `the box of ${id} is closed over its side table`
  const isLeave = (advance: Advance) => isHere(advance) && advance.status === 'granted'
  return float.advances.some(isLeave) ? `the box of ${id} is closed over a leave` : null
}

/** A float that is no bank gives back at most what was added to it. */
function wrongReturned({ tables }: FloatRoom, id: string): string | null {
  const { bank = null, added = 0, returned = 0 } = tables[id] ?? {}
  return bank === null && returned > added ? `${id} gave back more than was added to it` : null
}

/** A tax that is paid fills the box up to it at most: by the lines of the book that stand, no coup has paid more. */
function wrongTaxes(was: FloatRoom, { tables }: FloatRoom, id: string): string | null {
  const table = tables[id]
  const line = table?.pages.at(-1)?.at(-1)
  const isNew = (was.tables[id]?.lineCount ?? 0) < (table?.lineCount ?? 0)
  if (!table || !isNew || line?.event.type !== 'taxPaid') return null
  const { coup } = line.event as PaidTax
  const paid = table.pages
    .flat()
    .filter(({ event, struck }) => !struck && event.type === 'taxPaid')
    .reduce((sum, { event }) => sum + paidFor(event as PaidTax, coup), 0)
  const tax = table.taxes.find((one) => one.coup === coup)?.chips ?? 0
  return paid > tax ? `the tax of coup ${coup} is ${tax}, and ${paid} are in the box` : null
}

interface PaidTax extends AnyEvent {
  readonly coup: number
  readonly box: Pieces
}

const paidFor = ({ coup, box }: PaidTax, wanted: number): number =>
  coup === wanted ? worthOf(box) : 0

/** An entry undone leaves its trace beside the float in these lists of the room, and its lines in the day book. */
const TRACES = { room: ['tables', 'cash', 'side', 'advances'], table: ['pages', 'lineCount'] }

/** An entry of the day book undone at once restores the floats, the tables and the chips as they were before it. */
export const wrongUndone =
  <S extends WithFloats, C extends AnyCommand, E extends AnyEvent>({
    decide,
    evolve,
  }: Decider<S, C, E>) =>
  (before: S, { at }: Pick<Envelope<unknown>, 'at'>, after: S): string | null => {
    for (const [table, { box, lineCount }] of Object.entries(after.float.tables)) {
      const was = before.float.tables[table]
      if (!was || box !== 'open' || lineCount !== was.lineCount + 1) continue
      const command = commandOf<C>('undoLine', { table, line: lineCount, why: 'errore' })
      const undone = { id: 'undo', at: at + 1, by: person('commissario'), command, secrets: {} }
      const decision = decide(after, undone)
      if (!decision.accepted) continue
      const other = otherThan(before, stateAfter(evolve, after, decision, undone))
      if (other) return `undoing ${lineAt(after.float, table, lineCount)} leaves another ${other}`
    }
    return null
  }

const lineAt = ({ tables }: FloatRoom, table: string, line: number): string | undefined =>
  tables[table]?.pages.flat().find(({ number }) => number === line)?.event.type

/** A part of an evening that is not the same, the traces of an undoing apart; null where all are. */
function otherThan(was: WithFloats, is: WithFloats): string | null {
  if (!isSame(was.tables, is.tables)) return 'table'
  const room = differing(was.float, is.float, TRACES.room)
  if (room) return room
  for (const [id, table] of Object.entries(was.float.tables)) {
    const part = differing(table, is.float.tables[id] ?? {}, TRACES.table)
    if (part) return `${part} of ${id}`
  }
  const accounts = accountsIn({ ...was.accounts, ...is.accounts })
  return accounts.find((one) => (was.accounts[one] ?? 0) !== (is.accounts[one] ?? 0)) ?? null
}

/** The first part by which one object differs from another, some left out. */
const differing = (one: object, other: object, except: readonly string[]): string | undefined =>
  Object.entries(one).find(
    ([name, value]) =>
      !except.includes(name) && !isSame(value, (other as Record<string, unknown>)[name]),
  )?.[0]

/** Whether everything that the equation and the book of a table's float are made of is as it was. */
function hasSameFloat(before: WithFloats, after: WithFloats, id: string): boolean {
  const { float: was } = before
  const { float: is } = after
  if (was.settings === null || !(id in before.tables)) return false
  if (was.tables[id] !== is.tables[id]) return false
  if (was.movements !== is.movements || was.advances !== is.advances) return false
  if (before.accounts === after.accounts) return true
  const { pieces, carried } = accountsOf(id)
  return (
    before.accounts[pieces] === after.accounts[pieces] &&
    before.accounts[carried] === after.accounts[carried]
  )
}

const known = new Map<string, { readonly pieces: Account; readonly carried: Account }>()

/** The accounts of a table's pieces, their names made once: this is asked after every event. */
function accountsOf(id: string): { readonly pieces: Account; readonly carried: Account } {
  const made = known.get(id) ?? { pieces: floatOf(id), carried: carriedOf(id) }
  known.set(id, made)
  return made
}
