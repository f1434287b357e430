import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import { asChips, lesser, MOST_CHIPS, negate, plus, times, totalChips } from '../../kernel/chips'
import { type Decision, happens, OFFICERS } from '../../kernel/decider'
import { MemberId, membersIn } from '../../kernel/ids'
import { move } from '../../kernel/ledger'
import { reason } from '../../kernel/text'
import { BOOK, balance, CASSA, chipsOf, overdrawn } from '../accounts'
import { areChipsKnown, mostChipsOf } from '../evening'
import { personsInReach } from '../frame/at-table'
import { PLAYER } from '../frame/roles'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { asTable, TableId } from '../state/ids'
import { clubCommand } from './declared'
import type { CasseEvent } from './events'

const ofMember = z.object({ member: MemberId })
/** A tablet names its table when it asks for a player. */
const fromTable = ofMember.extend({ table: TableId.optional() })

/** The usual cassa, in the table's minimum. */
const USUAL_MINIMUMS = 10
const usual = ({ settings }: Evening) => times(settings.minimum, USUAL_MINIMUMS)
const amounts = () => ({ chips: { min: 1, max: MOST_CHIPS, step: 1 } })

/** The reason why no chips are handed out or asked for any more; null while they are. */
const stopped = ({ closing }: Evening) => (closing ? refuse('C.2', 'counting-begun') : null)

/** A member asks for chips; the desk hands them out. Source: C.1. */
const askCassa = clubCommand({
  schema: fromTable.extend({ chips: Amount }),
  may: PLAYER,
  outsiders: ({ member }) => [member],
  decide(evening, { member, chips }): Decision<CasseEvent> {
    const refused = stopped(evening)
    if (refused) return refused
    const asked = evening.persons[member]?.asked
    if (asked) return refuse('C.1', 'already-asked', { chips: { chips: asked.chips } })
    return happens({ type: 'cassaAsked', member, chips })
  },
  candidates: (evening, by) => {
    const from = by.post === null ? {} : { table: asTable(by.post) }
    const named = new Set(personsInReach(evening, by))
    if (by.member !== null && by.roles.includes('socio')) named.add(by.member)
    return [...named].map((member) => ({ ...from, member, chips: usual(evening) }))
  },
  bounds: amounts,
})

/** Withdraws a request for chips. Source: C.1. */
const dropCassa = clubCommand({
  schema: fromTable,
  may: PLAYER,
  decide(evening, { member }): Decision<CasseEvent> {
    const asked = evening.persons[member]?.asked
    if (!asked) return refuse('C.1', 'nothing-asked', { member: { member } })
    return happens({ type: 'cassaDropped', member, chips: asked.chips })
  },
  candidates: (evening, by) =>
    personsInReach(evening, by).map((member) => ({
      ...(by.post === null ? {} : { table: asTable(by.post) }),
      member,
    })),
})

/** The desk hands a member chips, asked for or not; a newcomer takes part from then on. Source: C.1. */
const handCassa = clubCommand({
  schema: ofMember.extend({ chips: Amount }),
  may: OFFICERS,
  outsiders: ({ member }) => [member],
  decide(evening, { member, chips }): Decision<CasseEvent> {
    const refused = stopped(evening)
    if (refused) return refused
    if (evening.sentOut.some((one) => one.member === member)) return refuse('V.leave', 'sent-out')
    const transfers = move(CASSA, chipsOf(member), chips)
    return happens({ type: 'cassaHanded', book: BOOK, member, chips, transfers })
  },
  candidates: (evening) =>
    membersIn(evening.persons).map((member) => ({
      member,
      chips: evening.persons[member]?.asked?.chips ?? usual(evening),
    })),
  bounds: amounts,
})

/** Corrects the chips that the desk has handed out, up or down, until the tableau is closed. Source: C.1. */
const correctCassa = clubCommand({
  schema: ofMember.extend({
    chips: z
      .int()
      .min(-MOST_CHIPS)
      .max(MOST_CHIPS)
      .refine((chips) => chips !== 0)
      .brand<'chips'>(),
    why: reason(3, 300),
  }),
  may: OFFICERS,
  afterClosing: true,
  decide(evening, { member, chips, why }): Decision<CasseEvent> {
    if (evening.tableau) return refuse('C.3', 'tableau-closed')
    const person = evening.persons[member]
    if (!person) return refuse('C.1', 'not-taking-part', { member: { member } })
    const drawn = totalChips(person.casse)
    if (plus(drawn, chips) < 0)
      return refuse('C.1', 'more-than-drawn', { member: { member }, drawn: { chips: drawn } })
    const transfers = move(CASSA, chipsOf(member), chips)
    if (overdrawn(evening, transfers, !areChipsKnown(evening)))
      return refuse('C.1', 'not-enough-chips', {
        member: { member },
        chips: { chips: balance(evening, chipsOf(member)) },
      })
    return happens({ type: 'cassaCorrected', book: BOOK, member, chips, why, transfers })
  },
  candidates: ({ persons }) =>
    membersIn(persons).map((member) => ({ member, chips: asChips(1), why: 'correzione' })),
  bounds: (evening, { member }) => {
    const drawn = totalChips(evening.persons[member]?.casse ?? [])
    const back = lesser(lesser(drawn, mostChipsOf(evening, member)), asChips(MOST_CHIPS))
    const least = negate(back)
    return { chips: { min: least === 0 ? 1 : least, max: MOST_CHIPS, step: 1 } }
  },
})

export const casseCommands = { askCassa, dropCassa, handCassa, correctCassa }
