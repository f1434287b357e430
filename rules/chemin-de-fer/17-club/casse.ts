import { z } from 'zod'
import { asChips, lesser, MOST_CHIPS, negate, plus, times, totalChips } from '../../kernel/chips'
import { CASH_DESK, type CasseEvent, deskCasse } from '../../kernel/club/casse'
import { type Actor, type Decision, happens, type Refused } from '../../kernel/decider'
import { membersIn } from '../../kernel/ids'
import { move, type Transfer } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import { reason } from '../../kernel/text'
import { BOOK, balance, CASSA, chipsOf, overdrawn } from '../accounts'
import { areChipsKnown, mostChipsOf } from '../evening'
import { personsInReach } from '../frame/at-table'
import { fromSeating } from '../frame/offered'
import { PLAYER, type Role } from '../frame/roles'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { TableId } from '../state/forms'
import { asTable } from '../state/ids'
import { clubCommand } from './commands'

/** The usual cassa, in the table's minimum. */
const USUAL_MINIMUMS = 10
const usual = ({ settings }: Evening) => times(settings.minimum, USUAL_MINIMUMS)

/** Members for whom an actor may ask: themselves, and whom they may name. */
function near(evening: Evening, by: Actor) {
  const named = new Set(personsInReach(evening, by))
  if (by.member !== null && by.roles.includes('socio')) named.add(by.member)
  const from = by.post === null ? {} : { table: asTable(by.post) }
  return [...named].map((member) => ({ ...from, member }))
}

/** The refusal to a member who has not the chips any more that would be moved back. */
const spent = (
  evening: Evening,
  member: MemberId,
  transfers: readonly Transfer[],
): Refused | null =>
  overdrawn(evening, transfers, !areChipsKnown(evening))
    ? refuse('C.1', 'not-enough-chips', {
        member: { member },
        chips: { chips: balance(evening, chipsOf(member)) },
      })
    : null

const asked = deskCasse<Evening, string, Role, typeof BOOK>({
  provision: 'C.1',
  table: TableId,
  players: PLAYER,
  book: BOOK,
  stopped: ({ closing }) => (closing ? refuse('C.2', 'counting-begun') : null),
  barred: ({ sentOut }, member) =>
    sentOut.some((one) => one.member === member) ? refuse('V.leave', 'sent-out') : null,
  usual,
  near,
  handed: (member, chips) => move(CASSA, chipsOf(member), chips),
  spent,
})

/** Corrects the chips that the desk has handed out, up or down, until the tableau is closed. Source: C.1. */
const correctCassa = clubCommand({
  schema: z.object({
    member: MemberId,
    chips: z
      .int()
      .min(-MOST_CHIPS)
      .max(MOST_CHIPS)
      .refine((chips) => chips !== 0)
      .brand<'chips'>(),
    why: reason(3, 300),
  }),
  may: CASH_DESK,
  afterClosing: true,
  decide(evening, { member, chips, why }): Decision<CasseEvent<typeof BOOK>> {
    if (evening.tableau) return refuse('C.3', 'tableau-closed')
    const person = evening.persons[member]
    if (!person) return refuse('C.1', 'not-taking-part', { member: { member } })
    const drawn = totalChips(person.casse)
    if (plus(drawn, chips) < 0)
      return refuse('C.1', 'more-than-drawn', { member: { member }, drawn: { chips: drawn } })
    const transfers = move(CASSA, chipsOf(member), chips)
    return (
      spent(evening, member, transfers) ??
      happens({ type: 'cassaCorrected', book: BOOK, member, chips, why, transfers })
    )
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

/** Casse as at the club's other games. Source: C.1. */
export const casseCommands = {
  ...asked,
  askCassa: { ...asked.askCassa, offeredFrom: fromSeating },
  dropCassa: { ...asked.dropCassa, offeredFrom: fromSeating },
  correctCassa,
}
