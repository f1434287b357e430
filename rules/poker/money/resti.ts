import { type Chips, minus, NO_CHIPS, plus, sumOf, totalChips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import { oncePer } from '../../kernel/once'
import { countsLossAllAltezza } from '../readings'
import type { Opening, Put, SettledColpo } from '../state/colpo'
import { asSeat, type SeatNumber } from '../state/ids'
import type { Player, Seated, Table } from '../state/table'
import { POT, restoOf } from './accounts'

/** The chips in a player's sector. Source: III.1. */
export const restoAt = (table: Table, member: MemberId): Chips =>
  table.accounts[restoOf(member)] ?? NO_CHIPS

/** Everything in the middle, in chips, minor pots of a split parol included. */
export const middleOf = (table: Table): Chips => table.accounts[POT] ?? NO_CHIPS

/** The pot being played for, in chips: the middle without the minor pots still to be played (XIII.4, G4). */
export const potOf = (table: Table): Chips =>
  table.parol ? minus(middleOf(table), sumOf(table.parol.split)) : middleOf(table)

/** Chips drawn from the cashier, corrections included. Source: XVI.1. */
export const drawnBy = (player: Player): Chips => totalChips(player.casse)

/** Whether each resto in the accounts is right: not at level 1, nor after it until all were counted. */
export const restiAreKnown = (table: Table): boolean => table.restiKnown && table.level !== 1

/**
 * A player's result so far, in chips: resto and stakes in the colpo in play, or what another `moved`, minus casse;
 * null when unknown. Source: B5.
 */
export function netOf(
  table: Table,
  member: MemberId,
  moved: readonly Transfer[] = table.colpo?.dealt ?? [],
): Chips | null {
  const player = table.players[member]
  if (!player || !restiAreKnown(table)) return null
  const account = restoOf(member)
  let net = minus(restoAt(table, member), drawnBy(player))
  for (const { from, to, chips } of moved) {
    if (from === account) net = plus(net, chips)
    if (to === account) net = minus(net, chips)
  }
  return net
}

/**
 * C5: whether a player is losing now; with unknown resti, a player who asks for more is assumed to. `resto`, for a player
 * all'altezza, is what the colpo being settled leaves them, below zero for a loss beyond their chips (III.8). Of a colpo
 * that is settled again, what it has moved and the casse drawn for it are no loss yet: `moved` and `rebuys`.
 */
export const losing =
  (table: Table, moved?: readonly Transfer[], rebuys: readonly Put[] = []) =>
  (member: MemberId, resto?: Chips) => {
    const player = table.players[member]
    if (resto !== undefined && player && countsLossAllAltezza(table) && restiAreKnown(table))
      return resto < drawnBy(player)
    const own = rebuys.filter((one) => one.member === member).map(({ chips }) => chips)
    const net = netOf(table, member, moved)
    return net === null || plus(net, sumOf(own)) < 0
  }

/**
 * The lowest pair that opens the colpo in play, or the next: in
 * a parol the one that the table chose. Source: VI.2, XIII.6.
 */
export const openingAt = ({ colpo, parol, settings, opening }: Table): Opening =>
  colpo?.opening ?? (parol ? settings.parolOpening : opening)

/** The number of settled colpi, without the one in play. */
export const settledColpi = (table: Table): number =>
  table.colpo ? table.colpoNumber - 1 : table.colpoNumber

/** The settled colpi since which every colpo was recorded, newest first: none at level 1, where deals are unseen. */
export function colpiSeen({ colpi, level, unseen }: Table): readonly SettledColpo[] {
  if (level === 1) return []
  return unseen === null ? colpi : colpi.filter(({ number }) => number > unseen.after)
}

/** Players with a seat, present or away, in order of seat. */
export const seatedPlayers = (table: Table): readonly Seated[] => seatedAmong(table.players)

const seatedAmong = oncePer((players: Table['players']): readonly Seated[] =>
  Object.values(players)
    .filter((player): player is Seated => player.status === 'seated' || player.status === 'away')
    .sort((a, b) => a.seat - b.seat),
)

/** III.6: present players who have drawn no chips yet, in order of seat. */
export const unpaidAt = (table: Table): MemberId[] =>
  seatedPlayers(table)
    .filter(({ status, casse }) => status === 'seated' && casse.length === 0)
    .map(({ member }) => member)

/** Present players in giro order, which is clockwise, from the left of `seat`; the player at `seat` is last. */
export function giroFrom(table: Table, seat: SeatNumber): MemberId[] {
  const here = seatedPlayers(table).filter((player) => player.status === 'seated')
  const after = here.filter((player) => player.seat > seat)
  const upTo = here.filter((player) => player.seat <= seat)
  return [...after, ...upTo].map((player) => player.member)
}

/** The seat on the left of `seat`, empty or not. */
export const leftOf = (table: Table, seat: SeatNumber): SeatNumber =>
  asSeat((seat % table.settings.seats) + 1)
