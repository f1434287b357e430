import type { AnyEvent } from '@/rules/kernel/decider'
import { type MemberId, membersIn } from '@/rules/kernel/ids'
import { accountsIn, type Transfer } from '@/rules/kernel/ledger'
import type { PokerEvent } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { handIn } from '@/rules/poker/giro/turn'
import { CASSA, DIVARIO, ONORI, POT, restoOf } from '@/rules/poker/money/accounts'
import { drawnBy } from '@/rules/poker/money/resti'
import type { RecordedOutcome } from '@/rules/poker/state/colpo'
import type { Table } from '@/rules/poker/state/table'

/** The error in the money after an event, in the tables that it changed; null when there is none. */
export function wrongMoney(
  before: Evening,
  event: PokerEvent,
  after: Evening,
  command: string,
): string | null {
  for (const table of Object.values(after.tables)) {
    const { id } = table
    const was = before.tables[id]
    if (table === was) continue
    const wrong =
      (hasMoved(table, was) ? (unbalanced(table, was) ?? wrongSheet(table)) : null) ??
      (was ? unentitled(was, event, command) : null)
    if (wrong) return `${event.type} at ${id}: ${wrong}`
  }
  return null
}

/** Whether the chips of the table changed: what was correct and did not change is still correct. */
const hasMoved = (table: Table, was: Table | undefined): boolean =>
  table.accounts !== was?.accounts ||
  table.players !== was.players ||
  table.tableau !== was.tableau ||
  table.status !== was.status

/** The accounts sum to zero, nobody is below zero, the cashier gave out exactly the casse, if these changed. */
function unbalanced({ accounts, players, status }: Table, was: Table | undefined): string | null {
  let sum = 0
  for (const account of accountsIn(accounts)) {
    const chips = accounts[account] ?? 0
    if (!Number.isSafeInteger(chips)) return `${account} holds ${chips}`
    if (chips < 0 && account !== CASSA && account !== DIVARIO) return `${account} is ${chips}`
    sum += chips
  }
  if (sum !== 0) return `the accounts sum to ${sum}`
  const isAsBefore =
    status === was?.status && players === was.players && accounts[CASSA] === was.accounts[CASSA]
  if (status === 'closed' || isAsBefore) return null
  let drawn = accounts[CASSA] ?? 0
  for (const player of Object.values(players)) drawn += drawnBy(player)
  return drawn === 0 ? null : `the cashier and the casse differ by ${drawn}`
}

/** A tableau's finals sum to zero, no share exceeds its result, and no chip is left on the table. */
function wrongSheet({ tableau, accounts }: Table): string | null {
  if (!tableau) return null
  const sum = tableau.rows.reduce((total, { final }) => total + final, 0)
  if (sum !== 0) return `the tableau sums to ${sum}`
  const over = tableau.rows.find(
    ({ result, shareChips }) => Math.abs(shareChips) > Math.abs(result),
  )
  if (over) return `${over.member} bears more than their result`
  const left = Object.entries(accounts).find(([, chips]) => chips !== 0)
  return left ? `${left[0]} still holds ${left[1]}` : null
}

/** Events that may pay out the middle; a settlement's winners are checked one by one. */
const GIVING: readonly string[] = [
  'changeAnswered',
  'colpoCorrected',
  'colpoReopened',
  'colpoVoided',
  'countBegun',
  'dealTakenBack',
  'declarationRetracted',
  'disputeRuled',
  'parolEnded',
  'placeLost',
  'withdrawn',
  'tableauReopened',
  'playResumed',
]

/** XII.4, C3, XIII.1, XIV.4: a player who takes from the middle was in the colpo, won, and covered that amount. */
function unentitled(table: Table, event: PokerEvent, command: string): string | null {
  const { transfers = [] } = event as AnyEvent
  for (const { from, to } of transfers) {
    if ((from !== POT && from !== ONORI) || !to.startsWith('resto:')) continue
    if (event.type === 'colpoSettled') return wrongWinners(table, event, command)
    if (!GIVING.includes(event.type)) return `${from} went to ${to}`
  }
  return null
}

function wrongWinners(
  table: Table,
  { outcome, transfers, pot }: Extract<PokerEvent, { type: 'colpoSettled' }>,
  command: string,
): string | null {
  const { colpo, play, parol } = table
  if (!colpo) return 'no colpo was in play'
  if (outcome.kind === 'nobody-opened') return 'the pot went out without a winner'
  if (outcome.kind === 'parol') {
    const back = outcome.back ?? []
    const out = transfers.filter(({ from }) => from === POT)
    const right = out.every(({ to, chips }) =>
      back.some((of) => restoOf(of.member) === to && of.chips === chips),
    )
    return right ? null : 'a pot went out in a parol'
  }
  // A result that the table enters by hand replaces the moves recorded before.
  const byMoves = command === 'recordColpo' ? null : play
  for (const { from, to } of transfers) {
    if (from !== POT && from !== ONORI) continue
    const member = takerOf(table, to)
    if (member === undefined) return `${from} went to ${to}`
    if (from === ONORI && !colpo.honourPot?.entitled.includes(member))
      return `${member} took a pot in honour they had not formed`
    const won = wonBy(outcome, transfers, member)
    if (won <= 0) continue
    const aside = outcome.sides?.some(({ winners }) => winners.includes(member)) ?? false
    if (!colpo.players.includes(member)) return `${member} was not in the colpo`
    if (!aside && !outcome.ranking.some((group) => group.includes(member)))
      return `${member} had not won`
    if (byMoves && handIn(byMoves, member)?.standing !== 'in') return `${member} was out`
    if (parol && colpo.parolOf !== null && parol.declared[member] !== true)
      return `${member} was not in the parol`
    const most = coveredBy(outcome, member, aside) + pot
    if (won > most) return `${member} took ${won} of at most ${most}`
  }
  return null
}

/** The owner of an account, if it is a resto. */
function takerOf({ players }: Table, account: string): MemberId | undefined {
  return membersIn(players).find((member) => restoOf(member) === account)
}

/**
 * A member's gain from the pot, minus an uscita that goes back to a player who leaves because the pack changes (X.3).
 */
function wonBy(
  { back = [] }: Extract<RecordedOutcome, { kind: 'won' }>,
  transfers: readonly Transfer[],
  member: MemberId,
): number {
  const account = restoOf(member)
  let won = 0
  for (const { from, to, chips } of transfers) if (from === POT && to === account) won += chips
  for (const given of back) if (given.member === member) won -= given.chips
  return won
}

/**
 * The stakes that a player may win: what they covered, what was lost (IX.7), or any side amount judged to be theirs.
 */
function coveredBy(
  { put, lost = [] }: Extract<RecordedOutcome, { kind: 'won' }>,
  member: MemberId,
  judged: boolean,
): number {
  const own = put.find((of) => of.member === member)?.chips ?? 0
  return put.reduce(
    (sum, of) => sum + (judged || lost.includes(of.member) ? of.chips : Math.min(of.chips, own)),
    0,
  )
}
