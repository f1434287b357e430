import type { TableId } from '../../banked/ids'
import { type KeptEvent, type ReplayStep, stepsOf, type ToldFrame } from '../../kernel/replay'
import { type BlackJackGameEvent, blackJackGame } from '../decider'
import type { Evening } from '../evening'
import { type Point, pointOf } from '../play/points'
import { tellsOfEvent } from '../sentences'
import type { Colpo, PastColpo } from '../state/colpo'
import type { CasellaNumber } from '../state/ids'
import type { Table } from '../state/table'

/** A colpo from the invitation to stake to its end, with claims, rulings and corrections since, step by step. */
export interface ColpoReplay {
  readonly colpo: number
  readonly frames: readonly ColpoFrame[]
}

/** The caselle and the banco as they lay after one step of a colpo; amounts in chips. */
export interface ColpoFrame
  extends ToldFrame,
    Pick<Colpo, 'caselle' | 'banco' | 'parts' | 'incidents'> {
  /** Null once the colpo is over. */
  readonly phase: Colpo['phase'] | null
  readonly points: readonly { readonly casella: CasellaNumber; readonly hands: readonly Point[] }[]
  readonly bancoPoint: Point
  /** Once it is over: the banco's result, and what was put right afterwards. */
  readonly end: Pick<PastColpo, 'won' | 'isVoid' | 'corrections'> | null
}

/** The colpo that is replayed: its table and its serial there. */
export interface SoughtColpo {
  readonly table: TableId
  readonly colpo: number
}

/**
 * A colpo replayed from the evening's events, all of them from the first; null when there was none. It works for every
 * past colpo, because it evolves the states that the events left. One of which only the result was kept has one step.
 * Source: B.29.
 */
export function replayOfColpo(
  events: readonly KeptEvent<BlackJackGameEvent>[],
  { table: id, colpo }: SoughtColpo,
): ColpoReplay | null {
  const frames: ColpoFrame[] = []
  for (const step of stepsOf(blackJackGame, events)) {
    const table = step.after.tables[id]
    if (!table || !concerns(step, table, colpo)) continue
    const lies = frameOf(table, colpo)
    // A colpo that was opened and then taken back begins anew.
    if (lies === null) frames.length = 0
    else
      frames.push({
        position: step.position,
        at: step.at,
        tells: tellsOfEvent(step.event),
        ...lies,
      })
  }
  return frames.length > 0 ? { colpo, frames } : null
}

/** Whether an event is a step of this colpo: of its play, its end, its correction, a claim about it or a ruling. */
function concerns(
  { event, before }: ReplayStep<Evening, BlackJackGameEvent>,
  table: Table,
  serial: number,
): boolean {
  if (!('table' in event) || event.table !== table.id) return false
  if (event.type === 'disputeOpened') return event.coup === serial
  if (event.type === 'disputeRuled')
    return table.claims.some(({ number, colpo }) => number === event.dispute && colpo === serial)
  if (event.type === 'colpoCorrected' || event.type === 'colpoRecorded')
    return event.serial === serial
  const was = before.tables[table.id]?.colpo ?? null
  const isOfColpo = was?.serial === serial || table.colpo?.serial === serial
  return isOfColpo && was !== table.colpo
}

type Laid = Omit<ColpoFrame, keyof ToldFrame>

/** The colpo as it lies in play or as it ended; null when the table has none of this serial. */
function frameOf({ colpo, past }: Table, serial: number): Laid | null {
  if (colpo?.serial === serial) return { ...laid(colpo), phase: colpo.phase, end: null }
  const over = past.find((one) => one.serial === serial)
  if (!over) return null
  const { won, isVoid, corrections } = over
  return { ...laid(over), phase: null, end: { won, isVoid, corrections } }
}

const laid = ({
  caselle,
  banco,
  parts,
  incidents,
}: Pick<Colpo, 'caselle' | 'banco' | 'parts' | 'incidents'>) => ({
  caselle,
  banco,
  parts,
  incidents,
  points: caselle.map(({ number, hands }) => ({
    casella: number,
    hands: hands.map(({ cards }) => pointOf(cards)),
  })),
  bancoPoint: pointOf(banco),
})
