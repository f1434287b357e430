import { type Chips, minus } from '../../kernel/chips'
import { type Occasion, type Refusal, stateAfter } from '../../kernel/decider'
import { type MemberId, membersIn } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import type { Tell } from '../../kernel/tell'
import { reckonedResto } from '../16-tableau/rows'
import { disputeAt } from '../17-arbitration/commands'
import { immovable, ruledBy } from '../17-arbitration/ruling'
import { poker } from '../decider'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { playersIn } from '../giro/turn'
import { drawnBy, netOf } from '../money/resti'
import type { Dispute, Remedy } from '../state/dispute'
import type { TableId } from '../state/ids'
import type { Table } from '../state/table'
import { remedyTell } from '../telling/remedies'
import { lyingBefore, lyingInMiddle } from './sector'

/** The table as a ruling finds it, or as it would leave it. */
export interface RulingState {
  middle: Chips
  /** The player who would speak next, in a colpo kept move by move. */
  speaker: MemberId | null
  /** Whether a colpo would still be in play. */
  inPlay: boolean
  players: readonly {
    member: MemberId
    resto: Chips
    /** Won or lost so far, as the tableau counts it; null while resti are unknown. */
    result: Chips | null
  }[]
}

/** A change of the colpo that is open to the judge, and the table after it. */
export interface OpenRemedy {
  remedy: Remedy
  tell: Tell
  after: RulingState
}

/** The rulings open on a dispute, each with its consequence, or with the reason why it is impossible now. */
export interface OpenRulings {
  now: RulingState
  chips: { refusal: Refusal | null; after: RulingState | null }
  remedies: readonly {
    kind: Remedy['kind']
    choices: readonly OpenRemedy[]
    /** Null as soon as there is one choice. */
    refusal: Refusal | null
  }[]
}

interface Asked {
  table: TableId
  dispute: number
  provision: string | null
  /** The chips that the judge thinks of moving. */
  transfers: readonly Transfer[]
}

/**
 * The rulings open on a dispute now, decided on a copy of the evening and never stored; null when there is no such
 * dispute. Source: XVII.2.
 */
export function openRulings(
  evening: Evening,
  asked: Asked,
  occasion: Occasion,
): OpenRulings | null {
  const table = Object.hasOwn(evening.tables, asked.table) ? tableAt(evening, asked.table) : null
  const dispute = table && disputeAt(table, asked.dispute)
  if (!table || !dispute) return null
  const whatIf = (remedy: Remedy | null, transfers: readonly Transfer[]) =>
    ruled(evening, { table, dispute, provision: asked.provision, transfers, remedy }, occasion)
  return {
    now: stateOf(table),
    chips:
      asked.transfers.length > 0
        ? whatIf(null, asked.transfers)
        : { refusal: immovable(table)?.refusal ?? null, after: null },
    remedies: KINDS.map((kind) => {
      const tried = thinkable(table, dispute, kind).map((remedy) => ({
        remedy,
        tell: remedyTell(remedy),
        ...whatIf(remedy, []),
      }))
      const choices = tried.flatMap(({ remedy, tell, after }) =>
        after ? [{ remedy, tell, after }] : [],
      )
      const refusal = choices.length > 0 ? null : (tried[0]?.refusal ?? null)
      return { kind, choices, refusal }
    }),
  }
}

const KINDS = [
  'raise-falls',
  'hand-dead',
  'pot-divided',
  'colpo-void',
] as const satisfies readonly Remedy['kind'][]

interface Tried {
  table: Table
  dispute: Dispute
  provision: string | null
  transfers: readonly Transfer[]
  remedy: Remedy | null
}

function ruled(
  evening: Evening,
  { table, dispute, provision, transfers, remedy }: Tried,
  occasion: Occasion,
): { refusal: Refusal | null; after: RulingState | null } {
  const ruling = {
    inFavourOf: null,
    why: '',
    provision,
    final: true,
    transfers,
    ...(remedy && { remedy }),
  }
  const decision = ruledBy(evening, { table: table.id, dispute }, ruling, occasion)
  if (!decision.accepted) return { refusal: decision.refusal, after: null }
  const after = stateAfter(poker.evolve, evening, decision, occasion)
  return { refusal: null, after: stateOf(tableAt(after, table.id)) }
}

const stateOf = (table: Table): RulingState => ({
  middle: lyingInMiddle(table),
  speaker: table.play?.speaker ?? null,
  inPlay: table.colpo !== null,
  players: membersIn(table.players).map((member) => ({
    member,
    resto: lyingBefore(table, member),
    result: resultOf(table, member),
  })),
})

/** During the count a resto is what was counted, also where the book did not expect it. Source: XVI.1. */
function resultOf(table: Table, member: MemberId): Chips | null {
  const player = table.players[member]
  const isCounted = table.closing?.counted[member] !== undefined
  return player && isCounted
    ? minus(reckonedResto(table, member), drawnBy(player))
    : netOf(table, member)
}

/** The changes of one kind that are worth trying: at least one, so that its refusal tells why none is possible. */
function thinkable(table: Table, dispute: Dispute, kind: Remedy['kind']): Remedy[] {
  switch (kind) {
    case 'colpo-void':
      return [{ kind }]
    case 'raise-falls':
      return raisesOf(table, dispute)
    case 'hand-dead':
      return handsOf(table, dispute).flatMap((member) =>
        (['lost', 'back'] as const).map((stakes) => ({ kind, member, stakes })),
      )
    case 'pot-divided':
      return sharesOf(table, dispute).map((winners) => ({ kind, winners }))
  }
}

/** The raises of the colpo, the latest first; one that was never made, where there is none. */
function raisesOf(table: Table, dispute: Dispute): Remedy[] {
  const { play, colpo } = table
  const moves = play && colpo?.number === dispute.colpo ? play.moves : []
  const raises = moves.flatMap((move, at): Remedy[] =>
    move.kind === 'raise'
      ? [{ kind: 'raise-falls', move: at, member: move.member, to: move.to }]
      : [],
  )
  const [contender] = dispute.contenders
  if (raises.length > 0 || contender === undefined) return raises.reverse()
  return [{ kind: 'raise-falls', move: moves.length, member: contender, to: table.settings.cip }]
}

/** The players of the disputed colpo, the contenders first. */
function handsOf(table: Table, dispute: Dispute): readonly MemberId[] {
  const isDisputed = table.colpo?.number === dispute.colpo
  const colpo = isDisputed
    ? table.colpo
    : table.colpi.find(({ number }) => number === dispute.colpo)
  const players = colpo?.players ?? []
  const { contenders } = dispute
  return [...contenders, ...players.filter((member) => !contenders.includes(member))]
}

/** The ways to divide: between all the contenders, then between any two who showed their cards. */
function sharesOf(table: Table, dispute: Dispute): (readonly MemberId[])[] {
  const colpo = table.colpi.find(({ number }) => number === dispute.colpo)
  const outcome = colpo?.outcome
  const left =
    outcome?.kind === 'won' ? outcome.ranking.flat() : table.play ? playersIn(table.play) : []
  const pairs = left.flatMap((one, at) => left.slice(at + 1).map((other) => [one, other]))
  const { contenders } = dispute
  const others = pairs.filter(
    (pair) => contenders.length !== 2 || !pair.every((member) => contenders.includes(member)),
  )
  return [contenders, ...others]
}
