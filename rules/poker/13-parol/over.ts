import { firstOpening } from '../colpo/aftermath'
import { nextToDeclare, participants, takingPart } from '../colpo/parol'
import { inEqualParts, POT } from '../money/accounts'
import { middleOf } from '../money/resti'
import type { Table } from '../state/table'
import type { ParolEnded } from './events'

/**
 * The end of a parol whose players have left the table, all or all but one, so that no hand of it can be contested: its
 * pot goes to the one who is left, or else to those in it in equal parts, as at a count (II.7, XIII.2, G9). Null while
 * it can be played, or somebody has still to declare.
 */
export function parolOver(table: Table): ParolEnded | null {
  const { parol, players } = table
  if (!parol || nextToDeclare(table, parol) !== null) return null
  const inIt = takingPart(table)
  const left = participants(table, parol)
  if (left.length > 1 || !inIt.some((member) => players[member]?.status === 'left')) return null
  const takers = left.length === 1 ? left : inIt
  return {
    type: 'parolEnded',
    table: table.id,
    colpo: parol.colpo,
    takers,
    cartaro: parol.nextCartaro,
    opening: firstOpening(table.settings),
    transfers: inEqualParts(POT, middleOf(table), takers),
  }
}
