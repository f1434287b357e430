import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { bankAfterCount } from '../bank'
import { goodCountNow } from '../book'
import type { Pieces } from '../pieces/pieces'
import { changedRoom, withFloat } from '../room'
import type { AtTable, BroughtByPlay } from '../scene'
import type { FloatSettings } from '../settings'
import type { FloatRoom, KeptBox } from '../state/room'
import type { Check, Duty, Report } from '../state/staff'
import type { CardCount } from '../state/table'

export type OfficeEvent =
  | {
      readonly type: 'floatDeclared'
      readonly settings: FloatSettings | null
      /** The boxes as the last closing left them; absent where none is rolled over. */
      readonly boxes?: readonly KeptBox[]
    }
  | ({ readonly type: 'dutyEntered' } & Pick<Duty, 'member' | 'office'> & {
        readonly where: string | null
      })
  | { readonly type: 'dutyLeft'; readonly duty: number; readonly member: MemberId }
  | ({ readonly type: 'irregularityReported' } & Pick<Report, 'to' | 'text'> & {
        readonly who: MemberId
      })
  | (AtTable<'openingOrdered'> & { readonly inspector: MemberId })
  | (AtTable<'closingOrdered'> & { readonly inspector: MemberId })
  | (AtTable<'checkRecorded'> & Pick<Check, 'what' | 'isRight' | 'inspector' | 'note'>)
  | (AtTable<'cardsCounted'> & Omit<CardCount, 'at'>)
  | (AtTable<'spotCounted'> & {
      readonly inspector: MemberId
      readonly changeur: MemberId
      readonly pieces: Pieces
      readonly banknotes: Chips
    })
  | (AtTable<'spotChecked'> & {
      readonly inspector: MemberId
      readonly witness: MemberId
      readonly isRight: boolean
    } & Partial<BroughtByPlay>)
  | (AtTable<'caseDecided'> & {
      readonly inspector: MemberId
      readonly text: string
      readonly recordings: string | null
    })

export const evolveOffices: Evolve<FloatRoom, OfficeEvent> = {
  floatDeclared: (room, { settings, boxes = [] }) => changedRoom(room, { settings, kept: boxes }),
  dutyEntered: (room, { member, office, where }, { at }) =>
    changedRoom(room, {
      staff: [
        ...room.staff,
        { number: room.staff.length + 1, member, office, table: where, from: at, to: null },
      ],
    }),
  dutyLeft: (room, { duty }, { at }) =>
    changedRoom(room, {
      staff: room.staff.map((one) => (one.number === duty ? { ...one, to: at } : one)),
    }),
  irregularityReported: (room, { who, to, text }, { at }) =>
    changedRoom(room, {
      reports: [
        ...room.reports,
        { number: room.reports.length + 1, at, by: who, table: null, to, text },
      ],
    }),
  openingOrdered: (room, { table }) => withFloat(room, table, () => ({ order: 'open' })),
  closingOrdered: (room, { table }) => withFloat(room, table, () => ({ order: 'close' })),
  checkRecorded: (room, { table, what, isRight, inspector, note }, { at }) =>
    changedRoom(room, {
      checks: [
        ...room.checks,
        {
          number: room.checks.length + 1,
          table,
          at,
          what,
          isRight,
          inspector,
          witness: null,
          note,
        },
      ],
    }),
  cardsCounted: (room, { table, by, when, taglia, cards, masks, isWhole, note }, { at }) =>
    withFloat(room, table, ({ cardCounts }) => ({
      cardCounts: [...cardCounts, { at, by, when, taglia, cards, masks, isWhole, note }],
    })),
  spotCounted: (room, { table, inspector, changeur, pieces, banknotes }, { at }) =>
    withFloat(room, table, () => ({
      presence: { kind: 'spot', at, inspector, changeur, pieces, banknotes, seal: null },
    })),
  spotChecked: (room, { table, inspector, witness, isRight, bank }, { at }) =>
    changedRoom(
      withFloat(room, table, (float) => ({
        presence: null,
        ...(bank && float.presence ? { pieces: float.presence.pieces } : {}),
        ...bankAfterCount(float, bank),
        ...(isRight ? goodCountNow(room, table, at) : { gapDue: true }),
      })),
      {
        checks: [
          ...room.checks,
          {
            number: room.checks.length + 1,
            table,
            at,
            what: 'dotazione',
            isRight,
            inspector,
            witness,
            note: '',
          },
        ],
      },
    ),
  caseDecided: (room, { table, inspector, text, recordings }, { at }) =>
    changedRoom(room, {
      cases: [
        ...room.cases,
        { number: room.cases.length + 1, table, at, inspector, text, recordings },
      ],
    }),
}
