import { Amount } from '../../kernel/amount'
import { type Chips, lesser, minus, NO_CHIPS } from '../../kernel/chips'
import { type Decision, happens } from '../../kernel/decider'
import { membersIn } from '../../kernel/ids'
import { move } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import { pokerArticle } from '../article'
import { hasPaid } from '../colpo/void'
import { playerAt, tableAt } from '../frame/at-table'
import { tablesInReach } from '../frame/reach'
import { handIn } from '../giro/turn'
import { DIVARIO, POT, restoOf } from '../money/accounts'
import { middleOf, restoAt } from '../money/resti'
import { refuse } from '../refuse'
import { ofMember } from '../state/forms'
import type { Table } from '../state/table'
import { evolvePot, type PotEvent, placeOf } from './events'
import { POT_REFUSALS } from './refusals'

const { article, command } = pokerArticle<PotEvent>()

const payUscita = command({
  schema: ofMember,
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id, member }): Decision<PotEvent> {
    const table = tableAt(evening, id)
    const { colpo, settings } = table
    if (!colpo) return refuse('IV.5', 'no-colpo-begun')
    if (!colpo.absent.includes(member))
      return refuse('IV.5', 'was-not-away', { member: { member } })
    if (table.players[member]?.status !== 'seated')
      return refuse('IV.5', 'not-back-yet', { member: { member } })
    if (table.play && !mayStillSpeak(table, member))
      return refuse('IV.5', 'too-late-to-speak', { member: { member } })
    const owes = settings.uscitaMode === 'tutti' && !hasPaid(table, member)
    const chips = owes ? settings.uscita : NO_CHIPS
    if (restoAt(table, member) < chips) return refuse('IV.2', 'no-uscita', { member: { member } })
    const transfers = move(restoOf(member), POT, chips)
    const paid = { type: 'uscitaPaidLate', table: id, member, chips, transfers } as const
    return happens(settings.uscitaMode === 'tutti' ? paid : { ...paid, formed: false })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, colpo }) =>
      (colpo?.absent ?? []).map((member) => ({ table: id, member })),
    ),
})

/** The most a player may still pay from their resto, in chips: the stakes they put in are not theirs any more. */
const spareOf = (table: Table, member: MemberId): Chips =>
  minus(restoAt(table, member), handIn(table.play, member)?.put ?? NO_CHIPS)

/**
 * IV.3: a player made change from a pot in which chips are missing. The sector they
 * named before puts in what it had kept. If they named none, they pay themselves,
 * and until the count shows which sector kept the chips, these are in the divario.
 */
const answerForChange = command({
  schema: ofMember.extend({
    chips: Amount,
    named: MemberId.nullable().default(null),
  }),
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id, member: changedBy, chips, named }): Decision<PotEvent> {
    const table = tableAt(evening, id)
    const pot = middleOf(table)
    if (chips > pot)
      return refuse('IV.3', 'pot-too-small-for-that', { chips: { chips }, pot: { chips: pot } })
    const stranger = [changedBy, named ?? changedBy].find((other) => !playerAt(table, other))
    if (stranger !== undefined)
      return refuse('IV.3', 'no-sector-here', { member: { member: stranger } })
    const missing = minus(chips, spareOf(table, changedBy))
    if (named === null && missing > 0)
      return refuse('IV.3', 'cannot-answer', {
        member: { member: changedBy },
        missing: { chips: missing },
      })
    const member = named ?? changedBy
    const kept = named === null ? DIVARIO : restoOf(named)
    const transfers = [...move(POT, kept, chips), ...move(restoOf(member), POT, chips)]
    return happens({ type: 'changeAnswered', table: id, changedBy, member, chips, transfers })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      membersIn(table.players).flatMap((member) => {
        const chips = lesser(table.settings.uscita, mostMissing(table, member))
        return chips > 0 ? [{ table: table.id, member, chips, named: null }] : []
      }),
    ),
  bounds: (evening, { table, member }) => ({
    chips: { min: 1, max: mostMissing(tableAt(evening, table), member), step: 1 },
  }),
})

/** The most that this player alone could pay for the missing chips. */
const mostMissing = (table: Table, member: MemberId): Chips =>
  lesser(middleOf(table), spareOf(table, member))

/** IV.5: nobody has opened, and this player's turn has not passed. */
function mayStillSpeak(table: Table, member: MemberId): boolean {
  const { colpo, play } = table
  if (!colpo || play?.phase !== 'opening' || play.speaker === null) return false
  return play.giro.indexOf(play.speaker) <= placeOf(table, colpo, member)
}

/** Art. IV: the pot. The uscite themselves are paid by the deal (Art. V). */
export const pot = article({
  id: 'IV',
  commands: { payUscita, answerForChange },
  evolve: evolvePot,
  refusals: POT_REFUSALS,
})
