import { leftOf } from '../money/resti'
import { countsParolHand } from '../readings'
import type { Aftermath, Colpo, Parol } from '../state/colpo'
import type { Table } from '../state/table'
import { nextMinorPot } from './caused'

/**
 * XIII.8: the deal after the last hand of a parol. It goes back to whom it was due; a parol of one hand was the mano it
 * stands for, and counts for the giro (R18).
 */
export function dealAfter(
  table: Table,
  colpo: Colpo,
  parol: Parol,
): Pick<Aftermath, 'cartaro' | 'giro'> {
  const { nextCartaro } = parol
  if (!countsParolHand(table)) return { cartaro: nextCartaro }
  return wasOneHand(table, colpo)
    ? { cartaro: leftOf(table, colpo.cartaroSeat), giro: giroOf(table, colpo, parol) }
    : { cartaro: nextCartaro, giro: colpo.giro }
}

/**
 * XIII.8: the giro before the only hand of a parol, which was won, counted for it, to put back when that result is
 * corrected; nothing where the giro is another one since.
 */
export function giroBefore(table: Table, colpo: Colpo): Pick<Aftermath, 'giro'> {
  const { parol } = colpo.before
  if (!parol || colpo.outcome?.kind !== 'won' || nextMinorPot(parol)) return {}
  return dealAfter(table, colpo, parol).giro === table.giro ? { giro: colpo.giro } : {}
}

/** Whether this was the only hand played of its parol; void ones were not played. */
const wasOneHand = ({ colpi }: Table, { number, parolOf }: Colpo): boolean =>
  !colpi.some(
    (other) =>
      other.number !== number && other.parolOf === parolOf && other.outcome.kind !== 'void',
  )

/** XIII.8: the giro that the only hand of a parol belongs to: the next one if the deal came to the first cartaro. */
function giroOf(table: Table, colpo: Colpo, parol: Parol): number {
  for (let seat = parol.nextCartaro; ; seat = leftOf(table, seat)) {
    if (seat === table.firstCartaro) return colpo.giro + 1
    if (seat === colpo.cartaroSeat) return colpo.giro
  }
}
