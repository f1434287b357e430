import { type MemberId, membersIn } from '../../kernel/ids'
import { withPlayer } from '../evening'
import type { Rebuy, SettledColpo } from '../state/colpo'
import type { Table } from '../state/table'

/** C5: the players whose mark "asked while losing" changes, and what it is then. */
export type InLossChanges = Readonly<Record<MemberId, boolean>>

/**
 * III.8, C5: what a result put right changes for newcomers. Its implicit passate mark their players as the right result
 * would have at once; a player who draws none any more is no longer marked, unless they drew otherwise too. A field of
 * its event, absent where no mark changes.
 */
export function inLossAfter(
  table: Table,
  colpo: SettledColpo,
  rebuys: readonly Rebuy[],
): { inLoss?: InLossChanges } {
  const changes: Record<MemberId, boolean> = {}
  for (const { member, inLoss } of rebuys)
    if (inLoss && table.players[member]?.askedInLoss === false) changes[member] = true
  for (const { member, inLoss } of colpo.rebuys) {
    const drawsStill = rebuys.some((rebuy) => rebuy.member === member)
    if (inLoss && !drawsStill && table.players[member]?.askedInLoss)
      if (!mayHaveDrawnInLoss(table, colpo, member)) changes[member] = false
  }
  return Object.keys(changes).length > 0 ? { inLoss: changes } : {}
}

/** Whether anything but this colpo may have marked the player: a passata they asked for, or the result of another colpo. */
function mayHaveDrawnInLoss(table: Table, colpo: SettledColpo, member: MemberId): boolean {
  const casse = table.players[member]?.casse ?? []
  return (
    casse.some(
      ({ reason, at }) =>
        reason === 'passata' ||
        ((reason === 'ricostituzione' || reason === 'altezza') && at !== colpo.settledAt),
    ) ||
    table.colpi.some(
      ({ number, rebuys }) =>
        number !== colpo.number && rebuys.some((rebuy) => rebuy.member === member && rebuy.inLoss),
    )
  )
}

/** The table with these marks. */
export const withInLoss = (table: Table, changes: InLossChanges = {}): Table =>
  membersIn(changes).reduce(
    (so, member) => withPlayer(so, member, () => ({ askedInLoss: changes[member] === true })),
    table,
  )
