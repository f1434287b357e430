import type { Card } from '../../kernel/cards'
import { type Chips, NO_CHIPS } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { type KeptEvent, stepsOf, type ToldFrame } from '../../kernel/replay'
import { type PokerEvent, poker } from '../decider'
import type { Evening } from '../evening'
import { handIn } from '../giro/turn'
import { tellsOfEvent } from '../sentences'
import { type Colpo, chipsIn } from '../state/colpo'
import type { TableId } from '../state/ids'
import type { Phase, Standing } from '../state/play'
import type { Table } from '../state/table'
import { lyingBefore, lyingInMiddle, staked } from './sector'

/** A colpo from its deal to its end, and what was corrected of it since, step by step. */
export interface ColpoReplay {
  colpo: number
  cartaro: MemberId | null
  frames: readonly ReplayFrame[]
}

/** The table as it lay after one step of a colpo; amounts in chips. */
export interface ReplayFrame extends ToldFrame {
  /** The phase of a colpo kept move by move; null at the other levels, and once it is settled. */
  phase: Phase | null
  isSettled: boolean
  middle: Chips
  speaker: MemberId | null
  opener: MemberId | null
  players: readonly ReplayedPlayer[]
}

export interface ReplayedPlayer {
  member: MemberId
  resto: Chips
  /** Put in after the uscita. */
  put: Chips
  /** Null at levels that do not keep moves. */
  standing: Standing | null
  /** The cards shown so far; empty when none were, or only the table saw them. */
  cards: readonly Card[]
}

/**
 * A colpo replayed from the evening's events, all of them from the first. Null when it was never dealt. It works at
 * every level and for any past colpo, because it evolves the states that the events left. Source: XVII.2.
 */
export function replayOf(
  events: readonly KeptEvent<PokerEvent>[],
  sought: { table: TableId; colpo: number },
): ColpoReplay | null {
  const frames: ReplayFrame[] = []
  let cartaro: MemberId | null = null
  for (const { position, at, event, before, after: evening } of stepsOf(poker, events)) {
    if (!concerns(event, evening, sought)) continue
    // A deal that was taken back is no part of the colpo dealt in its stead.
    if (event.type === 'dealTakenBack') frames.length = 0
    const table = evening.tables[sought.table]
    const colpo = table && colpoOf(table, sought.colpo)
    if (!table || !colpo) continue
    cartaro = colpo.cartaro
    const seen = frames.at(-1) ?? null
    const was = before.tables[sought.table] ?? null
    frames.push({
      position,
      at,
      tells: tellsOfEvent(event),
      ...frameOf({ table, colpo, was, seen }),
    })
  }
  return frames.length > 0 ? { colpo: sought.colpo, cartaro, frames } : null
}

const colpoOf = (table: Table, number: number): Colpo | undefined =>
  table.colpo?.number === number
    ? table.colpo
    : table.colpi.find((colpo) => colpo.number === number)

/** Whether an event is a step of this colpo: of its play, its result, its correction or a ruling on it. */
function concerns(
  event: PokerEvent,
  { tables }: Evening,
  sought: { table: TableId; colpo: number },
): boolean {
  if (!('table' in event) || event.table !== sought.table) return false
  if (event.type === 'colpoDealt') return event.colpo.number === sought.colpo
  if (event.type === 'disputeRuled')
    return (
      event.remedy !== undefined &&
      tables[sought.table]?.disputes.some(
        ({ number, colpo }) => number === event.dispute && colpo === sought.colpo,
      ) === true
    )
  return 'colpo' in event && event.colpo === sought.colpo && event.type !== 'disputeOpened'
}

interface Step {
  table: Table
  colpo: Colpo
  /** The table before the step. */
  was: Table | null
  /** The frame before this one. */
  seen: ReplayFrame | null
}

type Laid = Omit<ReplayFrame, keyof ToldFrame>

/** The table as it lay; once the colpo is settled, the hands are those of its last move. */
function frameOf({ table, colpo, was, seen }: Step): Laid {
  const inPlay = table.colpo === colpo
  const play = inPlay ? table.play : null
  const last = play ?? (was?.colpo?.number === colpo.number ? was.play : null)
  return {
    phase: play?.phase ?? null,
    isSettled: !inPlay,
    middle: lyingInMiddle(table),
    speaker: play?.speaker ?? null,
    opener: last?.opener ?? seen?.opener ?? null,
    players: colpo.players.map((member) => {
      const hand = handIn(last, member)
      const before = seen?.players.find((player) => player.member === member)
      return {
        member,
        resto: lyingBefore(table, member),
        put: inPlay ? staked(table, member) : putIn(colpo, member),
        standing: hand?.standing ?? before?.standing ?? null,
        cards: hand?.shown?.cards ?? before?.cards ?? [],
      }
    }),
  }
}

function putIn({ outcome }: Colpo, member: MemberId): Chips {
  return outcome && 'put' in outcome ? chipsIn(outcome.put, member) : NO_CHIPS
}
