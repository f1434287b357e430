import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import {
  asChips,
  type Chips,
  lesser,
  MOST_CHIPS,
  minus,
  NO_CHIPS,
  negate,
  plus,
  sumOf,
} from '../../kernel/chips'
import { type Actor, type Decision, happens, type Refused } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import type { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { BOOK, bankOf, chipsOf } from '../accounts'
import { cheminArticle } from '../article'
import { mostChipsOf } from '../evening'
import { tablesInReach } from '../frame/at-table'
import { beforeTheDeal, beforeTheWord, inCoup, onlyIf, whileOpen } from '../frame/offered'
import { EMPLOYEE, PLAYER } from '../frame/roles'
import { bankBack } from '../mano/shares'
import { type CoupVoided, voidedCoup } from '../play/voided'
import { refuse } from '../refuse'
import { betOf, type InPlay, inPlayAt, isNoCoup, notOpen } from '../stakes/at-coup'
import { callLacks } from '../stakes/calls'
import { stakeTo } from '../stakes/laid'
import { matchedAt, matchedUpon } from '../stakes/matched'
import type { Evening } from '../state/evening'
import { ofMember, ofTable, type TableId } from '../state/forms'
import type { BetsEvent } from './events'

const { command } = cheminArticle<BetsEvent, CoupVoided>()

/** The banker, who speaks for the bank. */

/** Tables with a coup in play and their banker. */
const banksIn = (evening: Evening, by: Actor): { table: TableId; member: MemberId }[] =>
  tablesInReach(evening, by).flatMap(({ id, mano, coup }) =>
    mano && coup ? [{ table: id, member: mano.banker }] : [],
  )

const notBanker = ({ mano }: InPlay, member: MemberId): Refused | null =>
  member === mano.banker ? null : refuse('S.55', 'not-the-banker')

/** S.10b: the banker may ask the employee to close. */
const askClosing = command({
  schema: ofMember,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member }): Decision<BetsEvent> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    return (
      notBanker(at, member) ??
      notOpen(at) ??
      happens({ type: 'closingAsked', table: id, member } as const)
    )
  },
  offeredFrom: whileOpen,
  candidates: banksIn,
})

/** S.10b: only the employee closes; calls are ranked, and what does not play goes back before the deal. */
const closeGame = command({
  schema: ofTable,
  may: EMPLOYEE,
  refuseStale: true,
  decide(evening, { table: id }): Decision<BetsEvent | CoupVoided> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const closed = notOpen(at)
    if (closed) return closed
    if (at.coup.asking) return refuse('S.10b', 'answers-awaited')
    const short = callLacks(at.table, at.coup, evening.settings)
    if (short)
      return refuse('S.10b', 'call-uncovered', {
        member: { member: short.member },
        chips: { chips: short.chips },
      })
    const matching = matchedAt(at.table, evening.settings)
    if (isNoCoup(at.coup, at.mano, matching.matched))
      return happens(voidedCoup(evening, id, { provision: 'S.61e', why: '' }))
    return happens<BetsEvent>({ type: 'gameClosed', table: id }, matching)
  },
  offeredFrom: whileOpen,
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id: table }) => ({ table })),
})

/** S.55, cf23: after the closing the banker lets stakes in; every punter may then change or withdraw. */
const reopenStakes = command({
  schema: ofMember,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member }): Decision<BetsEvent> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const other = notBanker(at, member)
    if (other) return other
    if (at.coup.phase === 'open') return refuse('S.55', 'already-open')
    if (at.coup.phase !== 'closed' || at.coup.holder) return refuse('S.55', 'cards-are-given')
    return happens({ type: 'stakesReopened', table: id, member })
  },
  offeredFrom: beforeTheWord,
  candidates: banksIn,
})

/** The chips by which the stakes let in go over the bank. */
const over = ({ coup }: InPlay): Chips =>
  minus(sumOf(coup.bets.map(({ plays }) => plays)), coup.bank)

