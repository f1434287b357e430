import { z } from 'zod'
import {
  type Actor,
  type Decision,
  followedBy,
  happens,
  type Occasion,
  type Refused,
} from '../../kernel/decider'
import { Moved } from '../../kernel/forms'
import { membersIn } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import { hasChanged } from '../../kernel/read'
import { reason } from '../../kernel/text'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { POT, restoOf } from '../money/accounts'
import { overdraft } from '../money/compensation'
import { potOf } from '../money/resti'
import { refuse } from '../refuse'
import type { Dispute, Remedy, Ruled } from '../state/dispute'
import { ofTable, type TableId } from '../state/forms'
import type { Table } from '../state/table'
import { arbitrationCommand, disputeAt } from './commands'
import { type ArbitrationEvent, evolveArbitration } from './events'
import { agreedArbiters, agreementsNeeded, hasPlayedAt, isArbiter } from './panel'
import { type RemedyEvent, RemedyGiven, remedied } from './remedy'
import { MaybeProvision } from './table'
import { isSettled } from './waiting'

type Judged = ArbitrationEvent | RemedyEvent

/** A ruling moves chips between resti of the table and its pot; during the count between resti only, since there is no pot. */
function isWithin(table: Table, transfers: readonly Transfer[]): boolean {
  const resti = membersIn(table.players).map(restoOf)
  const own = new Set(table.status === 'counting' ? resti : [POT, ...resti])
  return transfers.every(({ from, to }) => own.has(from) && own.has(to))
}

/** The reason why this actor may not rule on the dispute now; null when they may. */
function rulerRefusal(table: Table, dispute: Dispute, by: Actor): Refused | null {
  if (!by.roles.includes('deputato') && !isArbiter(dispute, by.member))
    return refuse('XVII.4', 'not-the-arbiter')
  if (by.member === null || hasPlayedAt(table, by.member))
    return refuse('XVII.2', 'sits-at-this-table')
  if (dispute.status === 'voting') return refuse('XVII.1', 'table-votes-first')
  if (isSettled(dispute.status)) return refuse('XVII.2', 'nothing-to-rule')
  return null
}

/** The reason why no ruling moves chips of this table now; null when one may. Source: XVI.1, XVII.2. */
export function immovable(table: Table): Refused | null {
  if (table.status === 'closed') return refuse('XVII.2', 'reopen-tableau-first')
  if (table.colpo) return refuse('XVII.2', 'money-between-colpi')
  return null
}

/** The reason why the ruling's chips may not move now; null when they may. */
function moneyRefusal(table: Table, { transfers }: Ruled): Refused | null {
  if (transfers.length === 0) return null
  const fixed = immovable(table)
  if (fixed) return fixed
  if (!isWithin(table, transfers)) return refuse('XVII.2', 'account-not-here')
  // XIII.4: the minor pots still to be played are not in the pot that a ruling may take from.
  const short = overdraft({ ...table.accounts, [POT]: potOf(table) }, transfers)
  return short ? refuse('XVII.2', 'not-enough-chips', { missing: { chips: short.missing } }) : null
}

/** The ruling that a command carries, without a field for a remedy that it does not have. */
function rulingOf(given: Omit<Ruled, 'remedy'> & { remedy?: Remedy | undefined }): Ruled {
  const { inFavourOf, why, provision, final, transfers, remedy } = given
  const ruling = { inFavourOf, why, provision, final, transfers }
  return remedy ? { ...ruling, remedy } : ruling
}

/**
 * A ruling with its consequences, decided on the evening that it leaves; refused when its chips cannot move now, or
 * its remedy is impossible. Source: XVII.2, N3.
 */
export function ruledBy(
  evening: Evening,
  { table: id, dispute }: { table: TableId; dispute: Dispute },
  ruling: Ruled,
  occasion: Occasion,
): Decision<Judged> {
  const unpayable = moneyRefusal(tableAt(evening, id), ruling)
  if (unpayable) return unpayable
  const ruled = { type: 'disputeRuled' as const, table: id, dispute: dispute.number, ...ruling }
  const { inFavourOf, final, transfers, remedy, provision, why } = ruling
  if (!remedy) return happens<Judged>(ruled)
  if (ruling.transfers.length > 0) return refuse('XVII.2', 'remedy-or-chips')
  const after = evolveArbitration.disputeRuled(evening, ruled, occasion)
  const change = remedied(after, { table: id, dispute, remedy, provision, why }, occasion)
  if (!change.accepted) return change
  const moved = compensation(change.events)
  if (moved.length === 0) return happens<Judged>(ruled, ...change.events)
  // Field by field, since copies made by a spread come in several hidden classes of V8.
  const { type, table, dispute: number } = ruled
  const what = {
    type,
    table,
    dispute: number,
    inFavourOf,
    why,
    provision,
    final,
    transfers,
    remedy,
    moved,
  }
  return happens<Judged>(what, ...change.events)
}

