import { z } from 'zod'
import { type Actor, type Decision, happens } from '../../kernel/decider'
import type { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { cheminArticle } from '../article'
import {
  notPlaying,
  notTakingPart,
  personsAtTables,
  playingAt,
  tableAt,
  tablesInReach,
} from '../frame/at-table'
import { fromSeating, inCoup, onlyIf } from '../frame/offered'
import { EMPLOYEE } from '../frame/roles'
import { limitOf } from '../mano/present'
import { refuse } from '../refuse'
import { inPlayAt } from '../stakes/at-coup'
import type { Evening } from '../state/evening'
import { ofMember } from '../state/forms'
import type { Table } from '../state/table'
import type { HolderEvent } from './events'

const { command } = cheminArticle<HolderEvent>()

const withWhy = ofMember.extend({ why: reason(3, 300) })

const everybody = (evening: Evening, by: Actor, why: string) =>
  personsAtTables(evening, by).map((named) => ({ ...named, why }))

/** S.112, cf35: plainly inexpert, or one who has erred: no cards con terzi until the mark is ended. */
const markInexpert = command({
  schema: withWhy,
  may: EMPLOYEE,
  decide(evening, { table: id, member, why }): Decision<HolderEvent> {
    const table = tableAt(evening, id)
    const wrong = notPlaying(evening, table) ?? notTakingPart(evening, member)
    if (wrong) return wrong
    if (limitOf(table, member, 'inexpert')) return refuse('S.112', 'marked-already')
    return happens({ type: 'inexpertMarked', table: id, member, provision: 'S.112', why })
  },
  offeredFrom: fromSeating,
  candidates: (evening, by) => everybody(evening, by, 'inesperto'),
})

/** Ends every such mark of a member, whatever row it follows from. */
const endInexpert = command({
  schema: withWhy,
  may: EMPLOYEE,
  decide(evening, { table: id, member, why }): Decision<HolderEvent> {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    if (!limitOf(table, member, 'inexpert'))
      return refuse('S.112', 'not-marked', { member: { member } })
    return happens({ type: 'inexpertEnded', table: id, member, why })
  },
  offeredFrom: fromSeating,
  candidates: (evening, by) => everybody(evening, by, 'gioca sicuro'),
})

/** S.28: the cards squeezed or the word delayed; S.116: standing, with the cards out of view. */
const reproveHolder = command({
  schema: ofMember.extend({
    provision: z.enum(['S.28', 'S.116']),
    note: reason(0, 200),
  }),
  may: EMPLOYEE,
  decide(evening, { table: id, member, provision, note }): Decision<HolderEvent> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const { holder } = at.coup
    if (!holder) return refuse(provision, 'cards-not-given')
    if (holder.member !== member) return refuse(provision, 'not-the-holder', { member: { member } })
    if (provision === 'S.116' && holder.place.kind === 'seat')
      return refuse('S.116', 'holder-seated')
    return happens({ type: 'holderReproved', table: id, member, provision, note })
  },
  offeredFrom: inCoup,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, coup }) => {
      const member = coup?.holder?.member
      if (member === undefined) return []
      return (['S.28', 'S.116'] as const).map((provision) => ({
        table,
        member,
        provision,
        note: '',
      }))
    }),
})

/** The members reproved for delay at this table (S.28). */
const reprovedAt = ({ past, coup }: Table): (MemberId | null)[] =>
  [...past.flatMap(({ incidents }) => incidents), ...(coup?.incidents ?? [])].flatMap(
    ({ provision, member }) => (provision === 'S.28' ? [member] : []),
  )

/** S.28: a player who does it again is refused the cards. */
const refuseCards = command({
  schema: withWhy,
  may: EMPLOYEE,
  decide(evening, { table: id, member, why }): Decision<HolderEvent> {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    if (!reprovedAt(table).includes(member))
      return refuse('S.28', 'not-reproved', { member: { member } })
    if (limitOf(table, member, 'inexpert')) return refuse('S.28', 'marked-already')
    return happens({ type: 'inexpertMarked', table: id, member, provision: 'S.28', why })
  },
  offeredFrom: onlyIf((table) => reprovedAt(table).length > 0),
  candidates: (evening, by) => everybody(evening, by, 'indugia'),
})

export const markCommands = { markInexpert, endInexpert, reproveHolder, refuseCards }
