import type { Refused } from '../../kernel/decider'
import { type MemberId, membersIn } from '../../kernel/ids'
import { wasSentOut } from '../frame/at-table'
import { seatOf } from '../mano/order'
import { limitOf } from '../mano/present'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import type { Place, SeatNumber } from '../state/ids'
import { SEGUITO_STEPS, type Seguito, type SeguitoStep } from '../state/mano'
import type { Seat } from '../state/seat'
import type { Table } from '../state/table'

/** The table, its mano on offer and the evening, as the questions of this section need them. */
export interface Offering {
  readonly evening: Evening
  readonly table: Table
  readonly seguito: Seguito
}

/** Refuses a member whom the rows (and cd12) keep from buying at this step, whatever their chips; null when none does. */
export function notBuyer(
  { evening, table, seguito }: Offering,
  member: MemberId,
  step: SeguitoStep,
): Refused | null {
  const out = wasSentOut(evening, member)
  if (out) return out
  const named = { member: { member } }
  if (isBarredFromBuying(evening, member)) return refuse('S.95a', 'barred-from-buying', named)
  const sold = limitOf(table, member, 'sold')
  if (sold) return refuse(sold.provision === 'S.105' ? 'S.105' : 'S.98', 'only-banco-calls', named)
  if (step === 'auction') {
    const isOwn =
      member === seguito.outgoing ||
      member === seguito.outgoingSocio ||
      limitOf(table, member, 'passed') !== null ||
      limitOf(table, member, 'partner') !== null
    if (isOwn) return refuse('S.101', 'not-in-own-auction', named)
  } else if (member === seguito.outgoing && !isAskedAgain(seguito, step))
    return refuse('S.97', 'own-mano', named)
  return sitsElsewhere(evening, table, member) ? refuse('S.96', 'sits-elsewhere', named) : null
}

/** S.106: whether the palette of a dropped purchase comes to the banker who passed. */
const isAskedAgain = ({ asksOutgoing }: Seguito, step: SeguitoStep): boolean =>
  asksOutgoing && (step === 'altezza' || step === 'let-go')

/** S.104: the inspector's bar holds at every table of the evening. */
function isBarredFromBuying({ tables }: Evening, member: MemberId): boolean {
  for (const one of Object.values(tables))
    if (limitOf(one, member, 'no-auction') !== null) return true
  return false
}

/** Whether a member has a seat at another table that is not closed. */
function sitsElsewhere({ tables }: Evening, { id }: Table, member: MemberId): boolean {
  for (const one of Object.values(tables))
    if (one.id !== id && one.status !== 'closed' && seatOf(one, member) !== null) return true
  return false
}

const isBuyer = (offering: Offering, member: MemberId, step: SeguitoStep): boolean =>
  notBuyer(offering, member, step) === null

/** The seated holder before whom the palette may stop: present, and with the right to buy. Null for any other seat. */
export function askable(offering: Offering, number: SeatNumber): MemberId | null {
  const seat = offering.table.seats.find((one) => one.number === number)
  const holder = seat?.holder ?? null
  if (!seat || holder === null || seat.away) return null
  return isBuyer(offering, holder, 'altezza') ? holder : null
}

/** The index in the round of the seat that the palette has come to; its length when the round is over. */
export function paletteAt(offering: Offering, from = offering.seguito.asked): number {
  const { round } = offering.seguito
  const at = round.findIndex((seat, index) => index >= from && askable(offering, seat) !== null)
  return at < 0 ? round.length : at
}

/** Those whom the palette has not come to yet, in its order. */
export const stillToAsk = (offering: Offering): MemberId[] =>
  askableAt(offering, offering.seguito.round.slice(offering.seguito.asked))

/** Everybody seated who may have it after the round, nearest first (S.89). */
const seatedBuyers = (offering: Offering): MemberId[] => askableAt(offering, offering.seguito.round)

/** The holders of these seats before whom the palette may stop, in the same order. */
function askableAt(offering: Offering, seats: readonly SeatNumber[]): MemberId[] {
  const members: MemberId[] = []
  for (const seat of seats) {
    const member = askable(offering, seat)
    if (member !== null) members.push(member)
  }
  return members
}

/** V.paddle-next, S.84: the socio of the banker who passed, standing, where the house treats them as if seated. */
export function socioAsSeated(offering: Offering): MemberId | null {
  const { evening, table, seguito } = offering
  const socio = seguito.outgoingSocio
  if (socio === null || !evening.settings.outgoingSocioStanding || seatOf(table, socio)) return null
  return isBuyer(offering, socio, 'let-go') ? socio : null
}

/** Those who may take it once the round is over and before the standing, in the order of their right. */
export function takersAfterRound(offering: Offering): MemberId[] {
  const socio = socioAsSeated(offering)
  return socio === null ? seatedBuyers(offering) : [...seatedBuyers(offering), socio]
}

/** Members of the evening who stand at this table and may buy at this step. */
const standingBuyers = (offering: Offering, step: SeguitoStep): MemberId[] =>
  membersIn(offering.evening.persons).filter(
    (member) => !seatOf(offering.table, member) && isBuyer(offering, member, step),
  )

/** S.97, cf47: the banker who passed may take it back, unless a bought mano was passed after a first-coup tie. */
export function mayTakeBack({ evening, table, seguito }: Offering): boolean {
  if (!evening.settings.altezzaOutgoing) return false
  return limitOf(table, seguito.outgoing, 'sold')?.provision !== 'S.105'
}

const hasTakers = (offering: Offering, step: SeguitoStep): boolean => {
  switch (step) {
    case 'altezza':
      return true
    case 'let-go':
      return takersAfterRound(offering).length > 0
    case 'standing':
      return offering.evening.settings.altezzaStanding && standingBuyers(offering, step).length > 0
    case 'outgoing':
      return mayTakeBack(offering)
    case 'auction':
      return true
  }
}

/** The step after this one at which somebody may take the mano; the auction is always the last (cf46). */
export function stepAfter(offering: Offering, step: SeguitoStep): SeguitoStep {
  const later = SEGUITO_STEPS.slice(SEGUITO_STEPS.indexOf(step) + 1)
  return later.find((one) => hasTakers(offering, one)) ?? 'auction'
}

/** A member's place now: their seat, or the gap where they stand; a seat they have left since becomes the gap beside it. */
export function placeNow(table: Pick<Table, 'seats'>, member: MemberId, place: Place): Place {
  const seat: Seat | null = seatOf(table, member)
  if (seat) return { kind: 'seat', seat: seat.number }
  return { kind: 'gap', after: place.kind === 'gap' ? place.after : place.seat }
}
