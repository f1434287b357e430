import { negate } from '../../kernel/chips'
import { type MemberId, membersIn } from '../../kernel/ids'
import { reversed, type Transfer } from '../../kernel/ledger'
import { withPlayer } from '../evening'
import { losing } from '../money/resti'
import type { Asked, HandedPassata } from '../state/cassa'
import type { Colpo, Put, Rebuy, SettledColpo } from '../state/colpo'
import type { Player, Table } from '../state/table'

/** C5: the players whose mark "asked while losing" changes, and what it is then. */
export type InLossChanges = Readonly<Record<MemberId, boolean>>

/** These marks, those of requests not answered yet and of passate just handed over: fields of an event, absent where none changes. */
export interface MarksChanged {
  inLoss?: InLossChanges
  asked?: InLossChanges
  handed?: Readonly<Record<MemberId, HandedMark>>
}

/** Whether a passata was asked in loss, and the mark before it, to which taking it back returns (R22). */
interface HandedMark {
  readonly inLoss: boolean
  readonly was: boolean
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

/** C5: marks of a result told again: the players who are losing by it, and had or asked a passata since it was told first. */
export function inLossAgain(
  table: Table,
  colpo: Colpo,
  isLosing: (member: MemberId) => boolean,
): MarksChanged {
  const inLoss: Record<MemberId, boolean> = {}
  const asked: Record<MemberId, boolean> = {}
  for (const member of colpo.players) {
    const player = table.players[member]
    if (!player) continue
    if (table.askedBetween.includes(member) && !player.askedInLoss && isLosing(member))
      inLoss[member] = true
    const request = player.asked
    if (isAskedAfter(request, colpo) && request.inLoss !== isLosing(member))
      asked[member] = !request.inLoss
  }
  return changes({ inLoss, asked, handed: {} })
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
  const handed: Record<MemberId, HandedMark> = {}
  for (const player of Object.values(table.players)) {
    const { member, asked: request, askedInLoss } = player
    const isAsked = (one: Asked) =>
      isLosing && isAskedAfter(one, colpo) ? isLosing(member) : one.inLoss
    const since = isLosing && handedSince(table, colpo, player)
    const was: boolean =
      rebuys.some((rebuy) => rebuy.member === member && rebuy.inLoss) ||
      (isLosing && table.askedBetween.includes(member) && isLosing(member)) ||
      ((since?.wasInLoss ?? askedInLoss) && !isMarkedByIt(table, colpo, player, rebuys))
    const given = since !== null && isAsked(since.asked)
    if ((was || given) !== askedInLoss) inLoss[member] = was || given
    if (request && isAsked(request) !== request.inLoss) asked[member] = !request.inLoss
    if (since && (since.wasInLoss !== was || since.asked.inLoss !== given))
      handed[member] = { inLoss: given, was }
  }
  return changes({ inLoss, asked, handed })
}

/** The changes without the fields in which nothing changes. */
const changes = (all: Required<MarksChanged>): MarksChanged =>
  Object.fromEntries(Object.entries(all).filter(([, by]) => membersIn(by).length > 0))

/** Whether it is a further passata, asked once this colpo had a result, and before the next has. */
export const isAskedAfter = (asked: Asked | null | undefined, { number }: Colpo): asked is Asked =>
  asked?.reason === 'passata' && asked.after === number

/** The passata handed over since this colpo, before the next cards; a deal that was taken back has its number too. */
const handedSince = (table: Table, { settledAt }: Colpo, { handed }: Player) =>
  handed && (handed.deals === table.deals || handed.at > (settledAt ?? 0)) ? handed : null

/** C5: the players whom a result with these implicit passate marks, and nothing before it: `colpo` is the one told, or put right. */
export const firstInLossBy = (table: Table, colpo: Colpo, rebuys: readonly Rebuy[]): MemberId[] =>
  Object.values(table.players)
    .filter((player) => {
      const { member, askedInLoss } = player
      const drew = rebuys.some((rebuy) => rebuy.inLoss && rebuy.member === member)
      const since = handedSince(table, colpo, player)
      const isAsked = table.askedBetween.includes(member) || isAskedAfter(since?.asked, colpo)
      if (!drew && !isAsked) return false
      if (colpo.settledAt === null) return !askedInLoss
      return !(since?.wasInLoss ?? askedInLoss) || table.firstInLoss.includes(member)
    })
    .map(({ member }) => member)

/** Whether the player is marked by this result alone: the table remembers it of the last; else, as far as can be seen. */
function isMarkedByIt(
  table: Table,
  colpo: SettledColpo,
  { member }: Player,
  rebuys: readonly Rebuy[],
): boolean {
  if (!table.colpo && table.colpi[0] === colpo) return table.firstInLoss.includes(member)
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
export function withMarks(
  table: Table,
  { inLoss = {}, asked = {}, handed = {} }: MarksChanged,
): Table {
  const members = new Set([inLoss, asked, handed].flatMap((by) => membersIn(by)))
  return [...members].reduce(
    (so, member) =>
      withPlayer(so, member, (player) => ({
        askedInLoss: inLoss[member] ?? player.askedInLoss,
        asked: player.asked && {
          ...player.asked,
          inLoss: asked[member] ?? player.asked.inLoss,
        },
        handed: player.handed && withMark(player.handed, handed[member]),
      })),
    table,
  )
}

const withMark = (handed: HandedPassata, mark?: HandedMark): HandedPassata =>
  mark
    ? { ...handed, asked: { ...handed.asked, inLoss: mark.inLoss }, wasInLoss: mark.was }
    : handed
