import { z } from 'zod'
import { negate } from '../../kernel/chips'
import { type Decision, happens } from '../../kernel/decider'
import { reversed } from '../../kernel/ledger'
import { netted } from '../../kernel/settlement'
import { reason } from '../../kernel/text'
import { pokerArticle } from '../article'
import { straightsFrom } from '../cards/hands'
import { inLossAfter, losingBefore } from '../colpo/in-loss'
import { isLastColpo } from '../ending/correct'
import { frozenBy, isTableOpen, playerAt, tableAt } from '../frame/at-table'
import { tablesInReach } from '../frame/reach'
import { ownerOf } from '../money/accounts'
import { overdraft } from '../money/compensation'
import { conclude } from '../play/conclude'
import { overPut } from '../play/over-put'
import { replay } from '../play/replay'
import { refuse } from '../refuse'
import { ofTable } from '../state/forms'
import type { Play } from '../state/play'
import type { ColpoEnd, Table } from '../state/table'
import type { ShowdownEvent } from './events'

const { command } = pokerArticle<ShowdownEvent>()

/**
 * Takes back the move, or the result, that ended the last colpo by mistake: until the next deal the colpo goes on as
 * it was. The journal keeps the old end, and compensates what it moved (N3).
 */
export const reopenColpo = command({
  schema: ofTable.extend({ colpo: z.int().positive(), why: reason(0, 300) }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table: id, colpo: number, why }): Decision<ShowdownEvent> {
    const table = tableAt(evening, id)
    const { colpoEnd, colpi } = table
    const [done] = colpi
    const gone = colpoEnd?.colpo.players.find((member) => !playerAt(table, member))
    if (gone !== undefined) return refuse(null, 'not-at-table', { member: { member: gone } })
    if (!isTableOpen(table)) return refuse(null, 'table-not-playing')
    if (table.edition < 2 || !colpoEnd || done?.number !== number)
      return refuse(null, 'nothing-to-take-back')
    if (frozenBy(table)) return refuse('XVII.1', 'dispute-open')
    if (!isLastColpo(table, done)) return refuse(null, 'later-colpi-depend')
    const transfers = netted(reversed(done.settled))
    const play = playLeft(colpoEnd)
    const short =
      overdraft(table.accounts, transfers) ??
      (play && overPut(table, transfers, { ...colpoEnd, play }))
    if (short)
      return refuse('III.1', 'would-be-short', {
        member: { member: ownerOf(short.account) },
        missing: { chips: short.missing },
      })
    const marks = inLossAfter(table, done, [], losingBefore(table, done))
    return happens({
      type: 'colpoReopened',
      table: id,
      colpo: number,
      moves: play?.moves ?? null,
      why,
      casse: done.rebuys.map(({ member, chips }) => ({ member, chips: negate(chips) })),
      ...marks,
      inLoss: marks.inLoss ?? {},
      transfers,
    })
  },
  candidates: (evening, by) => tablesInReach(evening, by).flatMap(lastColpo),
})

const lastColpo = ({ id, colpi: [last] }: Table) =>
  last ? [{ table: id, colpo: last.number, why: '' }] : []

/** The play without its last move, which ended the colpo; whole where a judgement or a report ended it. */
function playLeft({ play, colpo }: ColpoEnd): Play | null {
  if (!play) return null
  const straights = straightsFrom(play.lowest ?? colpo.lowest)
  let left = replay(play, play.moves)
  while (left.moves.length > 0 && conclude(left, straights))
    left = replay(play, left.moves.slice(0, -1))
  return left
}
