import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { type PokerCommand, type PokerEvent, poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { frozenBy } from '@/rules/poker/frame/at-table'
import { handIn, holdsCards, playersIn } from '@/rules/poker/giro/turn'
import { POT, restoOf } from '@/rules/poker/money/accounts'
import { othersOf } from '@/rules/poker/room/option'
import { activePlayers, isSitting, offeredTo } from '@/rules/poker/seating/places'
import type { Table } from '@/rules/poker/state/table'
import { tavolo } from '../actors'
import { wrongAgain } from './again'
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
  const state = wrongState(table)
  if (state) return state
  if (event.type === 'colpoCorrected') return wrongPaid(event, table)
  const { play, colpo, corrections } = table
  if (play?.phase !== 'showdown' || !colpo) return null
  if (before.tables[event.table]?.play?.phase === 'showdown') return null
  const isPutRight = corrections.some(({ at }) => at >= colpo.dealtAt)
  return isPutRight ? wrongShowdown(after, table, colpo.dealtAt) : null
}

/** A turn without cards, or a colpo or a parol that the table's level does not keep; null when there is none. */
function wrongState({ play, colpo, parol, level, status }: Table): string | null {
  const hand = play?.speaker ? handIn(play, play.speaker) : undefined
  if (hand && !holdsCards(hand)) return `${play?.speaker} has the turn without cards`
  if (colpo && (level === 1 || (play !== null) !== (level === 3)))
    return `a colpo at level ${level}`
  return parol && level === 1 && status === 'playing' ? 'a parol where only casse are kept' : null
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

/** II.7, A14: a table with too few players to go on is dissolved between two colpi. */
function tooFew(evening: Evening, table: Table): string | null {
  const { status, colpo, parol, settings } = table
  if (status !== 'playing' || colpo || parol) return null
  const players = activePlayers(table).length + offeredTo(evening, table).length
  return players < settings.minimumPlayers ? `${table.id} plays on with ${players}` : null
}

/** A7: a player who sits at a table has opted for it, and counts on no other list. */
function countsTwice(evening: Evening, { id, status, players }: Table): string | null {
  if (status !== 'seating' && status !== 'playing') return null
  for (const player of Object.values(players)) {
    const signUp = evening.signUps[player.signUp]
    const [other] = signUp && isSitting(player) ? othersOf(evening, signUp) : []
    if (other) return `${player.member} sits at ${id} and is ${other.status} on ${other.list}`
  }
  return null
}

/**
 * The error that a costly look at a whole evening finds: a showdown from which no result follows, too few
 * players, one who counts twice, a correction that leaves something else than the right result.
 */
export const wrongWhole = (
  _before: Evening,
  { at }: { readonly at: Instant },
  after: Evening,
): string | null =>
  Object.values(after.tables).reduce<string | null>(
    (wrong, table) =>
      wrong ??
      wrongShowdown(after, table, at) ??
      tooFew(after, table) ??
      countsTwice(after, table) ??
      wrongAgain(after, table),
    null,
  )
