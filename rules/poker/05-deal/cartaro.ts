import { type Chips, lesser, minus } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { isDealtAgain } from '../colpo/void'
import { colpiSeen, leftOf, restoAt, seatedPlayers, settledColpi } from '../money/resti'
import type { Colpo } from '../state/colpo'
import type { SeatNumber } from '../state/ids'
import type { Player, Table } from '../state/table'

/** The pack on its way to the next dealer. */
export interface Passage {
  seat: SeatNumber
  cartaro: MemberId
  /** A10: the number of giri that began on the way. */
  giri: number
  /** V.3: players away at their turn to deal, and what each owes to the pot as cartaro. */
  charged: readonly { member: MemberId; paid: Chips; debt: Chips }[]
}

/**
 * Passes the pack from the seat it has reached to the first player who may deal. It passes over empty seats, absent
 * players (who owe the uscita as cartaro, once per absence) and players who came in at their own turn. Null when
 * nobody may deal. Source: V.2, V.3, XIII.7, A10, D4.
 */
export function passPack(
  table: Table,
  from: SeatNumber,
  mayDeal: (player: Player) => boolean,
  inParol: boolean,
): Passage | null {
  const bySeat = new Map(seatedPlayers(table).map((player) => [player.seat, player]))
  const charged: { member: MemberId; paid: Chips; debt: Chips }[] = []
  let giri = 0
  let comesInNow: { seat: SeatNumber; cartaro: MemberId; giri: number; charges: number } | null =
    null
  let seat = from
  for (let step = 0; step < table.settings.seats; step++) {
    // Not in the head of the loop: a loop that ends with a return has its head bundled without its imports (Next 16.4).
    if (step > 0) seat = leftOf(table, seat)
    const reached = step === 0 && isReached(table, seat)
    if (!inParol && seat === table.firstCartaro && !reached) giri += 1
    const player = bySeat.get(seat)
    if (!player) continue
    if (player.status === 'away') {
      if (!inParol && !player.absenceCharged) charged.push(asCartaro(table, player))
      continue
    }
    if (!mayDeal(player)) continue
    if ((!inParol && isComingIn(table, player)) || hasMovedOn(table, player)) {
      comesInNow ??= { seat, cartaro: player.member, giri, charges: charged.length }
      continue
    }
    return { seat, cartaro: player.member, giri, charged }
  }
  if (!comesInNow) return null
  return { ...comesInNow, charged: charged.slice(0, comesInNow.charges) }
}

/** A10: the pack is already at this seat: at the first deal, and when a void colpo is dealt again. */
const isReached = (table: Table, seat: SeatNumber) =>
  table.colpoNumber === 0 || (isDealtAgain(table) && table.colpi[0]?.cartaroSeat === seat)

/** V.2: the player took their seat, or came back to it, after the pack had reached it. */
const isComingIn = (table: Table, player: Player) =>
  colpiSeen(table).length > 0 && player.enteredAfter === settledColpi(table)

/** V.2, B5: the player dealt the last colpo, and took the seat that the pack came to after it. */
function hasMovedOn(table: Table, { member, seat }: Player): boolean {
  const [last] = table.colpi
  return last?.cartaro === member && last.cartaroSeat !== seat && !isDealtAgain(table)
}

/**
 * A10: the giro in which the right dealer deals, in place of a wrong one: as if the pack had gone to their seat. A seat that
 * is nearer back than on lies before the wrong one, otherwise the right dealer had been passed over. The first cartaro's
 * seat is counted by the next deal itself, and so not here.
 */
export function giroOfRightDealer(
  table: Table,
  { before, cartaroSeat: wrong, giro, number, parolOf }: Colpo,
  right: SeatNumber,
): number {
  const { firstCartaro: first, settings } = table
  if (parolOf !== null || right === wrong || first === null) return giro
  const from = before.cartaro
  const onward = (one: SeatNumber, other: SeatNumber) =>
    (other - one + settings.seats) % settings.seats
  const wasCounted = first === from && (number === 1 || isReached(table, from))
  const toFirst = onward(from, first)
  const begun = (steps: number): number => {
    if (steps >= 0) return !wasCounted && toFirst <= steps ? 1 : 0
    return wasCounted || (toFirst > 0 && toFirst - settings.seats > steps) ? -1 : 0
  }
  const isBack =
    onward(from, right) > onward(from, wrong) && onward(right, wrong) <= onward(wrong, right)
  const steps = onward(from, right) - (isBack ? settings.seats : 0)
  const least = right === first ? 0 : 1
  return Math.max(least, giro - begun(onward(from, wrong)) + begun(steps) + least - 1)
}

function asCartaro(table: Table, { member }: Player) {
  const paid = lesser(table.settings.uscita, restoAt(table, member))
  return { member, paid, debt: minus(table.settings.uscita, paid) }
}
