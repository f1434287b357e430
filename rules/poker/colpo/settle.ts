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
import type { Put } from '../state/colpo'
import type { Draft } from '../state/draft'
import type { MemberId } from '../state/ids'

/** Chips by member; who is not named has none. */
export type ByMember = Readonly<Record<MemberId, Chips>>

export interface Middle {
  /** The pot before the opening: it belongs to the main pot (C3). */
  pot: Chips
  /** What each put in after the uscita. */
  put: ByMember
  /** Groups of winners, best first. */
  ranking: readonly (readonly MemberId[])[]
  /** Giro order, for the odd units. */
  giro: readonly MemberId[]
  /** Who takes the layer up to a stake, where it is not whom the ranking names. */
  sides?: readonly Side[]
  /** Who was put out with his stakes lost (IX.7): he wins nothing and takes nothing back. */
  lost?: readonly MemberId[]
}

/** A side amount judged among those who covered it, by the stake it reaches. */
export interface Side {
  upTo: Chips
  winners: readonly MemberId[]
}

export type SettledMiddle =
  | { claimed: true; won: readonly Put[] }
  | { claimed: false; chips: Chips; contenders: readonly MemberId[] }

/** A layer of the middle, which only who covered it may win. */
export interface Layer {
  upTo: Chips
  chips: Chips
  contenders: readonly MemberId[]
}

/**
 * Settles the middle by layers: the pot goes to the best of all, each side amount to the best of those whose stake
 * covered it, and what nobody matched returns to who put it, or falls to the winners below when he was put out. Layers
 * with the same winners are shared as one, so that the first in the giro has the odd units once. Says which layer nobody
 * ranked may win, if any. Source: XII.4, C3, IX.7.
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

/** What each has won in all. */
function givenOut(shares: readonly Share[]): Put[] {
  const won: Draft<Put>[] = []
  for (const { chips, winners } of shares)
    for (const part of inEqualParts(chips, winners)) {
      const his = won.find(({ member }) => member === part.member)
      if (his) his.chips = plus(his.chips, part.chips)
      else won.push(part)
    }
  return won
}

/** To the share of the same winners, when they have one already. */
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

/** Those entitled in the first group that has any, in giro order. */
function winnersOf(
  entitled: readonly MemberId[],
  ranking: readonly (readonly MemberId[])[],
  giro: readonly MemberId[],
): MemberId[] {
  const group = ranking.find((members) => members.some((other) => entitled.includes(other))) ?? []
  return giro.filter((member) => group.includes(member) && entitled.includes(member))
}

/** Equal parts, the odd units to the first named. */
function inEqualParts(chips: Chips, winners: readonly MemberId[]): Put[] {
  const parts = equalParts(chips, winners.length)
  return winners.map((member, place) => ({ member, chips: parts[place] ?? NO_CHIPS }))
}

/**
 * Shares an amount in equal parts among the first group with somebody entitled to it; odd units go to the first in
 * the giro. Null when nobody ranked is entitled.
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

/** What the highest put exceeds every other by: it returns to its owner, unless his stakes are lost. Source: C3, IX.7. */
export function unmatched(
  put: ByMember,
  lost: readonly MemberId[] = [],
): { member: MemberId; chips: Chips } | null {
  let highest: MemberId | null = null
  let most = NO_CHIPS
  let second = NO_CHIPS
  for (const member in put) {
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
 * what nobody matched and its owner took back. Source: C3, X.2, IX.7.
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

/** The stakes in layers, lowest first, each with those who covered it; the last may be one's unmatched excess. */
export function layersOf(put: ByMember): Layer[] {
  const levels: Chips[] = []
  for (const member in put) {
    const chips = put[member] ?? NO_CHIPS
    if (chips > 0 && !levels.includes(chips)) levels.push(chips)
  }
  levels.sort((a, b) => a - b)
  return levels.map((upTo, index) => {
    const contenders: MemberId[] = []
    for (const member in put) if ((put[member] ?? 0) >= upTo) contenders.push(member)
    const height = minus(upTo, levels[index - 1] ?? NO_CHIPS)
    return { upTo, chips: times(height, contenders.length), contenders }
  })
}
