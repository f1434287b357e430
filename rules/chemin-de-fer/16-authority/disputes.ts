import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import { type Decision, happens, isOfficer } from '../../kernel/decider'
import { MemberId, membersIn } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import { reason } from '../../kernel/text'
import {
  BOOK,
  balance,
  CAGNOTTE,
  chipsOf,
  DEPOSIT,
  overdrawn,
  ownerOf,
  unnamedOf,
} from '../accounts'
import { areChipsKnown } from '../evening'
import { notTakingPart, personsInReach, tableAt, tablesInReach } from '../frame/at-table'
import { INSPECTOR, PLAYER } from '../frame/roles'
import { PROVISIONS } from '../provisions'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { TableId } from '../state/ids'
import type { Table } from '../state/table'
import { authorityCommand, disputeAt } from './declared'
import type { DisputeEvent } from './events'
import { undoing } from './undoing'

/** A row of the register, or null when none is in question. */
export const MaybeRow = z
  .string()
  .refine((id) => Object.hasOwn(PROVISIONS, id))
  .nullable()

const ofDispute = z.object({ table: TableId, dispute: z.int().positive() })

const everyDispute = (evening: Evening, by: Parameters<typeof tablesInReach>[1]) =>
  tablesInReach(evening, by).flatMap((table) =>
    table.disputes
      .filter(({ status }) => status === 'open')
      .map((dispute) => ({ table: table.id, dispute })),
  )

/**
 * Opens a dispute about a coup, or (0) about none, by somebody who takes part; the game goes on unless the inspector
 * stops it. Source: S.39a.
 */
const openDispute = authorityCommand({
  schema: z.object({
    table: TableId,
    coup: z.int().nonnegative(),
    about: reason(1, 500),
    provision: MaybeRow,
    contenders: z.array(MemberId).min(1).max(20),
  }),
  may: PLAYER,
  from: 'anywhere',
  afterClosing: true,
  decide(
    evening,
    { table: id, coup, about, provision, contenders },
    { by },
  ): Decision<DisputeEvent> {
    const table = tableAt(evening, id)
    const outsider = by.member === null || isOfficer(by) ? null : notTakingPart(evening, by.member)
    if (outsider) return outsider
    if (evening.status === 'closed') return refuse('S.39a', 'evening-closed')
    if (evening.tableau) return refuse('S.39a', 'reopen-tableau-first')
    if (coup > table.coupSerial) return refuse('S.39a', 'no-such-coup', { coup })
    if (new Set(contenders).size !== contenders.length) return refuse('S.39a', 'named-twice')
    const stranger = contenders.find((member) => notTakingPart(evening, member) !== null)
    if (stranger !== undefined)
      return refuse('S.39a', 'not-taking-part', { member: { member: stranger } })
    const dispute = table.disputes.length + 1
    return happens({
      type: 'disputeOpened',
      table: id,
      dispute,
      coup,
      about,
      provision,
      contenders,
    })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) => {
      const contenders = contendersAt(evening, table)
      if (contenders.length === 0) return []
      return [{ table: table.id, coup: table.coupSerial, about: '—', provision: null, contenders }]
    }),
})

/** The two sides of the latest coup, where the table knows them. */
function contendersAt({ persons }: Evening, table: Table): MemberId[] {
  const last = table.past.at(-1)
  const sides = last ? [last.banker, last.holder].flatMap((one) => one ?? []) : []
  return sides.length > 0 ? [...new Set(sides)] : membersIn(persons).slice(0, 1)
}

/** A member says for the record what they saw; anybody who takes part may. Source: S.39a, cf69. */
const stateToDispute = authorityCommand({
  schema: ofDispute.extend({ member: MemberId, text: reason(1, 500) }),
  may: PLAYER,
  afterClosing: true,
  decide(evening, { table: id, dispute: number, member, text }): Decision<DisputeEvent> {
    const dispute = disputeAt(tableAt(evening, id), number)
    if (!dispute) return refuse('S.39a', 'no-such-dispute')
    if (dispute.status !== 'open') return refuse('S.39a', 'dispute-over')
    const stranger = notTakingPart(evening, member)
    if (stranger) return stranger
    return happens({ type: 'disputeStated', table: id, dispute: number, member, text })
  },
  candidates: (evening, by) =>
    everyDispute(evening, by).flatMap(({ table, dispute }) =>
      personsInReach(evening, by).map((member) => ({
        table,
        dispute: dispute.number,
        member,
        text: '—',
      })),
    ),
})