/** S.55: the banker accepts stakes over the bank and adds the difference before the deal. */
const coverOver = command({
  schema: ofMember.extend({ chips: Amount }),
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member, chips }): Decision<BetsEvent> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const other = notBanker(at, member) ?? notOpen(at)
    if (other) return other
    if (!at.coup.reopened) return refuse('S.55', 'not-reopened')
    if (over(at) <= 0) return refuse('S.55', 'nothing-over')
    if (chips > over(at)) return refuse('S.55', 'over-too-much', { chips: { chips: over(at) } })
    const { socio } = at.mano
    if (socio) return refuse('S.79', 'consent-first', { socio: { member: socio } })
    const own = mostChipsOf(evening, member)
    if (chips > own)
      return refuse(null, 'not-enough-chips', { member: { member }, chips: { chips: own } })
    return happens({
      type: 'overCovered',
      table: id,
      book: BOOK,
      member,
      chips,
      bank: plus(at.coup.bank, chips),
      transfers: move(chipsOf(member), bankOf(id), chips),
    })
  },
  offeredFrom: onlyIf(({ coup }) => coup?.reopened === true),
  candidates: (evening, by) =>
    banksIn(evening, by).flatMap(({ table, member }) => {
      const at = inPlayAt(evening, table)
      if (isRefused(at)) return []
      return [{ table, member, chips: lesser(over(at), mostChipsOf(evening, member)) }]
    }),
  bounds: (_evening, { chips }) => ({ chips: { min: 1, max: chips, step: 1 } }),
})

/**
 * S.26, cf24: the bank was announced wrongly; the chips that lie there count, and in a suivi the sum that the book rebuilds.
 * Said before the cards are given, or too late.
 */
const readBankAgain = command({
  schema: ofTable.extend({ laid: Amount }),
  may: EMPLOYEE,
  decide(evening, { table: id, laid }): Decision<BetsEvent> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const { coup, mano } = at
    const was = coup.bank
    if ((coup.phase !== 'open' && coup.phase !== 'closed') || coup.holder)
      return refuse('S.26', 'said-too-late')
    if (coup.calls.some(({ kind, laid: money }) => kind === 'suivi' && money > 0))
      return refuse('S.26', 'bank-by-arithmetic', { chips: { chips: was } })
    if (laid === was) return refuse('S.26', 'bank-as-announced', { chips: { chips: was } })
    const missing = minus(laid, was)
    const own = mostChipsOf(evening, mano.banker)
    if (missing > own)
      return refuse(null, 'not-enough-chips', {
        member: { member: mano.banker },
        chips: { chips: own },
      })
    const again: BetsEvent = {
      type: 'bankReadAgain',
      table: id,
      book: BOOK,
      laid,
      was,
      // Chips that were not there go back by shares; those that lay there unsaid are the banker's.
      transfers:
        missing < 0
          ? bankBack(at.table, negate(missing))
          : move(chipsOf(mano.banker), bankOf(id), missing),
    }
    return happens<BetsEvent>(again, ...matchedUpon(at.table, evening.settings, laid))
  },
  offeredFrom: beforeTheDeal,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, coup }) =>
      // No amount above the largest one can be typed.
      coup ? [{ table: id, laid: lesser(plus(coup.bank, asChips(1)), asChips(MOST_CHIPS)) }] : [],
    ),
  bounds: (evening, { table }) => {
    const at = inPlayAt(evening, table)
    if (isRefused(at)) return {}
    const max = plus(at.coup.bank, mostChipsOf(evening, at.mano.banker))
    return { laid: { min: 1, max: Math.min(MOST_CHIPS, max), step: 1 } }
  },
})

/** S.38a, S.114b: a stake called from away, or a standing player who follows the mano round. */
const reproveStake = command({
  schema: ofMember.extend({
    provision: z.enum(['S.38a', 'S.114b']),
    note: reason(0, 200),
  }),
  may: EMPLOYEE,
  decide(evening, { table: id, member, provision, note }): Decision<BetsEvent> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const bet = betOf(at.coup, member)
    if (provision === 'S.114b' && bet?.place.kind !== 'gap') return refuse('S.114b', 'not-standing')
    const noted = { type: 'stakeReproved', table: id, member, provision, note } as const
    if (provision === 'S.114b' || !bet || at.coup.phase !== 'open') return happens<BetsEvent>(noted)
    const transfers = stakeTo(at.table, member, NO_CHIPS)
    const chips = bet.sum
    return happens<BetsEvent>(noted, {
      type: 'stakeWithdrawn',
      table: id,
      book: BOOK,
      member,
      chips,
      transfers,
    })
  },
  offeredFrom: inCoup,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, coup }) =>
      (coup?.bets ?? []).flatMap(({ member }) =>
        (['S.38a', 'S.114b'] as const).map((provision) => ({ table, member, provision, note: '' })),
      ),
    ),
})

export const closingCommands = {
  askClosing,
  closeGame,
  reopenStakes,
  coverOver,
  readBankAgain,
  reproveStake,
}
