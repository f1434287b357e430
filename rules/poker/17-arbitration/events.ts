import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import type { Occasion } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { post, type Transfer } from '../../kernel/ledger'
import { type MarksChanged, withMarks } from '../colpo/in-loss'
import { type Evening, withChanged, withPlayer, withTable } from '../evening'
import { recountingAfter, withCorrection } from '../money/compensation'
import type { Aftermath, Outcome, SettledColpo } from '../state/colpo'
import { copyColpo } from '../state/copy'
import type { Dispute, DisputeDecision, Ruled } from '../state/dispute'
import type { TableId } from '../state/ids'
import type { Table } from '../state/table'
import { isArbiter } from './panel'

type OfDispute<T extends string> = { type: T; table: TableId; dispute: number }

/** A settled colpo that a ruling makes void: its settlement is compensated, so stakes go back and the pot stays. */
export type ColpoVoided = MarksChanged & {
  type: 'colpoVoided'
  table: TableId
  colpo: number
  provision: string
  why: string
  casse: readonly { member: MemberId; chips: Chips }[]
  next: Aftermath
  transfers: readonly Transfer[]
}

/** The events of Art. XVII. */
export type ArbitrationEvent =
  | (OfDispute<'disputeOpened'> & {
      colpo: number
      about: string
      provision: string | null
      contenders: readonly MemberId[]
    })
  | (OfDispute<'disputeVoted'> & { member: MemberId; inFavourOf: MemberId })
  | (OfDispute<'disputeStated'> & { member: MemberId; text: string })
  | (OfDispute<'arbiterNamed'> & { member: MemberId; arbiter: MemberId })
  | (OfDispute<'arbiterJoined'> & { member: MemberId; arbiter: MemberId })
  | (OfDispute<'rulingProposed'> & { ruling: Ruled })
  | (OfDispute<'rulingAgreed'> & { member: MemberId })
  | (OfDispute<'disputeDecided'> & { inFavourOf: MemberId })
  | (OfDispute<'disputeDecidedForNow'> & { member: MemberId | null; inFavourOf: MemberId | null })
  | (OfDispute<'disputeSent'> & { why: 'tie' | 'nobody-votes' | 'appeal' })
  | (OfDispute<'disputeRuled'> &
      Ruled & {
        /** The chips moved by the event of its remedy, told with the ruling; absent when it moved none. */
        moved?: readonly Transfer[]
      })
  | ColpoVoided
  | OfDispute<'disputeWithdrawn'>
  | { type: 'rotaSet'; deputati: readonly MemberId[] }
  | (OfDispute<'rulingAcknowledged'> & { member: MemberId | null; read: number })

const changed = (
  evening: Evening,
  { table: id, dispute }: { table: TableId; dispute: number },
  change: (dispute: Dispute, table: Table) => Dispute,
): Evening =>
  withTable(evening, id, (table) => ({
    disputes: table.disputes.map((one) => (one.number === dispute ? change(one, table) : one)),
  }))

const decided = (dispute: Dispute, decision: DisputeDecision): Dispute => ({
  ...dispute,
  status: decision.final ? 'final' : 'provisional',
  proposal: null,
  decisions: [...dispute.decisions, decision],
})

/** A decision at the table itself, for the moment; a dispute already sent on still waits for the deputato (XVII.3). */
function heldByTable(
  dispute: Dispute,
  by: Pick<DisputeDecision, 'by' | 'member' | 'at' | 'inFavourOf'>,
): Dispute {
  const { provision, status, proposal } = dispute
  const rest = { arbiters: [], final: false, why: '', provision, transfers: [] }
  const held = decided(dispute, { ...by, ...rest })
  return status === 'to-deputato' ? { ...held, status, proposal } : held
}

/** The authority of a ruling: the deputato, or (XVII.4) the arbiters who agreed on it. */
function authorityOf(
  dispute: Dispute,
  member: MemberId | null,
): Pick<DisputeDecision, 'by' | 'member' | 'arbiters'> {
  if (!isArbiter(dispute, member)) return { by: 'deputato', member, arbiters: [] }
  const arbiters = dispute.proposal?.agreed ?? [member]
  return { by: 'arbiter', member: arbiters[0] ?? member, arbiters }
}

/** The table after a settled colpo was made void; the old result stays in its corrections. */
function voided(table: Table, event: ColpoVoided, { at, by }: Occasion): Table {
  const { colpo: number, provision, why, casse, next, transfers } = event
  const was = table.colpi.find((colpo) => colpo.number === number)?.outcome ?? null
  const withCasse = casse.reduce(
    (t, { member, chips }) =>
      withPlayer(t, member, (player) => ({
        casse: [...player.casse, { chips, at, reason: 'correzione' }],
      })),
    table,
  )
  const changed = {
    ...withMarks(withCasse, event),
    ...next,
    accounts: post(table.accounts, transfers),
    colpi: table.colpi.map((colpo) =>
      colpo.number === number ? asVoid(colpo, { kind: 'void', provision, why }) : colpo,
    ),
    firstInLoss: [],
  }
  return withCorrection(changed, { colpo: number, at, by: by.member, why, transfers, was })
}

