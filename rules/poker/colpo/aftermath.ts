import { dealAfter } from '../13-parol/back'
import { causedParol, furtherParol, nextMinorPot } from '../13-parol/caused'
import { leftOf } from '../money/resti'
import type { Settings } from '../settings'
import type { Aftermath, Colpo, Opening, RecordedOutcome } from '../state/colpo'
import type { Table } from '../state/table'
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
      return { ...won, ...(parol && !carried ? dealAfter(table, colpo, parol) : { cartaro: next }) }
    }
  }
}
