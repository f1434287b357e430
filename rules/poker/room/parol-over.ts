import { dealAfter } from '../13-parol/back'
import type { ParolEnded } from '../13-parol/events'
import { firstOpening } from '../colpo/aftermath'
import { nextToDeclare, takingPart } from '../colpo/parol'
import { frozenBy } from '../frame/at-table'
import { inEqualParts, POT } from '../money/accounts'
import { middleOf } from '../money/resti'
import type { Table } from '../state/table'
import { isGone } from './clock'

/**
 * The end of a parol whose players have left the table for good, all or all but one, so that no hand of it can be
 * contested: its pot goes to the one who is left, or else to those in it in equal parts, as at a count (II.7, XIII.2,
 * G9). Null while it can be played, somebody has still to declare, a colpo is in play, or a dispute stops play.
 */
export function parolOver(table: Table): ParolEnded | null {
  const { parol, players } = table
  if (
    !parol ||
    table.status !== 'playing' ||
    table.colpo ||
    frozenBy(table) ||
    nextToDeclare(table, parol) !== null
  )
    return null
  const inIt = takingPart(table)
  const left = inIt.filter((member) => !isGone(players[member]))
  if (left.length > 1 || left.length === inIt.length) return null
  const takers = left.length === 1 ? left : inIt
  const hand = table.colpi.find(
    ({ parolOf, outcome }) => parolOf === parol.colpo && outcome.kind !== 'void',
  )
  return {
    type: 'parolEnded',
    table: table.id,
    colpo: parol.colpo,
    takers,
    ...(hand ? dealAfter(table, hand, parol) : { cartaro: parol.nextCartaro }),
    opening: firstOpening(table.settings),
    transfers: inEqualParts(POT, middleOf(table), takers),
  }
}
