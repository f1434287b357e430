import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { bankAfterCount } from '../bank'
import { goodCountNow } from '../book'
import type { TaxChange } from '../pieces/change'
import type { Pieces } from '../pieces/pieces'
import { changedRoom, withFloat } from '../room'
import type { AtTable, BroughtByPlay } from '../scene'
import type { FloatRoom } from '../state/room'
import { afterTax } from './tax'

export type DutyEvent =
  | (AtTable<'handoverBegun'> & { readonly from: MemberId; readonly to: MemberId })
  | (AtTable<'handoverCounted'> & {
      readonly by: MemberId
      readonly pieces: Pieces
      readonly banknotes: Chips
    })
  /** The inspector counts in place of a changeur who left; the one who comes on counts next. */
  | (AtTable<'turnRelieved'> & {
      readonly from: MemberId
      readonly to: MemberId
      readonly inspector: MemberId
      readonly pieces: Pieces
      readonly banknotes: Chips
      readonly why: string
    })
  | (AtTable<'handoverAttended'> & { readonly inspector: MemberId })
  | (AtTable<'handoverRefused'> & { readonly by: MemberId; readonly why: string })
  | (AtTable<'turnTaken'> & {
      readonly from: MemberId
      readonly to: MemberId
      readonly pieces: Pieces
      readonly banknotes: Chips
      /** Both counted what there should be. */
      readonly isRight: boolean
    } & Partial<BroughtByPlay>)
  | (AtTable<'taxPaid'> &
      TaxChange & {
        readonly coup: number
        readonly by: MemberId
        /** The chips of it that lay in the box already; absent when none did, and in events of an earlier version. */
        readonly inBox?: Chips
      })
  | (AtTable<'suspicionReported'> & { readonly by: MemberId; readonly text: string })

export const evolveDuties: Evolve<FloatRoom, DutyEvent> = {
  handoverBegun: (room, { table, from, to }, { at }) =>
    withFloat(room, table, () => ({ handover: { from, to, at, first: null, attended: null } })),
  handoverCounted: (room, { table, by, pieces, banknotes }) =>
    withFloat(room, table, ({ handover }) => ({
      handover: handover && {
        ...handover,
        first: handover.first ?? { by, pieces, banknotes },
      },
    })),
  turnRelieved: (room, { table, from, to, inspector, pieces, banknotes }, { at }) =>
    withFloat(room, table, () => ({
      handover: {
        from,
        to,
        at,
        first: { by: inspector, pieces, banknotes },
        attended: inspector,
      },
    })),
  handoverAttended: (room, { table, inspector }) =>
    withFloat(room, table, ({ handover }) => ({
      handover: handover && { ...handover, attended: inspector },
    })),
  handoverRefused: (room, { table }) =>
    withFloat(room, table, () => ({ handover: null, gapDue: true })),
  turnTaken: (room, { table, to, pieces, banknotes, isRight, bank }, { at }) =>
    withFloat(room, table, ({ turn, pastTurns, bank: before }) => ({
      handover: null,
      pastTurns: turn ? [...pastTurns, { ...turn, until: at }] : pastTurns,
      ...(bank ? { pieces } : {}),
      ...bankAfterCount({ bank: before }, bank),
      turn: { changeur: to, since: at, until: null, took: pieces, banknotes },
      ...(isRight ? goodCountNow(room, table, at) : { gapDue: true }),
    })),
  taxPaid: (room, { table, coup, box, taken, rest }) =>
    withFloat(room, table, ({ pieces, taxes }) => ({
      pieces: afterTax(pieces, { box, taken, rest }),
      taxes: taxes.map((tax) => (tax.coup === coup ? { ...tax, paid: box } : tax)),
    })),
  suspicionReported: (room, { table, by, text }, { at }) =>
    changedRoom(room, {
      reports: [
        ...room.reports,
        { number: room.reports.length + 1, at, by, table, to: ['commissario'], text },
      ],
    }),
}
