import { type Chips, greater, minus, NO_CHIPS, negate, plus } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { potOf, restoAt } from '../money/resti'
import { comparesRestoAtDeal } from '../readings'
import type { Parol } from '../state/colpo'
import { copyParol } from '../state/copy'
import type { Table } from '../state/table'

/**
 * XIII.5: the players of this hand have paid. A participant who sits it out still owes their quota for a later hand,
 * recorded below zero, and so does a player who caused the parol and has still to declare.
 */
export function afterPaying(table: Table, parol: Parol, players: readonly MemberId[]): Parol {
  const causers = causersOf(table, parol)
  const paid: Record<MemberId, Chips> = {}
  for (const member of parol.entitled) {
    const mayPlay = parol.declared[member] ?? causers.includes(member)
    const owed = mayPlay ? quotaDue(parol, member) : NO_CHIPS
    if (owed > 0 && !players.includes(member)) paid[member] = negate(owed)
  }
  return Object.assign(copyParol(parol), { quota: NO_CHIPS, paid })
}

/** XIII.5: the chips that this member still owes to take part. */
export const quotaDue = (parol: Parol, member: MemberId): Chips =>
  greater(NO_CHIPS, minus(parol.quota, parol.paid[member] ?? NO_CHIPS))

/** XIII.5: the pot of the next hand, in chips, once these players have paid what they owe. */
export const potDealtFor = (table: Table, parol: Parol, players: readonly MemberId[]): Chips =>
  players.reduce((pot, member) => plus(pot, quotaDue(parol, member)), potOf(table))

/**
 * XIII.3: those of these players whose resto, after they have paid, is below the pot of the next hand; all'altezza it
 * counts as the largest (III.7).
 */
export function belowPot(table: Table, parol: Parol, players: readonly MemberId[]): MemberId[] {
  if (!comparesRestoAtDeal(table)) return []
  const pot = potDealtFor(table, parol, players)
  return players.filter(
    (member) =>
      !table.players[member]?.allAltezza &&
      restoAt(table, member) < plus(quotaDue(parol, member), pot),
  )
}

/** XIII.2: the next player to declare, in giro order, without those who left. Null when all have declared. */
export function nextToDeclare(table: Table, parol: Parol): MemberId | null {
  for (const member of parol.entitled)
    if (
      parol.declared[member] === undefined &&
      table.players[member]?.status !== 'left' &&
      mayStillDeclare(table, parol, member)
    )
      return member
  return null
}

/** Whether a hand of the parol was dealt: the pot is then played for as it is. */
export const isBegun = (table: Table, parol: Parol): boolean =>
  table.colpo?.parolOf === parol.colpo || table.colpi.some(({ parolOf }) => parolOf === parol.colpo)

/**
 * XIII.2, G8: a player who had left when the others declared may say it until a hand of the parol is dealt; later only
 * those who caused it may, since they have paid.
 */
export const mayStillDeclare = (table: Table, parol: Parol, member: MemberId): boolean =>
  !isBegun(table, parol) || causersOf(table, parol).includes(member)

/** The players who remained in the colpo that caused the parol. */
function causersOf({ colpi }: Table, { colpo, remainers }: Parol): readonly MemberId[] {
  const outcome = colpi.find(({ number }) => number === colpo)?.outcome
  return outcome?.kind === 'parol' ? outcome.remainers : remainers
}

/** The players who declared to take part and have not left since. */
export const participants = (table: Table, parol: Parol): MemberId[] =>
  parol.entitled.filter(
    (member) => parol.declared[member] === true && table.players[member]?.status !== 'left',
  )

/**
 * XIII.2: the players in a parol, who alone share its pot: those who came in, and those who caused it unless they said
 * that they stay out. Empty without a parol, and at tables formed when all who were entitled shared.
 */
export function takingPart({ parol, edition }: Table): MemberId[] {
  if (!parol || edition < 2) return []
  const { entitled, declared, remainers } = parol
  return entitled.filter((member) => declared[member] ?? remainers.includes(member))
}
