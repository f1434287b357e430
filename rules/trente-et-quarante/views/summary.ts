import type { TableId } from '../../banked/ids'
import { officeAwaited } from '../../banked/signing'
import type { LimitPair, Signer } from '../../banked/state'
import type { Level } from '../../kernel/level'
import { CARDS_IN_TAGLIA, countedOut } from '../play/taglia'
import type { Phase, Result } from '../state/colpo'
import type { Table } from '../state/table'
import type { TagliaStep } from '../state/taglia'

/** Results that the wall shows, the latest last. */
const SHOWN_RESULTS = 12

/** A table that everybody may see, without anybody's chips. */
export interface TableSummary {
  readonly id: TableId
  readonly number: number
  readonly label: string
  readonly status: Table['status']
  /** The office whose signature the table waits for; null where it waits for none. */
  readonly awaits: Signer | null
  readonly level: Level
  /** For each person and chance (D1). */
  readonly limits: LimitPair
  readonly step: number
  /** Persons at the table. */
  readonly present: number
  readonly taglia: {
    readonly number: number
    readonly step: TagliaStep
    readonly left: number
    readonly cards: number
    readonly isDaysLast: boolean
  }
  readonly serial: number
  readonly phase: Phase | null
  /** The latest results of the taglia; void colpi are left out. */
  readonly results: readonly Result[]
  readonly openDisputes: number
}

/** The name of a table for people. */
export const labelOf = ({ number }: Pick<Table, 'number'>): string =>
  `Trente et quarante · ${number}`

/** A table as everybody may see it. */
export function summaryOf(table: Table): TableSummary {
  const { id, number, status, level, limits, settings, present, taglia, serial, colpo } = table
  return {
    id,
    number,
    label: labelOf(table),
    status,
    awaits: officeAwaited(table),
    level,
    limits: { minimum: limits.minimum, maximum: limits.maximum },
    step: settings.step,
    present: present.length,
    taglia: {
      number: taglia.number,
      step: taglia.step,
      left: CARDS_IN_TAGLIA - countedOut(taglia),
      cards: CARDS_IN_TAGLIA,
      isDaysLast: taglia.isDaysLast,
    },
    serial,
    phase: colpo?.phase ?? null,
    results: table.past
      .filter((one) => one.taglia === taglia.number)
      .flatMap(({ result }) => result ?? [])
      .slice(-SHOWN_RESULTS),
    openDisputes: table.disputes.filter((dispute) => dispute.status === 'open').length,
  }
}
