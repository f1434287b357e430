import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import { type Chips, lesser, MOST_CHIPS } from '../../kernel/chips'
import { type Decision, happens } from '../../kernel/decider'
import { membersIn } from '../../kernel/ids'
import { move } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import { reason } from '../../kernel/text'
import { BOOK, balance, chipsOf, DEPOSIT, stakeOf, unnamedOf } from '../accounts'
import { areChipsKnown } from '../evening'
import { notTakingPart, tablesInReach } from '../frame/at-table'
import { EMPLOYEE, INSPECTOR } from '../frame/roles'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { ofTable } from '../state/forms'
import { authorityCommand, MaybeRow } from './commands'
import type { ConductEvent } from './events'

/** Stakes or winnings that nobody took go to the main cash desk; null while nobody knows whose they are. Source: S.40. */
const depositStakes = authorityCommand({
  schema: ofTable.extend({
    member: MemberId.nullable(),
    chips: Amount,
    note: reason(0, 300),
  }),
  may: EMPLOYEE,
  decide(evening, { table: id, member, chips, note }): Decision<ConductEvent> {
    const deposit = evening.deposits.length + 1
    if (member === null) {
      const transfers = move(unnamedOf(id), DEPOSIT, chips)
      const found = { table: id, book: BOOK, deposit, member, chips, note, transfers } as const
      return happens({ type: 'depositAbandoned', ...found })
    }
    const stranger = notTakingPart(evening, member)
    if (stranger) return stranger
    const held = balance(evening, chipsOf(member))
    if (areChipsKnown(evening) && held < chips)
      return refuse('S.40', 'not-enough-chips', { member: { member }, chips: { chips: held } })
    const transfers = move(chipsOf(member), DEPOSIT, chips)
    const left = { table: id, book: BOOK, deposit, member, chips, note, transfers } as const
    return happens({ type: 'depositAbandoned', ...left })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id }) =>
      [null, ...membersIn(evening.persons)].map((member) => ({
        table: id,
        member,
        chips: lesser(
          evening.settings.minimum,
          member === null ? evening.settings.minimum : atLeastOne(evening, member),
        ),
        note: '',
      })),
    ),
  bounds: (evening, { member }) => {
    const isKnown = member !== null && areChipsKnown(evening)
    const max = Math.min(MOST_CHIPS, isKnown ? atLeastOne(evening, member) : MOST_CHIPS)
    return { chips: { min: 1, max, step: 1 } }
  },
})

const atLeastOne = (evening: Evening, member: MemberId): Chips =>
  Math.max(1, balance(evening, chipsOf(member))) as Chips

/** The desk gives a deposit to the member whose it is. Source: S.40. */
const claimDeposit = authorityCommand({
  schema: z.object({ deposit: z.int().positive(), member: MemberId }),
  may: INSPECTOR,
  decide(evening, { deposit: number, member }): Decision<ConductEvent> {
    const deposit = evening.deposits.find((one) => one.number === number)
    if (!deposit) return refuse('S.40', 'no-such-deposit')
    if (deposit.claimedBy !== null) return refuse('S.40', 'deposit-claimed')
    if (evening.closing) return refuse('S.40', 'counting-begun')
    const stranger = notTakingPart(evening, member)
    if (stranger) return stranger
    if (deposit.member !== null && deposit.member !== member)
      return refuse('S.40', 'not-their-deposit', { member: { member: deposit.member } })
    const { chips } = deposit
    const transfers = move(DEPOSIT, chipsOf(member), chips)
    return happens({
      type: 'depositClaimed',
      book: BOOK,
      deposit: number,
      member,
      chips,
      transfers,
    })
  },
  candidates: (evening) =>
    evening.deposits.flatMap(({ number: deposit }) =>
      membersIn(evening.persons).map((member) => ({ deposit, member })),
    ),
})

/** A dated and signed sheet changes or adds to the regulation from now on. Source: S.39b, cf70. */
const amendRegulation = authorityCommand({
  schema: z.object({ provision: MaybeRow, text: reason(3, 2000) }),
  may: INSPECTOR,
  decide(evening, { provision, text }, { by }): Decision<ConductEvent> {
    if (by.member === null) return refuse('S.39b', 'sheet-signed')
    const sheet = evening.amendments.length + 1
    return happens({ type: 'regulationAmended', sheet, provision, text })
  },
  candidates: () => [{ provision: null, text: 'foglio aggiunto' }],
})

/** Whether a member has something at stake: a bank, a share of one, or stakes on the coup in play. */
const isAtStake = (evening: Evening, member: MemberId): boolean =>
  Object.values(evening.tables).some(
    ({ id, mano, seguito }) =>
      mano?.banker === member ||
      mano?.socio === member ||
      seguito?.outgoing === member ||
      balance(evening, stakeOf(id, member)) > 0,
  )

/** Asks a member to leave the rooms: their seat is free, and they play no more. Source: V.leave, S.124, S.131b. */
const sendOut = authorityCommand({
  schema: z.object({ member: MemberId, why: reason(3, 300) }),
  may: INSPECTOR,
  decide(evening, { member, why }): Decision<ConductEvent> {
    const stranger = notTakingPart(evening, member)
    if (stranger) return stranger
    if (evening.sentOut.some((one) => one.member === member))
      return refuse('V.leave', 'sent-out-already', { member: { member } })
    if (isAtStake(evening, member))
      return refuse('V.leave', 'still-at-stake', { member: { member } })
    return happens({ type: 'memberSentOut', member, why, limitsLast: true })
  },
  candidates: ({ persons }) =>
    membersIn(persons).map((member) => ({ member, why: 'non si attiene al regolamento' })),
})

/** Lets a member in again. Source: V.leave. */
const readmit = authorityCommand({
  schema: z.object({ member: MemberId }),
  may: INSPECTOR,
  decide: ({ sentOut }, { member }): Decision<ConductEvent> =>
    sentOut.some((one) => one.member === member)
      ? happens({ type: 'memberReadmitted', member })
      : refuse('V.leave', 'not-sent-out', { member: { member } }),
  candidates: ({ sentOut }) => sentOut.map(({ member }) => ({ member })),
})

export const conductCommands = {
  depositStakes,
  claimDeposit,
  amendRegulation,
  sendOut,
  readmit,
}
