import { type Chips, minus, NO_CHIPS, plus, sumOf, totalChips } from '../kernel/chips'
import { oncePer } from '../kernel/once'
import { POT, restoOf } from './accounts'
import type { Opening } from './state/colpo'
import { asSeat, type MemberId, type SeatNumber } from './state/ids'
import type { Player, Seated, Table } from './state/table'

/** A player's resto, in chips: what lies in his sector. Source: III.1. */
export const restoAt = (table: Table, member: MemberId): Chips =>
  table.accounts[restoOf(member)] ?? NO_CHIPS

/** Everything in the middle, in chips, minor pots of a split parol included. */
export const middleOf = (table: Table): Chips => table.accounts[POT] ?? NO_CHIPS

/** The pot now contested: the middle without the minor pots still to be played (XIII.4). */
export const potOf = (table: Table): Chips =>
  table.parol ? minus(middleOf(table), sumOf(table.parol.split)) : middleOf(table)

/** Chips drawn from the cashier, corrections included. Source: XVI.1. */
export const drawnBy = (player: Player): Chips => totalChips(player.casse)

/** Whether each resto in the accounts is true: not at level 1, nor after it until all were counted. */
export const restiAreKnown = (table: Table): boolean => table.restiKnown && table.level !== 1

/** Won or lost so far: resto and what he put into the colpo in play, less his casse; null when unknown. Source: B5. */
export function netOf(table: Table, member: MemberId): Chips | null {
  const player = table.players[member]
  if (!player || !restiAreKnown(table)) return null
  const account = restoOf(member)
  let net = minus(restoAt(table, member), drawnBy(player))
  for (const { from, to, chips } of table.colpo?.dealt ?? []) {
    if (from === account) net = plus(net, chips)
    if (to === account) net = minus(net, chips)
  }
  return net
}

/** C5: who is losing now; with unknown resti, whoever asks for more is taken to be. */
export const losing = (table: Table) => (member: MemberId) => (netOf(table, member) ?? -1) < 0

/** What opens the colpo in play, or will open the next: in a parol what the table chose. Source: VI.2, XIII.6. */
export const openingAt = ({ colpo, parol, settings, opening }: Table): Opening =>
  colpo?.opening ?? (parol ? settings.parolOpening : opening)

/** How many colpi are settled: the one in play does not count. */
export const settledColpi = (table: Table): number =>
  table.colpo ? table.colpoNumber - 1 : table.colpoNumber

/** Players with a seat, away ones included, in order of seat. */
export const seatedPlayers = (table: Table): readonly Seated[] => seatedAmong(table.players)

const seatedAmong = oncePer((players: Table['players']): readonly Seated[] =>
  Object.values(players)
    .filter((player): player is Seated => player.status === 'seated' || player.status === 'away')
    .sort((a, b) => a.seat - b.seat),
)

/** III.6: players at the table now who have drawn no chips yet, in order of seat. */
export const unpaidAt = (table: Table): MemberId[] =>
  seatedPlayers(table)
    .filter(({ status, casse }) => status === 'seated' && casse.length === 0)
    .map(({ member }) => member)

/** Players at the table now, not away, in giro order from the left of `seat`, its own last. Play runs clockwise. */
export function giroFrom(table: Table, seat: SeatNumber): MemberId[] {
  const here = seatedPlayers(table).filter((player) => player.status === 'seated')
  const after = here.filter((player) => player.seat > seat)
  const upTo = here.filter((player) => player.seat <= seat)
  return [...after, ...upTo].map((player) => player.member)
}

/** The seat at the left of `seat`, empty or not. */
export const leftOf = (table: Table, seat: SeatNumber): SeatNumber =>
  asSeat((seat % table.settings.seats) + 1)
