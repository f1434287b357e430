import { CARDS_IN_TAGLIA, countedOut } from '../play/taglia'
import type { Phase, Result } from '../state/colpo'
import type { Table } from '../state/table'
import type { TagliaStep } from '../state/taglia'

/** Results that the wall shows, the latest last. */
const SHOWN_RESULTS = 12

/** The game's part of a table that everybody may see; its limits are for each person and chance (D1). */
export interface OwnSummary {
  /** Persons at the table. */
  readonly present: number
  readonly taglia: {
    readonly number: number
    readonly step: TagliaStep
    readonly left: number
    readonly cards: number
    readonly isDaysLast: boolean
  }
  readonly phase: Phase | null
  /** The latest results of the taglia; void colpi are left out. */
  readonly results: readonly Result[]
  readonly openDisputes: number
}

/** A table as everybody may see it. */
export const summaryOf = ({ present, taglia, colpo, past, disputes }: Table): OwnSummary => ({
  present: present.length,
  taglia: {
    number: taglia.number,
    step: taglia.step,
    left: CARDS_IN_TAGLIA - countedOut(taglia),
    cards: CARDS_IN_TAGLIA,
    isDaysLast: taglia.isDaysLast,
  },
  phase: colpo?.phase ?? null,
  results: past
    .filter((one) => one.taglia === taglia.number)
    .flatMap(({ result }) => result ?? [])
    .slice(-SHOWN_RESULTS),
  openDisputes: disputes.filter((dispute) => dispute.status === 'open').length,
})
