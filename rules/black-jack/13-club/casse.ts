import { z } from 'zod'
import { BOOK, balance, CASSA, chipsOf } from '../../banked/accounts'
import { accountsEmptied, drawnBy, playersOnTableau, sheetOf, uncounted } from '../../banked/sheet'
import { openBoxes } from '../../float/room'
import { Amount, AmountOrNone } from '../../kernel/amount'
import { asChips, MOST_CHIPS, magnitude, NO_CHIPS, plus } from '../../kernel/chips'
import { type Decision, happens, OFFICERS } from '../../kernel/decider'
import { MemberId, membersIn } from '../../kernel/ids'
import { move } from '../../kernel/ledger'
import { reason } from '../../kernel/text'
import { overdrawn } from '../accounts'
import { PLAYER } from '../frame/roles'
import { refuse } from '../refuse'
import { TableId } from '../state/ids'
import { clubCommand } from './declared'
import type { ClubEvent } from './events'

const ofMember = z.object({ member: MemberId })
const fromTable = ofMember.extend({ table: TableId.optional() })
const USUAL_CASSA = asChips(100)
const amounts = () => ({ chips: { min: 1, max: MOST_CHIPS, step: 1 } })
const nothing = z.object({})
const once = () => [{}]

/** A member asks for chips; the desk hands them out, as at poker. Source: J.1. */
const askCassa = clubCommand({
  schema: fromTable.extend({ chips: Amount }),
  may: PLAYER,
  outsiders: ({ member }) => [member],
  decide(evening, { member, chips }): Decision<ClubEvent> {
    if (evening.closing) return refuse('J.5', 'counting-begun')
    return evening.persons[member]?.asked
      ? refuse('J.1', 'already-asked')
      : happens({ type: 'cassaAsked', member, chips })
  },
  candidates: (_, by) => (by.member === null ? [] : [{ member: by.member, chips: USUAL_CASSA }]),
  bounds: amounts,
})

const dropCassa = clubCommand({
  schema: fromTable,
  may: PLAYER,
  decide(evening, { member }): Decision<ClubEvent> {
    const asked = evening.persons[member]?.asked
    return asked
      ? happens({ type: 'cassaDropped', member, chips: asked.chips })
      : refuse('J.1', 'nothing-asked')
  },
  candidates: (_, by) => (by.member === null ? [] : [{ member: by.member }]),
})

const handCassa = clubCommand({
  schema: ofMember.extend({ chips: Amount }),
  may: OFFICERS,
  outsiders: ({ member }) => [member],
  decide(evening, { member, chips }): Decision<ClubEvent> {
    if (evening.closing) return refuse('J.5', 'counting-begun')
    if (evening.sentOut.some((one) => one.member === member)) return refuse('B.21', 'sent-out')
    const transfers = move(CASSA, chipsOf(member), chips)
    return happens({ type: 'cassaHanded', book: BOOK, member, chips, transfers })
  },
  candidates: ({ persons }) =>
    membersIn(persons).map((member) => ({
      member,
      chips: persons[member]?.asked?.chips ?? USUAL_CASSA,
    })),
  bounds: amounts,
})

const correctCassa = clubCommand({
  schema: ofMember.extend({
    chips: z.int().min(-MOST_CHIPS).max(MOST_CHIPS).brand<'chips'>(),
    why: reason(3, 300),
  }),
  may: OFFICERS,
  afterClosing: true,
  decide(evening, { member, chips, why }): Decision<ClubEvent> {
    if (evening.tableau) return refuse('J.5', 'tableau-closed')
    const person = evening.persons[member]
    if (!person || chips === 0 || plus(drawnBy(person), chips) < 0)
      return refuse('J.1', 'not-so-much-drawn')
    const transfers = move(CASSA, chipsOf(member), chips)
    if (overdrawn(evening, transfers))
      return refuse('J.1', 'not-enough-chips', {
        player: { member },
        chips: { chips: balance(evening, chipsOf(member)) },
      })
    return happens({ type: 'cassaCorrected', book: BOOK, member, chips, why, transfers })
  },
})

/** Begins the count, when no colpo is in play. Source: J.5. */
const beginCount = clubCommand({
  schema: nothing,
  may: OFFICERS,
  decide(evening): Decision<ClubEvent> {
    if (evening.tableau) return refuse('J.5', 'tableau-closed')
    if (evening.closing) return refuse('J.5', 'counting-begun')
    if (Object.values(evening.tables).some(({ colpo }) => colpo !== null))
      return refuse(null, 'colpo-in-play')
    const expected = Object.fromEntries(
      playersOnTableau(evening).map(({ member }) => [member, balance(evening, chipsOf(member))]),
    )
    return happens({ type: 'countBegun', expected })
  },
  candidates: once,
})

const countChips = clubCommand({
  schema: ofMember.extend({ chips: AmountOrNone }),
  may: OFFICERS,
  decide(evening, { member, chips }): Decision<ClubEvent> {
    if (!evening.closing || evening.tableau) return refuse('J.5', 'count-not-begun')
    return playersOnTableau(evening).some((one) => one.member === member)
      ? happens({ type: 'chipsCounted', member, chips })
      : refuse('J.5', 'not-on-tableau')
  },
  candidates: (evening) =>
    playersOnTableau(evening).map(({ member }) => ({
      member,
      chips: evening.closing?.expected[member] ?? NO_CHIPS,
    })),
  bounds: () => ({ chips: { min: 0, max: MOST_CHIPS, step: 1 } }),
})

const resumePlay = clubCommand({
  schema: nothing,
  may: OFFICERS,
  decide: (evening): Decision<ClubEvent> =>
    evening.closing && !evening.tableau
      ? happens({ type: 'playResumed' })
      : refuse('J.5', 'count-not-begun'),
  candidates: once,
})

/** Closes the tableau: a line for each member, and the club's own as the bank. Source: J.5. */
const closeTableau = clubCommand({
  schema: nothing,
  may: OFFICERS,
  decide(evening): Decision<ClubEvent> {
    if (!evening.closing || evening.tableau) return refuse('J.5', 'count-not-begun')
    // Pieces of an open float are still at its table.
    if (openBoxes(evening.float).length > 0) return refuse('J.5', 'float-open')
    const missing = uncounted(evening)
    if (missing.length > 0)
      return refuse('J.5', 'not-all-counted', { members: { members: missing } })
    const sheet = sheetOf(evening)
    if (magnitude(sheet.gap) > evening.settings.recountAbove)
      return refuse('J.5', 'recount-first', { gap: { chips: magnitude(sheet.gap) } })
    const transfers = accountsEmptied(evening)
    return happens({ type: 'tableauClosed', book: BOOK, ...sheet, transfers })
  },
  candidates: once,
})

export const casseCommands = {
  askCassa,
  dropCassa,
  handCassa,
  correctCassa,
  beginCount,
  countChips,
  resumePlay,
  closeTableau,
}
