import { z } from 'zod'
import { BOOK, balance, bancoOf, chipsOf, ownerOf, unnamedOf } from '../../banked/accounts'
import { ofTable, type TableId } from '../../banked/forms'
import { mayName, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { INSPECTOR, PLAYER } from '../../banked/frame/roles'
import { memberOf } from '../../banked/ids'
import { type Actor, type Decision, happens, isOfficer, type Refused } from '../../kernel/decider'
import { Moved } from '../../kernel/forms'
import { membersIn } from '../../kernel/ids'
import type { Account, Transfer } from '../../kernel/ledger'
import { LONGEST_SUBJECT } from '../../kernel/lengths'
import { MemberId } from '../../kernel/memberId'
import type { GivenRuling } from '../../kernel/ruling'
import { reason } from '../../kernel/text'
import { overdrawn } from '../accounts'
import { findProvision } from '../provisions'
import { refuse } from '../refuse'
import type { Dispute } from '../state/dispute'
import type { Evening } from '../state/evening'
import { Player } from '../state/ids'
import type { Table } from '../state/table'
import { elsewhereCommand } from './commands'
import type { ElsewhereEvent } from './events'

const OfDispute = ofTable.extend({ dispute: z.int().positive() })
const MaybeRow = z
  .string()
  .refine((id) => findProvision(id) !== null)
  .nullable()

/** The dispute with this number at a table. */
export const disputeAt = ({ disputes }: Table, number: number): Dispute | undefined =>
  disputes.find((dispute) => dispute.number === number)

/** Claims that wait for a ruling, at closed tables too. Source: T.10, E5. */
const openClaims = ({ tables }: Evening) =>
  Object.values(tables).flatMap((table) =>
    table.disputes
      .filter(({ status }) => status === 'open')
      .map((dispute) => ({ table: table.id, dispute })),
  )

/** A claim about the colpo in play; settling waits for its ruling, and once the colpo is over none is heard. Source: T.10. */
const openDispute = elsewhereCommand({
  schema: ofTable.extend({
    player: Player,
    about: reason(3, LONGEST_SUBJECT),
    provision: MaybeRow,
  }),
  may: PLAYER,
  decide(evening, { table: id, player, about, provision }): Decision<ElsewhereEvent> {
    const { colpo, disputes, poste } = tableAt(evening, id)
    if (!colpo || colpo.phase === 'open') return refuse(null, 'colpo-over')
    if (!poste.some((posta) => posta.player === player)) return refuse(null, 'no-stake-there')
    const claims = disputes.filter(({ status, coup }) => status === 'open' && coup === colpo.serial)
    if (claims.some((claim) => claim.player === player)) return refuse(null, 'claimed-already')
    const member = memberOf(player)
    return happens({
      type: 'disputeOpened',
      table: id,
      dispute: disputes.length + 1,
      coup: colpo.serial,
      about,
      provision,
      player,
      contenders: member === null ? [] : [member],
    })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, poste }) =>
      [...new Set(poste.map(({ player }) => player))]
        .filter((player) => mayName(by, player))
        .map((player) => ({ table: id, player, about: '———', provision: null })),
    ),
})

/** A claim is given up by the one who made it, by the tablet, or by an officer; during the count too, since no chip moves. */
const withdrawDispute = elsewhereCommand({
  schema: OfDispute,
  may: PLAYER,
  from: 'anywhere',
  afterClosing: true,
  decide(evening, { table: id, dispute: number }, { by }): Decision<ElsewhereEvent> {
    const dispute = disputeAt(tableAt(evening, id), number)
    if (dispute?.status !== 'open') return refuse(null, 'no-open-claim')
    const isOwn = by.member !== null && dispute.contenders.includes(by.member)
    if (!isOwn && by.post !== id && !isOfficer(by)) return refuse(null, 'not-yours')
    return happens({ type: 'disputeWithdrawn', table: id, dispute: number })
  },
  candidates: (evening) =>
    openClaims(evening).map(({ table, dispute: { number } }) => ({ table, dispute: number })),
})

/** The accounts between which a ruling moves chips: of those who take part, of unnamed persons, and of the bank. */
export const rulingAccounts = ({ persons }: Evening, { id }: Pick<Table, 'id'>): Account[] => [
  ...membersIn(persons).map((member) => chipsOf(member)),
  unnamedOf(id),
  bancoOf(id),
]

/** The reason why a ruling may not make these transfers; null when it may. */
function notThese(evening: Evening, table: Table, transfers: readonly Transfer[]): Refused | null {
  if (transfers.length === 0) return null
  const own = new Set(rulingAccounts(evening, table))
  if (!transfers.every(({ from, to }) => own.has(from) && own.has(to)))
    return refuse(null, 'account-not-here')
  const short = overdrawn(evening, transfers)
  if (!short) return null
  return refuse(null, 'not-enough-chips', {
    player: { member: ownerOf(short) },
    chips: { chips: balance(evening, short) },
  })
}

/** The decision of a ruling; a judge asks for it on a copy of the day too, before giving it. Source: T.10, E2. */
export function ruledBy(
  evening: Evening,
  at: { table: TableId; dispute: number },
  { inFavourOf, why, provision, transfers }: GivenRuling,
  by: Pick<Actor, 'member'>,
): Decision<ElsewhereEvent> {
  const table = tableAt(evening, at.table)
  const dispute = disputeAt(table, at.dispute)
  if (dispute?.status !== 'open') return refuse(null, 'no-open-claim')
  if (by.member === null) return refuse(null, 'inspector-signs')
  if (inFavourOf !== null && !dispute.contenders.includes(inFavourOf))
    return refuse(null, 'rule-for-a-contender')
  const wrong = notThese(evening, table, transfers)
  if (wrong) return wrong
  const told = { inFavourOf, why, provision, final: true, transfers } as const
  const taglia = table.shoes.findLast(({ after }) => after < dispute.coup)?.number
  const isEarlier = transfers.length > 0 && taglia && taglia < table.taglia.number
  return happens({ type: 'disputeRuled', ...at, book: BOOK, ...told, ...(isEarlier && { taglia }) })
}

/** The inspector, or above them the management, rules on a claim, at once and finally. Source: T.10, E2. */
const ruleDispute = elsewhereCommand({
  schema: OfDispute.extend({
    inFavourOf: MemberId.nullable(),
    why: reason(3, 1000),
    provision: MaybeRow,
    transfers: z.array(Moved).max(20),
  }),
  may: INSPECTOR,
  decide: (evening, { table, dispute, ...ruling }, { by }) =>
    ruledBy(evening, { table, dispute }, ruling, by),
  candidates: (evening) =>
    openClaims(evening).flatMap(({ table, dispute: { number, contenders, provision } }) =>
      [null, ...contenders].map((inFavourOf) => ({
        table,
        dispute: number,
        inFavourOf,
        why: '———',
        provision,
        transfers: [],
      })),
    ),
})

export const disputeCommands = { openDispute, withdrawDispute, ruleDispute }
