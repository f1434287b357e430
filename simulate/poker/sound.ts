import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { type PokerCommand, type PokerEvent, poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { frozenBy } from '@/rules/poker/frame/at-table'
import { playersIn } from '@/rules/poker/giro/turn'
import { POT, restoOf } from '@/rules/poker/money/accounts'
import type { Table } from '@/rules/poker/state/table'
import { tavolo } from '../actors'
import { wrongMoney } from './money'

/** The error after an event: in the money, in a parol, or a showdown without a result; null when there is none. */
export function wrongAfter(
  before: Evening,
  event: PokerEvent,
  after: Evening,
  command: string,
): string | null {
  const money = wrongMoney(before, event, after, command)
  if (money || !('table' in event) || event.table === undefined) return money
  const table: Table | undefined = after.tables[event.table]
  if (!table) return null
  if (event.type === 'colpoCorrected') return wrongPaid(event, table)
  const { play, colpo, corrections } = table
  if (play?.phase !== 'showdown' || !colpo) return null
  if (before.tables[event.table]?.play?.phase === 'showdown') return null
  const isPutRight = corrections.some(({ at }) => at >= colpo.dealtAt)
  return isPutRight ? wrongShowdown(after, table, colpo.dealtAt) : null
}

/** The players of a parol that rests on a colpo put right have paid what they put into the pot, as it stands recorded. */
function wrongPaid(
  { colpo, outcome, settled }: Extract<PokerEvent, { type: 'colpoCorrected' }>,
  { parol, colpi }: Table,
): string | null {
  if (outcome.kind !== 'parol' || parol?.colpo !== colpo || colpi[0]?.number !== colpo) return null
  const paid = (member: MemberId): number => parol.paid[member] ?? 0
  for (const { member } of outcome.put) {
    const put = settled.reduce(
      (sum, { from, to, chips }) => (from === restoOf(member) && to === POT ? sum + chips : sum),
      0,
    )
    if (!parol.declared[member] && paid(member) !== put)
      return `${member} has paid ${paid(member)} for the parol, and put ${put} in`
  }
  const quota = Math.max(...outcome.remainers.map(paid))
  return parol.quota === quota ? null : `a quota of ${parol.quota}, and ${quota} put in`
}

/** At a showdown whose opening is known, the table may say who won: of those still in, one at least can be named. */
function wrongShowdown(evening: Evening, table: Table, at: Instant): string | null {
  const { id, play } = table
  if (play?.phase !== 'showdown' || play.speaker !== null || play.answering.length > 0) return null
  if (play.parol || play.nullified !== null || frozenBy(table)) return null
  const known = play.openingHeld === null ? { ...play, openingHeld: true } : play
  const shown = { ...evening, tables: { ...evening.tables, [id]: { ...table, play: known } } }
  const why = new Set<string>()
  for (const member of playersIn(play)) {
    const command: PokerCommand = {
      type: 'judgeColpo',
      table: id,
      ranking: [[member]],
      honours: [],
    }
    const decision = poker.decide(shown, { id: 'end', at, by: tavolo(id), command, secrets: {} })
    if (decision.accepted) return null
    why.add(decision.refusal.code)
  }
  return `nobody can win at ${id}: ${[...why]}`
}

/** The error that a costly look at a whole evening finds: a showdown from which no result follows. */
export const wrongWhole = (
  _before: Evening,
  { at }: { readonly at: Instant },
  after: Evening,
): string | null =>
  Object.values(after.tables).reduce<string | null>(
    (wrong, table) => wrong ?? wrongShowdown(after, table, at),
    null,
  )
