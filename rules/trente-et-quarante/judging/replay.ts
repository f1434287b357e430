import type { TableId } from '../../banked/ids'
import { type KeptEvent, type ReplayStep, stepsOf, type ToldFrame } from '../../kernel/replay'
import { type TrenteGameEvent, trenteGame } from '../decider'
import type { Evening } from '../evening'
import { tellsOfEvent } from '../sentences'
import type { Colpo, PastColpo } from '../state/colpo'
import type { Table } from '../state/table'

/** A colpo from the invitation to stake to its end, with claims and rulings since, step by step. */
export interface ColpoReplay {
  readonly colpo: number
  readonly frames: readonly ColpoFrame[]
}

/** The cloth and both rows as they lay after one step of a colpo; amounts in chips. */
export interface ColpoFrame
  extends ToldFrame,
    Pick<Colpo, 'rows' | 'incidents'>,
    Pick<Table, 'poste' | 'insurances'>,
    Pick<PastColpo, 'parts' | 'result'> {
  /** Null once the colpo is over. */
  readonly phase: Colpo['phase'] | null
  /** Once it is over: the bank's result. */
  readonly end: Pick<PastColpo, 'won' | 'isVoid'> | null
}

/** The colpo that is replayed: its table and its serial there. */
export interface SoughtColpo {
  readonly table: TableId
  readonly colpo: number
}

/**
 * A colpo replayed from the evening's events, all of them from the first; null when there was none. It works for every
 * past colpo, because it evolves the states that the events left. Source: T.10.
 */
export function replayOfColpo(
  events: readonly KeptEvent<TrenteGameEvent>[],
  { table: id, colpo }: SoughtColpo,
): ColpoReplay | null {
  const frames: ColpoFrame[] = []
  for (const step of stepsOf(trenteGame, events)) {
    const table = step.after.tables[id]
    if (!table || !concerns(step, table, colpo)) continue
    const last = frames.at(-1)
    // A claim may be ruled when the table keeps its colpo no more.
    const lies = frameOf(table, colpo, last) ?? ('dispute' in step.event ? last : null)
    const { position, at, event } = step
    // A colpo that was opened and then taken back begins anew.
    if (lies) frames.push({ ...lies, position, at, tells: tellsOfEvent(event) })
    else frames.length = 0
  }
  return frames.length > 0 ? { colpo, frames } : null
}

/** Whether an event is a step of this colpo: of its stakes, its play, its end, a claim about it or a ruling. */
function concerns(
  { event, before }: ReplayStep<Evening, TrenteGameEvent>,
  table: Table,
  serial: number,
): boolean {
  if (!('table' in event) || event.table !== table.id) return false
  if ('dispute' in event)
    return table.disputes.some(({ number, coup }) => number === event.dispute && coup === serial)
  const was = before.tables[table.id]
  const isOfColpo = was?.colpo?.serial === serial || table.colpo?.serial === serial
  return isOfColpo && (was?.colpo !== table.colpo || was?.poste !== table.poste)
}

type Laid = Omit<ColpoFrame, keyof ToldFrame>

/** The colpo as it lies in play or as it ended, after its last frame; null when the table has none of this serial. */
function frameOf(
  { colpo, past, poste, insurances }: Table,
  serial: number,
  last: Laid | undefined,
): Laid | null {
  if (colpo?.serial === serial) {
    const { rows, incidents, phase } = colpo
    return { rows, incidents, phase, poste, insurances, parts: [], result: null, end: null }
  }
  const over = past.find((one) => one.serial === serial)
  if (!over) return null
  const { rows, incidents, laid, parts, result, won, isVoid } = over
  return {
    ...{ rows, incidents, parts, result },
    // Once it is paid the cloth is the next colpo's.
    ...{ poste: last?.poste ?? laid, insurances: last?.insurances ?? [] },
    phase: null,
    end: { won, isVoid },
  }
}
