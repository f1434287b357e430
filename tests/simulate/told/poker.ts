import { asChips, minus, NO_CHIPS, plus } from '@/rules/kernel/chips'
import { type MemberId, membersIn } from '@/rules/kernel/ids'
import type { Transfer } from '@/rules/kernel/ledger'
import { chipsToMove } from '@/rules/poker/colpo/changes'
import { preview } from '@/rules/poker/colpo/preview'
import type { PokerCommand, PokerEvent } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { toAccept } from '@/rules/poker/giro/stake'
import { handIn } from '@/rules/poker/giro/turn'
import { openRulings } from '@/rules/poker/judging/what-if'
import { ONORI, POT, restoOf } from '@/rules/poker/money/accounts'
import { drawnBy } from '@/rules/poker/money/resti'
import { multipleOf } from '@/rules/poker/play/verify'
import { passateWorth } from '@/rules/poker/room/entry'
import type { Dispute } from '@/rules/poker/state/dispute'
import { asTable } from '@/rules/poker/state/ids'
import type { Table } from '@/rules/poker/state/table'
import { tableState } from '@/rules/poker/views/table'
import { tableauView } from '@/rules/poker/views/tableau'
import { deputato, segretario, tavolo } from '@/simulate/actors'
import { pokerGame } from '@/simulate/poker/evening'
import { differing, type Forms, type Given, moved, type Told, trying } from './told'

const give = trying(pokerGame)
const tablesOf = ({ tables }: Evening) => Object.values(tables)
const named = ({ tables }: Evening, id: string): Table | null => tables[asTable(id)] ?? null

const resto = (table: Table, member: MemberId) => table.accounts[restoOf(member)] ?? NO_CHIPS

/** The chips before a member, in front of them and put into the colpo in play. */
const lying = (table: Table, member: MemberId) =>
  minus(resto(table, member), handIn(table.play, member)?.put ?? NO_CHIPS)

const drawn = (table: Table, member: MemberId) => {
  const player = table.players[member]
  return player ? drawnBy(player) : NO_CHIPS
}

/** The result that a colpo told, without the casse drawn for it. */
function recorded({ before, step, after }: Given<Evening, PokerCommand, PokerEvent>): Told[] {
  if (step.command.type !== 'recordColpo') return []
  const { table: id, outcome } = step.command
  const [table, done] = [named(before, id), named(after, id)]
  const colpo = table && tableState(before, table).colpo
  if (!table || !colpo || !done) return []
  const told = preview(table.settings, colpo, outcome)
  if (told.refusal) return [{ form: 'recordColpo', told: told.refusal.code, done: 'accepted' }]
  // A parol whose players have left gives its pot away after the colpo.
  const isOver = done.corrections.length > table.corrections.length
  if (isOver) return []
  const net = colpo.players.map((member) => {
    const casse = minus(drawn(done, member), drawn(table, member))
    return [member, minus(minus(resto(done, member), resto(table, member)), casse)]
  })
  const left = plus(done.accounts[POT] ?? NO_CHIPS, done.accounts[ONORI] ?? NO_CHIPS)
  return [
    {
      form: 'recordColpo',
      told: { net: colpo.players.map((member) => [member, told.net[member]]), left: told.left },
      done: { net, left },
    },
  ]
}

function commanded(given: Given<Evening, PokerCommand, PokerEvent>): Told[] {
  const { before, step, after } = given
  const { command } = step
  if (!('table' in command)) return []
  const [table, done] = [named(before, command.table), named(after, command.table)]
  if (!table || !done) return []
  const form = command.type
  switch (command.type) {
    case 'recordColpo':
      return recorded(given)
    case 'correctColpo': {
      const colpo = table.colpi.find(({ number }) => number === command.colpo)
      const told = colpo && chipsToMove(table.settings, colpo, command.outcome)
      return [{ form, told: moved(told ?? []), done: differing(table, done) }]
    }
    case 'correctCassa': {
      const { member, passate } = command
      const told = passateWorth(passate, table.settings)
      return [{ form, told, done: minus(drawn(done, member), drawn(table, member)) }]
    }
    case 'declareParol': {
      const { member } = command
      const quota = tableState(before, table).parol?.quotaDue
      const told = command.in ? quota : NO_CHIPS
      return [{ form, told, done: minus(lying(table, member), lying(done, member)) }]
    }
    case 'accept': {
      const { member } = command
      const told = table.play?.speaker === member ? toAccept(table.play, member) : null
      if (told === null || !done.play) return []
      return [{ form, told, done: minus(lying(table, member), lying(done, member)) }]
    }
    case 'raise': {
      const { member, by } = command
      if (table.play?.speaker !== member || typeof by === 'number' || !done.play) return []
      const round = handIn(table.play, member)?.round ?? NO_CHIPS
      const told = minus(multipleOf(table.play, member, by), round)
      return [{ form, told, done: minus(lying(table, member), lying(done, member)) }]
    }
    case 'closeTableau': {
      const [told, is] = [tableauView(table), tableauView(done)]
      return [{ form, told: [told.rows, told.imbalance], done: [is.rows, is.imbalance] }]
    }
    case 'confirmReopen':
      return [{ form, told: tableauView(table).rows, done: tableauView(done).rows }]
    default:
      return []
  }
}

/** Everybody who is not counted yet is counted as the book expects, or with so many chips more. */
const counted = (evening: Evening, id: string, at: number, more = 0): Evening =>
  membersIn(named(evening, id)?.players ?? {})
    .filter((member) => named(evening, id)?.closing?.counted[member] === undefined)
    .reduce((so, member) => {
      const table = asTable(id)
      const chips = asChips((named(so, id)?.accounts[restoOf(member)] ?? 0) + more)
      return give(so, { type: 'countResto', table, member, chips }, segretario, at) ?? so
    }, evening)