/** The chips that a remedy moves to compensate a settled colpo; the settlement of one in play is told by itself. */
const compensation = (events: readonly RemedyEvent[]): readonly Transfer[] =>
  events.flatMap((event) =>
    event.type === 'colpoCorrected' || event.type === 'colpoVoided' ? event.transfers : [],
  )

/**
 * XVII.2, XVII.3, N3: the deputato's ruling, interim or final, after the table's;
 * the deputato may not sit at the table. XVII.4: an agreed arbiter rules in the
 * same way; in a panel, one arbiter's ruling is a proposal to the others.
 */
const ruleDispute = arbitrationCommand({
  schema: ofTable.extend({
    dispute: z.int().positive(),
    inFavourOf: MemberId.nullable(),
    why: reason(1, 1000),
    provision: MaybeProvision,
    final: z.boolean(),
    transfers: z.array(Moved).max(50),
    remedy: RemedyGiven.optional(),
    /** The number of decisions on the dispute that the judge has read, so that no chips move twice. */
    read: z.int().nonnegative().optional(),
  }),
  may: ['deputato', 'socio'],
  from: 'anywhere',
  afterClosing: true,
  decide: (evening, payload, occasion) => {
    const { by } = occasion
    const { table: id, dispute: number, read, ...given } = payload
    const { inFavourOf } = given
    const table = tableAt(evening, id)
    const dispute = disputeAt(table, number)
    if (!dispute) return refuse('XVII.1', 'no-such-dispute')
    const refused = rulerRefusal(table, dispute, by)
    if (refused) return refused
    if (hasChanged(read, dispute.decisions.length)) return refuse('XVII.2', 'ruled-meanwhile')
    if (inFavourOf !== null && !dispute.contenders.includes(inFavourOf))
      return refuse('XVII.2', 'rule-for-a-contender')
    const ruling = rulingOf(given)
    const ruled = ruledBy(evening, { table: id, dispute }, ruling, occasion)
    return ruled.accepted && isArbiter(dispute, by.member) && agreedArbiters(dispute).length > 1
      ? happens<Judged>({ type: 'rulingProposed', table: id, dispute: number, ruling })
      : ruled
  },
  candidates: (evening) =>
    Object.values(evening.tables).flatMap((table) =>
      table.disputes.flatMap(({ number: dispute, contenders, provision }) =>
        [null, ...contenders].map((inFavourOf) => ({
          table: table.id,
          dispute,
          inFavourOf,
          why: '—',
          provision,
          final: true,
          transfers: [],
        })),
      ),
    ),
})

/** XVII.4: a panel decides by majority; the last agreement needed makes the proposal a ruling. */
const agreeRuling = arbitrationCommand({
  schema: ofTable.extend({
    dispute: z.int().positive(),
    proposal: z.int().positive(),
  }),
  may: ['socio'],
  from: 'anywhere',
  afterClosing: true,
  decide: (evening, { table: id, dispute: number, proposal: read }, occasion) => {
    const { by } = occasion
    const table = tableAt(evening, id)
    const dispute = disputeAt(table, number)
    if (!dispute) return refuse('XVII.1', 'no-such-dispute')
    if (!isArbiter(dispute, by.member)) return refuse('XVII.4', 'not-the-arbiter')
    const refused = rulerRefusal(table, dispute, by)
    if (refused) return refused
    const { proposal } = dispute
    if (proposal?.number !== read) return refuse('XVII.4', 'proposal-changed')
    if (proposal.agreed.includes(by.member)) return refuse('XVII.4', 'ruling-agreed')
    const agreed = { type: 'rulingAgreed', table: id, dispute: number, member: by.member } as const
    const after = evolveArbitration.rulingAgreed(evening, agreed, occasion)
    const ruled = ruledBy(after, { table: id, dispute }, proposal.ruling, occasion)
    return agreementsNeeded(dispute) <= 1 || !ruled.accepted
      ? followedBy<Judged, Evening>([agreed], ruled)
      : happens<Judged>(agreed)
  },
  candidates: (evening) =>
    Object.values(evening.tables).flatMap((table) =>
      table.disputes.flatMap(({ number: dispute, proposal }) =>
        proposal ? [{ table: table.id, dispute, proposal: proposal.number }] : [],
      ),
    ),
})

export const rulingCommands = { ruleDispute, agreeRuling }
