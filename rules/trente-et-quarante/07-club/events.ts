import { evolveDay } from '../../banked/club/day'
import { evolveSheet } from '../../banked/club/evolve'
import type {
  DayEvent,
  LimitEvent,
  OfTable,
  Paying,
  SheetEvent,
  TableEvent,
} from '../../banked/events'
import { evolveTableLimits, proposedBy } from '../../banked/table/evolve'
import type { Evolve } from '../../kernel/article'
import { BENCH } from '../bench'
import { type Evening, withTable, withTransfers } from '../evening'
import { NO_TAGLIA } from '../play/taglia'
import { inUnit, type Settings } from '../settings'
import { changedEvening } from '../state/changed'
import type { SettledPart } from '../state/colpo'
import { copyTable } from '../state/copy'
import type { Table } from '../state/table'

/** Section K: the club. */
export type ClubEvent =
  | DayEvent<Settings>
  | SheetEvent
  | LimitEvent<Settings>
  | TableEvent
  | (OfTable<'tableClosed'> & Paying<SettledPart>)

/** A table as one of the two signers proposes it. */
export const proposedTable = (
  ...[event, occasion]: Parameters<typeof proposedBy<Settings>>
): Table =>
  copyTable({
    ...proposedBy(event, occasion),
    settings: event.settings,
    versions: [
      { number: 1, at: occasion.at, by: occasion.by.member, note: '', settings: event.settings },
    ],
    taglia: NO_TAGLIA,
    present: [],
    poste: [],
    lastPosta: 0,
    insurances: [],
    disputes: [],
  })

export const evolveClub: Evolve<Evening, ClubEvent> = {
  ...evolveDay<Evening, Table, Settings>(
    BENCH,
    (day, settings) => changedEvening(day, { settings }),
    inUnit,
  ),
  ...evolveSheet(BENCH),
  ...evolveTableLimits(BENCH, proposedTable),
  tableClosed: (evening, { table: id, transfers }, { at }) =>
    withTransfers(
      withTable(evening, id, () => ({
        status: 'closed',
        closedAt: at,
        present: [],
        poste: [],
        insurances: [],
      })),
      transfers,
    ),
}
