import { negate } from '../../kernel/chips'
import { type MemberId, membersIn } from '../../kernel/ids'
import { reversed, type Transfer } from '../../kernel/ledger'
import { withPlayer } from '../evening'
import { losing } from '../money/resti'
import type { Asked } from '../state/cassa'
import type { Colpo, Put, Rebuy, SettledColpo } from '../state/colpo'
import type { Player, Table } from '../state/table'

/** C5: the players whose mark "asked while losing" changes, and what it is then. */
export type InLossChanges = Readonly<Record<MemberId, boolean>>

/** These marks, and those of requests not answered yet: fields of an event, absent where none changes. */
export interface MarksChanged {
  inLoss?: InLossChanges
  asked?: InLossChanges
}

/** Whether a player was losing before the newest colpo was settled, whose cost is no loss yet. */
export const losingBefore = (table: Table, { dealt, settled, rebuys }: SettledColpo) =>
  losing(table, [...dealt, ...settled], rebuys)

/** Whether a player is losing once these chips are moved and these casse drawn, between two colpi. */
export const losingAfter = (table: Table, transfers: readonly Transfer[], casse: readonly Put[]) =>
  losing(
    table,
    reversed(transfers),
    casse.map(({ member, chips }) => ({ member, chips: negate(chips) })),
  )

/** C5: marks of a result told again: the players who are losing by it, and had a passata since it was told first. */
export function inLossAgain(
  table: Table,
  { players, dealtAt }: Colpo,
  isLosing: (member: MemberId) => boolean,
): MarksChanged {
  const inLoss: Record<MemberId, boolean> = {}
  for (const member of players) {
    const player = table.players[member]
    // III.3: nobody who holds cards has one in the colpo itself.
    const isSince = player?.casse.some(({ reason, at }) => reason === 'passata' && at > dealtAt)
    if (isSince && !player?.askedInLoss && isLosing(member)) inLoss[member] = true
  }
  return membersIn(inLoss).length > 0 ? { inLoss } : {}
}

/** Whether a player is losing by a last colpo put right; null for an earlier one, since which cards were dealt. */
export type LosingSince = ((member: MemberId) => boolean) | null

/**
 * III.8, C5: what a result put right changes for newcomers. Its implicit passate, and those asked since it was told, mark
 * their players as the right result would have at once; a player marked by the wrong one alone is marked no more.
 */
export function inLossAfter(
  table: Table,
  colpo: SettledColpo,
  rebuys: readonly Rebuy[],
  isLosing: LosingSince,
): MarksChanged {
  const inLoss: Record<MemberId, boolean> = {}
  const asked: Record<MemberId, boolean> = {}
  for (const player of Object.values(table.players)) {
    const { member, asked: request } = player
    const isMarked =
      rebuys.some((rebuy) => rebuy.member === member && rebuy.inLoss) ||
      isMarkedBesides(table, colpo, player, isLosing, rebuys)
    if (isMarked !== player.askedInLoss) inLoss[member] = isMarked
    if (isLosing && request && isAskedSince(request, colpo))
      if (request.inLoss !== isLosing(member)) asked[member] = !request.inLoss
  }
  return {
    ...(membersIn(inLoss).length > 0 && { inLoss }),
    ...(membersIn(asked).length > 0 && { asked }),
  }
}

/** Whether it is a further passata, asked after the result was told. */
const isAskedSince = ({ reason, at }: Asked, { settledAt }: SettledColpo): boolean =>
  reason === 'passata' && at >= settledAt

/** Whether anything besides this result marks the player: a mark from before it, or a passata handed over since. */
function isMarkedBesides(
  table: Table,
  colpo: SettledColpo,
  player: Player,
  isLosing: LosingSince,
  rebuys: readonly Rebuy[],
): boolean {
  const { handed, askedInLoss } = player
  // A deal that was taken back has its number too.
  const isSince = handed && (handed.deals === table.deals || handed.at > colpo.settledAt)
  const since = isLosing && isSince ? handed : null
  const wasMarked = since?.wasInLoss ?? askedInLoss
  if (wasMarked && !isMarkedByIt(table, colpo, player, rebuys)) return true
  if (!isLosing || !since) return false
  return isAskedSince(since.asked, colpo) ? isLosing(player.member) : since.asked.inLoss
}

/** Whether the player is marked by this result alone: the table remembers it of the last; else, as far as can be seen. */
function isMarkedByIt(
  table: Table,
  colpo: SettledColpo,
  { member }: Player,
  rebuys: readonly Rebuy[],
): boolean {
  const end = table.colpoEnd
  if (end?.colpo.number === colpo.number) return end.firstInLoss.includes(member)
  const drewInLoss = colpo.rebuys.some((rebuy) => rebuy.member === member && rebuy.inLoss)
  const drawsStill = rebuys.some((rebuy) => rebuy.member === member)
  return drewInLoss && !drawsStill && !mayHaveDrawnInLoss(table, colpo, member)
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
export function withMarks(table: Table, { inLoss = {}, asked = {} }: MarksChanged): Table {
  const marked = membersIn(inLoss).reduce(
    (so, member) => withPlayer(so, member, () => ({ askedInLoss: inLoss[member] === true })),
    table,
  )
  return membersIn(asked).reduce(
    (so, member) =>
      withPlayer(so, member, ({ asked: request }) => ({
        asked: request && { ...request, inLoss: asked[member] === true },
      })),
    marked,
  )
}
