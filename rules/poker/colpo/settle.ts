import {
  type Chips,
  equalParts,
  greater,
  minus,
  NO_CHIPS,
  plus,
  times,
  totalChips,
} from '../../kernel/chips'
import type { Draft } from '../../kernel/draft'
import { asMember, type MemberId } from '../../kernel/ids'
import type { Put } from '../state/colpo'

/** Chips by member; members not named have none. */
export type ByMember = Readonly<Record<MemberId, Chips>>

/** Everything that the middle is settled by; amounts in chips. */
export interface Middle {
  /** The pot before the opening: it belongs to the main pot (C3). */
  pot: Chips
  /** Each player's stake, put in after the uscita. */
  put: ByMember
  /** Groups of winners, best first. */
  ranking: readonly (readonly MemberId[])[]
  /** Giro order, for the odd units. */
  giro: readonly MemberId[]
  /** Winners of the layer up to a stake, where the ranking does not give them. */
  sides?: readonly Side[]
  /** Players put out with their stakes lost (IX.7): they win nothing and take nothing back. */
  lost?: readonly MemberId[]
}

/** A side amount judged among those who covered it, identified by the stake up to which it reaches. */
export interface Side {
  upTo: Chips
  winners: readonly MemberId[]
}

export type SettledMiddle =
  | { claimed: true; won: readonly Put[] }
  | { claimed: false; chips: Chips; contenders: readonly MemberId[] }

/** A layer of the middle; only players who covered it may win it. */
export interface Layer {
  upTo: Chips
  chips: Chips
  contenders: readonly MemberId[]
}

/**
 * Settles the middle by layers: the pot goes to the best hand, each side amount to the best that covered it, an excess
 * back to its owner, or to the winners below if the owner was put out. Layers with the same winners are shared as one.
 * `claimed` is false when no ranked player may win a layer. Source: XII.4, C3, IX.7.
 */
export function settleMiddle({
  pot,
  put,
  ranking,
  giro,
  sides = [],
  lost = [],
}: Middle): SettledMiddle {
  const shares: Share[] = []
  let below: readonly MemberId[] = winnersOf(without(giro, lost), ranking, giro)
  for (const layer of [{ upTo: NO_CHIPS, chips: pot, contenders: giro }, ...layersOf(put)]) {
    const { upTo, chips, contenders } = layer
    const able = without(contenders, lost)
    const isMatched = contenders.length > 1 || contenders === giro || able.length === 0
    if (chips === 0 || !isMatched) continue
    const side = sides.find((judged) => judged.upTo === upTo)
    const named = side
      ? giro.filter((member) => side.winners.includes(member))
      : winnersOf(able, ranking, giro)
    const winners: readonly MemberId[] = able.length === 0 && !side ? below : named
    if (winners.length === 0) return { claimed: false, chips, contenders }
    below = winners
    addTo(shares, winners, chips)
  }
  return { claimed: true, won: givenOut(shares) }
}

interface Share {
  chips: Chips
  winners: readonly MemberId[]
}

/** Each winner's total. */
function givenOut(shares: readonly Share[]): Put[] {
  const won: Draft<Put>[] = []
  for (const { chips, winners } of shares)
    for (const part of inEqualParts(chips, winners)) {
      const theirs = won.find(({ member }) => member === part.member)
      if (theirs) theirs.chips = plus(theirs.chips, part.chips)
      else won.push(part)
    }
  return won
}

/** Adds to the share of the same winners, if there is one already. */
function addTo(shares: Share[], winners: readonly MemberId[], chips: Chips): void {
  const same = shares.find(
    (share) =>
      share.winners.length === winners.length &&
      share.winners.every((member, index) => member === winners[index]),
  )
  if (same) same.chips = plus(same.chips, chips)
  else shares.push({ chips, winners })
}

const without = (members: readonly MemberId[], gone: readonly MemberId[]): readonly MemberId[] =>
  gone.length === 0 ? members : members.filter((member) => !gone.includes(member))

/** The entitled members of the first group with any, in giro order. */
function winnersOf(
  entitled: readonly MemberId[],
  ranking: readonly (readonly MemberId[])[],
  giro: readonly MemberId[],
): MemberId[] {
  const group = ranking.find((members) => members.some((other) => entitled.includes(other))) ?? []
  return giro.filter((member) => group.includes(member) && entitled.includes(member))
}

/** Equal parts; the odd units go to the first winner. */
function inEqualParts(chips: Chips, winners: readonly MemberId[]): Put[] {
  const parts = equalParts(chips, winners.length)
  return winners.map((member, place) => ({ member, chips: parts[place] ?? NO_CHIPS }))
}

/**
 * Shares an amount in equal parts among the entitled members of the first group with any; odd units go to the first
 * in the giro. Null when nobody ranked is entitled.
 */
export function award(
  chips: Chips,
  entitled: readonly MemberId[],
  ranking: readonly (readonly MemberId[])[],
  giro: readonly MemberId[],
): Put[] | null {
  const winners = winnersOf(entitled, ranking, giro)
  return winners.length === 0 ? null : inEqualParts(chips, winners)
}

/**
 * The chips by which the highest stake exceeds every other: they return
 * to their owner, unless the owner's stakes are lost. Source: C3, IX.7.
 */
export function unmatched(
  put: ByMember,
  lost: readonly MemberId[] = [],
): { member: MemberId; chips: Chips } | null {
  let highest: MemberId | null = null
  let most = NO_CHIPS
  let second = NO_CHIPS
  for (const key in put) {
    const member = asMember(key)
    const chips = put[member] ?? NO_CHIPS
    if (highest === null || chips > most) {
      second = most
      most = chips
      highest = member
    } else second = greater(second, chips)
  }
  if (highest === null || most === second || lost.includes(highest)) return null
  return { member: highest, chips: minus(most, second) }
}

/**
 * The middle that a won colpo was played for, in chips: the pot and the stakes, without uscite taken back and without
 * the unmatched excess returned to its owner. Source: C3, X.2, IX.7.
 */
export function contestedIn(pot: Chips, { put, back = [], lost = [] }: Contested): Chips {
  const stakes: Record<MemberId, Chips> = {}
  for (const { member, chips } of put) stakes[member] = chips
  const middle = minus(plus(pot, totalChips(put)), totalChips(back))
  return minus(middle, unmatched(stakes, lost)?.chips ?? NO_CHIPS)
}

interface Contested {
  put: readonly Put[]
  back?: readonly Put[] | undefined
  lost?: readonly MemberId[] | undefined
}

/** The stakes in layers, lowest first, each with the players who covered it; the last may be one player's excess. */
export function layersOf(put: ByMember): Layer[] {
  const levels: Chips[] = []
  for (const key in put) {
    const member = asMember(key)
    const chips = put[member] ?? NO_CHIPS
    if (chips > 0 && !levels.includes(chips)) levels.push(chips)
  }
  levels.sort((a, b) => a - b)
  return levels.map((upTo, index) => {
    const contenders: MemberId[] = []
    for (const key in put) {
      const member = asMember(key)
      if ((put[member] ?? 0) >= upTo) contenders.push(member)
    }
    const height = minus(upTo, levels[index - 1] ?? NO_CHIPS)
    return { upTo, chips: times(height, contenders.length), contenders }
  })
}