/** A dispute is withdrawn by whoever opened it, by the tablet if it was opened there, or by an officer. */
const withdrawDispute = authorityCommand({
  schema: ofDispute,
  may: PLAYER,
  from: 'anywhere',
  afterClosing: true,
  decide(evening, { table: id, dispute: number }, { by }): Decision<DisputeEvent> {
    const dispute = disputeAt(tableAt(evening, id), number)
    if (!dispute) return refuse('S.39a', 'no-such-dispute')
    if (dispute.status !== 'open') return refuse('S.39a', 'dispute-over')
    const opener = dispute.openedBy === null ? by.post === id : dispute.openedBy === by.member
    if (!opener && !isOfficer(by)) return refuse('S.39a', 'opener-withdraws')
    return happens({ type: 'disputeWithdrawn', table: id, dispute: number })
  },
  candidates: (evening, by) =>
    everyDispute(evening, by).map(({ table, dispute }) => ({ table, dispute: dispute.number })),
})

const Moved = z
  .object({
    from: z.string().max(80).brand<'account'>(),
    to: z.string().max(80).brand<'account'>(),
    chips: Amount,
  })
  .refine(({ from, to }) => from !== to)

/** A ruling moves chips of those who take part, of the tax, of deposits and of punters without a name; no others. */
function isWithin({ persons }: Evening, { id }: Table, transfers: readonly Transfer[]): boolean {
  const own = new Set([
    CAGNOTTE,
    DEPOSIT,
    unnamedOf(id),
    ...membersIn(persons).map((member) => chipsOf(member)),
  ])
  return transfers.every(({ from, to }) => own.has(from) && own.has(to))
}

/** The reason why a ruling may not move these chips now; null when it may. */
function immovable(
  evening: Evening,
  table: Table,
  transfers: readonly Transfer[],
): Decision<never> | null {
  if (transfers.length === 0) return null
  if (evening.tableau) return refuse('S.39a', 'reopen-tableau-first')
  if (table.coup) return refuse('S.39a', 'coup-in-play')
  if (!isWithin(evening, table, transfers)) return refuse('S.39a', 'account-not-here')
  const short = overdrawn(evening, transfers, !areChipsKnown(evening))
  if (!short) return null
  const member = ownerOf(short.account)
  return refuse('S.39a', 'not-enough-chips', {
    member: { member },
    chips: { chips: balance(evening, short.account) },
  })
}

/**
 * The inspector's ruling, at once and final; its chips are compensating entries, never a coup played again. Source:
 * S.39a, S.DG, V.decide, cf69.
 */
const ruleDispute = authorityCommand({
  schema: ofDispute.extend({
    inFavourOf: MemberId.nullable(),
    why: reason(1, 1000),
    provision: MaybeRow,
    transfers: z.array(Moved).max(50),
  }),
  may: INSPECTOR,
  afterClosing: true,
  decide(evening, { table: id, dispute: number, ...ruling }, { by }): Decision<DisputeEvent> {
    const table = tableAt(evening, id)
    const dispute = disputeAt(table, number)
    if (!dispute) return refuse('S.39a', 'no-such-dispute')
    if (dispute.status !== 'open') return refuse('S.39a', 'dispute-over')
    if (by.member === null) return refuse('S.39a', 'inspector-signs')
    const { inFavourOf, why, provision, transfers } = ruling
    if (inFavourOf !== null && !dispute.contenders.includes(inFavourOf))
      return refuse('S.39a', 'rule-for-a-contender')
    const unmoved = immovable(evening, table, transfers)
    if (unmoved) return unmoved
    const ruled = { type: 'disputeRuled', table: id, book: BOOK, dispute: number } as const
    return happens({ ...ruled, inFavourOf, why, provision, final: true, transfers })
  },
  candidates: (evening, by) =>
    everyDispute(evening, by).flatMap(({ table, dispute }) => {
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

export const disputeCommands = { openDispute, stateToDispute, withdrawDispute, ruleDispute }
