import { leftOf } from '../money/resti'
import { countsParolHand } from '../readings'
import type { Settings } from '../settings'
import type { Aftermath, Colpo, Opening, Parol, RecordedOutcome } from '../state/colpo'
import type { Table } from '../state/table'
import { causedParol, furtherParol, nextMinorPot } from './parol'
import type { Movements } from './reckon'

/** The level at which a new pot is opened. Source: D2. */
export const firstOpening = (settings: Settings): Opening =>
  settings.openingLevels === 'K' ? 'K' : 'J'

const HIGHER: Readonly<Record<Opening, Opening>> = { J: 'Q', Q: 'K', K: 'K' }

/**
 * The state that a result leaves for the next deal: the cartaro, the opening level, the parol and the honour pots. A
 * refunded pot keeps its level (E6); after a colpo that nobody opened the level rises, to kings at most (VI.2, D2).
 * After a parol of more than one hand the deal goes back to where it was (XIII.8).
 */
export function aftermath(
  table: Table,
  colpo: Colpo,
  outcome: RecordedOutcome,
  { put, honourPots }: Movements,
): Aftermath {
  const next = leftOf(table, colpo.cartaroSeat)
  const { parol, opening } = colpo.before
  switch (outcome.kind) {
    case 'nobody-opened':
      return { cartaro: next, opening: parol ? opening : HIGHER[opening], parol, honourPots }
    case 'parol': {
      const carried = parol
        ? furtherParol(parol, put, outcome.remainers)
        : causedParol(table, colpo, put, outcome.remainers)
      return { cartaro: next, opening, parol: carried, honourPots }
    }
    case 'won': {
      const carried = parol && nextMinorPot(parol)
      const won = {
        opening: outcome.refund === null ? firstOpening(table.settings) : opening,
        parol: carried,
        honourPots,
      }
      if (!parol || carried) return { ...won, cartaro: next }
      if (!countsParolHand(table)) return { ...won, cartaro: parol.nextCartaro }
      return wasOneHand(table, colpo)
        ? { ...won, cartaro: next, giro: giroOf(table, colpo, parol) }
        : { ...won, cartaro: parol.nextCartaro, giro: colpo.giro }
    }
  }
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
