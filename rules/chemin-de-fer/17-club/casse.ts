import { type Chips, times } from '../../kernel/chips'
import { deskCasse } from '../../kernel/club/casse'
import { cassaCorrection } from '../../kernel/club/correcting'
import type { Actor, Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { move, type Transfer } from '../../kernel/ledger'
import { BOOK, balance, CASSA, chipsOf, overdrawn } from '../accounts'
import { areChipsKnown, mostChipsOf } from '../evening'
import { notTakingPart, personsInReach } from '../frame/at-table'
import { fromSeating } from '../frame/offered'
import { PLAYER, type Role } from '../frame/roles'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { TableId } from '../state/forms'
import { asTable } from '../state/ids'

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

const handed = (member: MemberId, chips: Chips) => move(CASSA, chipsOf(member), chips)

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
  handed,
  spent,
})

const { correctCassa } = cassaCorrection<Evening, typeof BOOK>({
  provision: 'C.1',
  book: BOOK,
  barred: (evening, member) =>
    evening.tableau ? refuse('C.3', 'tableau-closed') : notTakingPart(evening, member),
  most: mostChipsOf,
  handed,
  spent,
})

/** Casse as at the club's other games. Source: C.1. */
export const casseCommands = {
  ...asked,
  askCassa: { ...asked.askCassa, offeredFrom: fromSeating },
  dropCassa: { ...asked.dropCassa, offeredFrom: fromSeating },
  correctCassa,
}