/** The rows of the tableau, closed now. */
function closed(evening: Evening, id: string, at: number): Evening | null {
  const command = { type: 'closeTableau', table: asTable(id), settleBy: 'desk' } as const
  const ready = counted(evening, id, at)
  const accepted = give(ready, { type: 'acceptImbalance', table: asTable(id) }, deputato, at)
  return give(accepted ?? ready, command, segretario, at)
}

/** The table as it is, with its player gone, and at each moment of its count. */
function* momentsOf(evening: Evening, id: string, at: number): Generator<[string, Evening]> {
  const table = asTable(id)
  yield ['as it is', evening]
  const [gone] = named(evening, id)?.disputes.findLast(isOpen)?.contenders ?? []
  if (gone) {
    const leave = { type: 'leave', table, member: gone, allowed: false } as const
    const left = give(evening, { ...leave, anyway: true, waive: true }, tavolo(id), at)
    if (left) yield ['gone', left]
  }
  const begun = give(evening, { type: 'beginCount', table }, segretario, at)
  if (!begun) return
  yield ['count begun', begun]
  yield ['counted with a gap', counted(begun, id, at, 1)]
  const all = counted(begun, id, at)
  yield ['all counted', all]
  const over = closed(all, id, at)
  if (!over) return
  yield ['closed', over]
  const asked = give(over, { type: 'askReopen', table, why: 'prova' }, deputato, at)
  const again = asked && give(asked, { type: 'confirmReopen', table }, segretario, at)
  if (again) yield ['reopened', again]
}

/** The dispute that a judge may rule on: the latest, or one that is opened about the latest colpo. */
function disputed(evening: Evening, table: Table, at: number): Evening | null {
  const colpo = table.colpo ?? table.colpi[0]
  const [one, other] = colpo?.players ?? []
  if (!colpo || !one || !other) return null
  const opened = give(
    evening,
    {
      type: 'openDispute',
      table: table.id,
      colpo: colpo.number,
      about: 'prova',
      provision: null,
      contenders: [one, other],
    },
    tavolo(table.id),
    at,
  )
  if (!opened) return null
  const dispute = named(opened, table.id)?.disputes.length ?? 0
  const ruling = { inFavourOf: one, why: 'per ora', provision: null, final: false, transfers: [] }
  return give(opened, { type: 'ruleDispute', table: table.id, dispute, ...ruling }, deputato, at)
}

const isOpen = ({ status }: Dispute) => status !== 'final' && status !== 'withdrawn'

/** Rulings open to the judge of the table's latest dispute, each given on a copy. */
function rulings(evening: Evening, id: string, at: number): Told[] {
  const table = named(evening, id)
  const dispute = table?.disputes.findLast(isOpen)
  if (!table || !dispute) return []
  const [one, other] = dispute.contenders
  const asked = { table: table.id, dispute: dispute.number, provision: null }
  const judge = { at, by: deputato }
  const chips = asChips(3)
  const pairs: Transfer[][] =
    one && other
      ? [
          [{ from: restoOf(one), to: restoOf(other), chips }],
          [{ from: POT, to: restoOf(other), chips }],
          [{ from: restoOf(other), to: POT, chips }],
        ]
      : []
  const tried = [
    ...pairs.map((transfers) => {
      const open = openRulings(evening, { ...asked, transfers }, judge)
      return { transfers, told: open?.chips.after ?? null, consequence: { transfers } }
    }),
    ...(openRulings(evening, { ...asked, transfers: [] }, judge)?.remedies ?? []).flatMap(
      ({ choices }) =>
        choices.map(({ remedy, after }) => ({
          transfers: [],
          told: after,
          consequence: { transfers: [], remedy },
        })),
    ),
  ]
  return tried.flatMap(({ told, consequence }) =>
    [true, false].map((final): Told => {
      const command: PokerCommand = {
        type: 'ruleDispute',
        ...{ table: table.id, dispute: dispute.number, provision: null },
        ...{ inFavourOf: one ?? null, why: 'prova', final, ...consequence },
      }
      const after = give(evening, command, deputato, at)
      const is = after && openRulings(after, { ...asked, transfers: [] }, judge)?.now
      const form = JSON.stringify(command)
      const rows = after && told && table.status === 'counting' ? closed(after, id, at) : null
      const sheet = rows && named(rows, id)?.tableau?.rows
      if (!sheet) return { form, told, done: is ?? null }
      const results = (members: readonly { member: MemberId; result: unknown }[]) =>
        members.map(({ member, result }) => [member, result]).sort()
      const known = told?.players.filter(({ result }) => result !== null) ?? []
      const there = new Set(known.map(({ member }) => member))
      return {
        form,
        told: [told, results(known)],
        done: [is, results(sheet.filter(({ member }) => there.has(member)))],
      }
    }),
  )
}

export const pokerForms: Forms<Evening, PokerCommand, PokerEvent> = {
  of: commanded,
  offered: (evening, at) =>
    tablesOf(evening).flatMap((table) => {
      const dispute = disputed(evening, table, at)
      if (!dispute) return []
      return [...momentsOf(dispute, table.id, at)].flatMap(([moment, then]) =>
        rulings(then, table.id, at).map((one) => ({ ...one, form: `${moment}: ${one.form}` })),
      )
    }),
}
