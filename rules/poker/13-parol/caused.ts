import { type Chips, largest, NO_CHIPS } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { leftOf } from '../money/resti'
import type { Colpo, Parol } from '../state/colpo'
import { copyParol } from '../state/copy'
import type { SeatNumber } from '../state/ids'
import type { Table } from '../state/table'

/** Each player's stake, in chips. */
type Put = Readonly<Record<MemberId, Chips>>

/**
 * The parol that a colpo causes. Entitled are the players who formed the pot and had a place as it ended, in giro order
 * from the left of the next cartaro. Source: XIII.1, XIII.2, XIII.5, G1–G3.
 */
export function causedParol(
  table: Table,
  colpo: Colpo,
  put: Put,
  remainers: readonly MemberId[],
): Parol {
  const nextCartaro = leftOf(table, colpo.cartaroSeat)
  return {
    colpo: colpo.number,
    entitled: inGiro(table, nextCartaro, colpo),
    declared: {},
    quota: quotaOf(put, remainers),
    paid: put,
    remainers,
    nextCartaro,
    split: [],
  }
}

/**
 * G8: a hand of a parol that ends in parol again: the same players take part and pay the difference at the next deal.
 */
export const furtherParol = (parol: Parol, put: Put, remainers: readonly MemberId[]): Parol =>
  Object.assign(copyParol(parol), {
    quota: quotaOf(put, remainers),
    paid: { ...parol.paid, ...put },
    remainers,
  })

/** XIII.4: the next minor pot, played as a parol of its own; null when the parol is over. */
export function nextMinorPot(parol: Parol): Parol | null {
  if (parol.split.length === 0) return null
  return Object.assign(copyParol(parol), { split: parol.split.slice(1), quota: NO_CHIPS, paid: {} })
}

/** XIII.5: the price of coming in: what each of those who caused it has put in. */
const quotaOf = (put: Put, remainers: readonly MemberId[]): Chips =>
  largest(remainers.map((member) => put[member] ?? NO_CHIPS))

/** Those who formed the pot, by seat; a player of the colpo who has left since a wrong result was told is one of them (G8). */
function inGiro({ players, settings }: Table, from: SeatNumber, colpo: Colpo): MemberId[] {
  const { seats } = settings
  const onward = (seat: SeatNumber) => (seat - from - 1 + seats) % seats
  return Object.values(players)
    .flatMap(({ member, status, seat, formerSeat }) => {
      const isHere = status === 'seated' || status === 'away' || colpo.players.includes(member)
      const at = seat ?? formerSeat
      return isHere && at !== null && colpo.formers.includes(member) ? [{ member, at }] : []
    })
    .sort((one, other) => onward(one.at) - onward(other.at))
    .map(({ member }) => member)
}