function asVoid(colpo: SettledColpo, outcome: Outcome): SettledColpo {
  const done = Object.assign(copyColpo(colpo), { outcome, settledAt: colpo.settledAt })
  done.settled = []
  done.rebuys = []
  done.corrected += 1
  return done
}

/** The effect of each event of Art. XVII; a ruling's chips are compensating entries (N3). */
export const evolveArbitration: Evolve<Evening, ArbitrationEvent> = {
  disputeOpened: (
    evening,
    { table: id, dispute: number, colpo, about, provision, contenders },
    o,
  ) =>
    withTable(evening, id, (table) => ({
      disputes: [
        ...table.disputes,
        {
          number,
          colpo,
          about,
          provision,
          contenders,
          openedBy: o.by.member,
          openedAt: o.at,
          status: 'voting',
          statements: [],
          votes: {},
          arbiters: {},
          proposal: null,
          proposals: 0,
          decisions: [],
          readAtTable: 0,
          readBy: {},
        },
      ],
    })),
  disputeVoted: (evening, event) =>
    changed(evening, event, (dispute) => ({
      ...dispute,
      votes: { ...dispute.votes, [event.member]: event.inFavourOf },
    })),
  disputeStated: (evening, event, { at }) =>
    changed(evening, event, (dispute) => ({
      ...dispute,
      statements: [...dispute.statements, { member: event.member, at, text: event.text }],
    })),
  arbiterNamed: (evening, event) =>
    changed(evening, event, (dispute) => ({
      ...dispute,
      arbiters: { ...dispute.arbiters, [event.member]: [event.arbiter] },
    })),
  arbiterJoined: (evening, event) =>
    changed(evening, event, (dispute) => ({
      ...dispute,
      arbiters: {
        ...dispute.arbiters,
        [event.member]: [...(dispute.arbiters[event.member] ?? []), event.arbiter],
      },
    })),
  rulingProposed: (evening, event, { by }) =>
    changed(evening, event, (dispute) => ({
      ...dispute,
      proposals: dispute.proposals + 1,
      proposal: {
        number: dispute.proposals + 1,
        ruling: event.ruling,
        agreed: by.member === null ? [] : [by.member],
      },
    })),
  rulingAgreed: (evening, event) =>
    changed(evening, event, (dispute) => ({
      ...dispute,
      proposal: dispute.proposal && {
        ...dispute.proposal,
        agreed: [...dispute.proposal.agreed, event.member],
      },
    })),
  disputeDecided: (evening, event, { at }) =>
    changed(evening, event, (dispute) =>
      heldByTable(dispute, { by: 'table', member: null, at, inFavourOf: event.inFavourOf }),
    ),
  disputeDecidedForNow: (evening, { member, inFavourOf, ...event }, { at }) =>
    changed(evening, event, (dispute) => {
      const by = member === null ? 'table' : 'cartaro'
      return heldByTable(dispute, { by, member, at, inFavourOf })
    }),
  disputeSent: (evening, event) =>
    changed(evening, event, (dispute) => ({ ...dispute, status: 'to-deputato' })),
  disputeRuled: (evening, event, { at, by }) => {
    const { inFavourOf, why, provision, final, transfers, moved = [], remedy } = event
    const ruled = changed(evening, event, (dispute) =>
      decided(dispute, {
        ...authorityOf(dispute, by.member),
        at,
        final,
        inFavourOf,
        why,
        provision,
        transfers: [...transfers, ...moved],
        ...(remedy && { remedy }),
      }),
    )
    if (transfers.length === 0) return ruled
    return withTable(ruled, event.table, (table) => {
      const about = table.disputes.find((one) => one.number === event.dispute)
      const colpo = about?.colpo ?? null
      return withCorrection(
        {
          ...table,
          accounts: post(table.accounts, transfers),
          closing: table.closing && recountingAfter(table.closing, transfers),
        },
        { colpo, at, by: by.member, why, transfers, was: null },
      )
    })
  },
  colpoVoided: (evening, event, occasion) =>
    withTable(evening, event.table, (table) => voided(table, event, occasion)),
  disputeWithdrawn: (evening, event) =>
    changed(evening, event, (dispute) => ({ ...dispute, status: 'withdrawn' })),
  rotaSet: (evening, { deputati }) => withChanged(evening, { rota: deputati }),
  rulingAcknowledged: (evening, { member, read, ...event }) =>
    changed(evening, event, (dispute) =>
      member === null
        ? { ...dispute, readAtTable: read }
        : { ...dispute, readBy: { ...dispute.readBy, [member]: read } },
    ),
}
