import { z } from 'zod'
import { minus, NO_CHIPS } from '../../kernel/chips'
import { type Actor, type Decision, happens } from '../../kernel/decider'
import { Moved } from '../../kernel/forms'
import { entriesIn, membersIn } from '../../kernel/ids'
import { type Account, post, type Transfer } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import type { GivenRuling } from '../../kernel/ruling'
import { reason } from '../../kernel/text'
import {
  BOOK,
  balance,
  bankOf,
  CAGNOTTE,
  chipsOf,
  DEPOSIT,
  overdrawn,
  ownerOf,
  unnamedOf,
} from '../accounts'
import { areChipsKnown } from '../evening'
import { tableAt } from '../frame/at-table'
import { INSPECTOR } from '../frame/roles'
import { byShares } from '../mano/shares'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import type { TableId } from '../state/ids'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'
import { authorityCommand, disputeAt, MaybeRow, OfDispute, openDisputesInReach } from './commands'
import type { DisputeEvent } from './events'
import { undoing } from './undoing'

/**
 * The accounts between which a ruling moves chips: of those who take part, of the bank while somebody holds it, of the
 * tax, of deposits, and of punters without a name. Level 1 follows no bank (C.4). Source: S.39a, cf44, cd21.
 */
export const rulingAccounts = (
  { persons }: Evening,
  { id, level, mano }: Pick<Table, 'id' | 'level' | 'mano'>,
): Account[] => [
  ...membersIn(persons).map((member) => chipsOf(member)),
  ...(mano && level !== 1 ? [bankOf(id)] : []),
  CAGNOTTE,
  DEPOSIT,
  unnamedOf(id),
]

/** The reason why a ruling may move no chips at all now; null when it may. */
export function immovable(evening: Evening, table: Pick<Table, 'coup'>): Decision<never> | null {
  if (evening.tableau) return refuse('S.39a', 'reopen-tableau-first')
  return table.coup ? refuse('S.39a', 'coup-in-play') : null
}

/** The reason why a ruling may not make these transfers now; null when it may. */
function notThese(
  evening: Evening,
  table: Table,
  transfers: readonly Transfer[],
): Decision<never> | null {
  const unmoved = immovable(evening, table)
  if (unmoved) return unmoved
  const own = new Set(rulingAccounts(evening, table))
  if (!transfers.every(({ from, to }) => own.has(from) && own.has(to)))
    return refuse('S.39a', 'account-not-here')
  const short = overdrawn(evening, transfers, !areChipsKnown(evening))
  if (!short) return null
  const chips = { chips: balance(evening, short.account) }
  const member = ownerOf(short.account)
  return member === null
    ? refuse('S.39a', 'account-holds-less', { chips })
    : refuse('S.39a', 'not-enough-chips', { member: { member }, chips })
}

/** Chips that each owner's share of the bank gains or loses by these transfers; null where the bank stays as it is. */
function sharesMoved(
  evening: Evening,
  { id, mano }: Table,
  transfers: readonly Transfer[],
): Mano['shares'] | null {
  const account = bankOf(id)
  if (!mano || !transfers.some(({ from, to }) => from === account || to === account)) return null
  const bank = balance({ accounts: post(evening.accounts, transfers) }, account)
  return Object.fromEntries(
    entriesIn(byShares(mano, bank)).map(([member, chips]) => [
      member,
      minus(chips, mano.shares[member] ?? NO_CHIPS),
    ]),
  )
}

const movesTax = ({ from, to }: Transfer): boolean => from === CAGNOTTE || to === CAGNOTTE

/** The decision of a ruling; a judge asks for it on a copy of the evening too, before giving it. Source: S.39a, cf69. */
export function ruledBy(
  evening: Evening,
  at: { table: TableId; dispute: number },
  { inFavourOf, why, provision, transfers }: GivenRuling,
  by: Pick<Actor, 'member'>,
): Decision<DisputeEvent> {
  const table = tableAt(evening, at.table)
  const dispute = disputeAt(table, at.dispute)
  if (!dispute) return refuse('S.39a', 'no-such-dispute')
  if (dispute.status !== 'open') return refuse('S.39a', 'dispute-over')
  if (by.member === null) return refuse('S.39a', 'inspector-signs')
  if (inFavourOf !== null && !dispute.contenders.includes(inFavourOf))
    return refuse('S.39a', 'rule-for-a-contender')
  const unmoved = transfers.length === 0 ? null : notThese(evening, table, transfers)
  if (unmoved) return unmoved
  const shares = sharesMoved(evening, table, transfers)
  return happens({
    type: 'disputeRuled',
    ...at,
    book: BOOK,
    inFavourOf,
    why,
    provision,
    final: true,
    transfers,
    told: true,
    ...(shares && { shares }),
    ...(dispute.coup > 0 && transfers.some(movesTax) && { taxOf: dispute.coup }),
  })
}

/**
 * The inspector's ruling, at once and final; its chips are compensating entries, never a coup played again. Source:
 * S.39a, S.DG, V.decide, cf69.
 */
const ruleDispute = authorityCommand({
  schema: OfDispute.extend({
    inFavourOf: MemberId.nullable(),
    why: reason(1, 1000),
    provision: MaybeRow,
    transfers: z.array(Moved).max(50),
  }),
  may: INSPECTOR,
  afterClosing: true,
  decide: (evening, { table, dispute, ...ruling }, { by }) =>
    ruledBy(evening, { table, dispute }, ruling, by),
  candidates: (evening, by) =>
    openDisputesInReach(evening, by).flatMap(({ table, dispute }) => {
      const ruling = { table, dispute: dispute.number, why: '—', provision: dispute.provision }
      const coup = tableAt(evening, table).past.find(({ serial }) => serial === dispute.coup)
      const back = coup ? undoing(table, coup) : []
      return [
        ...[null, ...dispute.contenders].map((inFavourOf) => ({
          ...ruling,
          inFavourOf,
          transfers: [],
        })),
        ...(back.length > 0 ? [{ ...ruling, inFavourOf: null, transfers: back }] : []),
      ]
    }),
})

export const rulingCommands = { ruleDispute }
